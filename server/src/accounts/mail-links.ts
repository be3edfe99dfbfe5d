import type { Tx } from '../platform/database/index.ts'
import { problem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { linkToken, tokenHash } from './keys.ts'
import { later } from './policy.ts'
import { insertLink, lockLink, useLinksOf, type LinkRow } from './store-links.ts'
import type { LinkPurpose, PendingRegistration } from './tables.ts'
import type { AccountsTools } from './tools.ts'

/** Makes a link and answers its id, from which the letter makes the address. */
export async function makeLink(
  tools: AccountsTools,
  tx: Tx,
  link: {
    purpose: LinkPurpose
    userId: string
    seconds: number
    pending?: PendingRegistration
    newEmail?: string
    oldEmail?: string
  },
): Promise<string> {
  const id = newId()
  const createdAt = tools.clock.now()
  await insertLink(tx, {
    id,
    hash: tokenHash(linkToken(tools.keys.mailLink, id)),
    purpose: link.purpose,
    userId: link.userId,
    pending: link.pending ?? null,
    newEmail: link.newEmail ?? null,
    oldEmail: link.oldEmail ?? null,
    createdAt,
    expiresAt: later(createdAt, link.seconds),
  })
  return id
}

/** Takes a link: once, in time, and for what it was made for. All others for the same purpose go with it. */
export async function takeLink(
  tools: AccountsTools,
  tx: Tx,
  token: string,
  purpose: LinkPurpose,
): Promise<LinkRow> {
  const now = tools.clock.now()
  const link = await lockLink(tx, tokenHash(token), purpose)
  if (link === undefined || link.usedAt !== null) {
    throw linkInvalid()
  }
  if (link.expiresAt <= now) throw problem('link-expired', 'This link has expired. Please ask for a new one.')
  await useLinksOf(tx, link.userId, purpose, now)
  return link
}

export function linkInvalid() {
  return problem('link-invalid', 'This link is not valid. It may have been used already.')
}
