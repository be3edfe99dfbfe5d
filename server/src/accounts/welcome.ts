import type { Tx } from '../platform/database/index.ts'
import { rules } from './policy.ts'
import { changeUser, type UserRow } from './store.ts'
import { useLinksOf } from './store-links.ts'
import type { PendingRegistration } from './tables.ts'
import type { AccountsTools } from './tools.ts'

/** The address has proved to be the person's: from here on they can log in, and the welcome tokens are theirs. */
export async function welcome(
  tools: AccountsTools,
  tx: Tx,
  user: UserRow,
  change: Partial<PendingRegistration>,
): Promise<void> {
  const now = tools.clock.now()
  await changeUser(tx, user.id, { ...change, confirmedAt: now })
  // An earlier attempt must not bring its password back.
  await useLinksOf(tx, user.id, 'confirm-registration', now)
  await giveWelcome(tools, tx, user)
}

/** Given once, however often it is asked. */
export async function giveWelcome(
  tools: AccountsTools,
  tx: Tx,
  user: { id: string; brandId: string },
): Promise<void> {
  const amount = tools.brands.byId(user.brandId).prices.welcomeTokens
  if (amount === 0) return
  await tools.wallet.grant(tx, {
    userId: user.id,
    amount,
    reason: rules.welcomeReason,
    key: `welcome:${user.id}`,
  })
}
