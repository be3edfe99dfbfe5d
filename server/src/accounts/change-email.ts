import type { Tx } from '../platform/database/index.ts'
import { notFound } from '../platform/errors.ts'
import type { Principal } from '../platform/http/context.ts'
import { limitAccount } from './limits.ts'
import { makeLink } from './mail-links.ts'
import { rules } from './policy.ts'
import { announceUser } from './read-user.ts'
import type { UserRow } from './store.ts'
import { useLinksOf } from './store-links.ts'
import type { AccountsTools } from './tools.ts'

/** Counted for both: one person may not mail many strangers, and many people may not mail one. */
export async function limitEmailChange(tools: AccountsTools, user: UserRow, email: string): Promise<void> {
  await limitAccount(tools, 'mail', user)
  await limitAccount(tools, 'mail', { brandId: user.brandId, email })
}

/**
 * Asks the new address whether it is the person's; until it says so, nothing changes. The same happens when somebody
 * else has that address: what its mailbox then reads differs, and only its owner reads it.
 */
export async function changeEmail(
  tools: AccountsTools,
  tx: Tx,
  user: UserRow,
  newEmail: string,
): Promise<void> {
  await useLinksOf(tx, user.id, 'confirm-email', tools.clock.now())
  const linkId = await makeLink(tools, tx, {
    purpose: 'confirm-email',
    userId: user.id,
    seconds: rules.emailLinkSeconds,
    newEmail,
    oldEmail: user.email,
  })
  await tools.letters.confirmEmail(tx, { linkId })
  await tools.letters.emailChangeAsked(tx, { linkId })
}

export async function cancelEmailChange(
  tools: AccountsTools,
  principal: Principal,
  userId: string,
): Promise<void> {
  if (principal.userId !== userId) throw notFound('This person')
  await tools.database.transaction((tx) => useLinksOf(tx, userId, 'confirm-email', tools.clock.now()))
  await announceUser(tools, userId)
}
