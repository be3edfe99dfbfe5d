import type { Tx } from '../platform/database/index.ts'
import { notFound } from '../platform/errors.ts'
import { announceUser } from './read-user.ts'
import { changeUser } from './store.ts'
import type { AccountsTools, AfterCommit } from './tools.ts'

/** What other features decide about a person and accounts keep: avatars, payments and moderation write it here. */
export interface PersonChange {
  readonly avatar?: { readonly name: string; readonly imageUrl: string } | null
  readonly premiumUntil?: Date | null
  readonly warningCounter?: number
}

export async function changePerson(
  tools: AccountsTools,
  tx: Tx,
  userId: string,
  change: PersonChange,
): Promise<AfterCommit> {
  const { avatar, premiumUntil, warningCounter } = change
  const changed = await changeUser(tx, userId, {
    ...(avatar === undefined
      ? {}
      : { avatarName: avatar?.name ?? null, avatarImageUrl: avatar?.imageUrl ?? null }),
    ...(premiumUntil === undefined ? {} : { premiumUntil }),
    ...(warningCounter === undefined ? {} : { warningCounter }),
  })
  if (changed === undefined) throw notFound('This person')
  return () => void announceUser(tools, userId)
}
