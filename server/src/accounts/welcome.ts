import type { Tx } from '../platform/database/index.ts'
import { accountConfirmed, type AccountConfirmed } from './facts.ts'
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
  // An earlier attempt, which may have been a stranger's, must bring neither its angel along nor its password back.
  const generatorState = change.generatorState ?? null
  await changeUser(tx, user.id, { ...change, generatorState, confirmedAt: now })
  await useLinksOf(tx, user.id, 'confirm-registration', now)
  await giveWelcome(tools, tx, user)
  const fact: AccountConfirmed = { userId: user.id, generatorState }
  await tools.jobs.enqueue(tx, accountConfirmed, fact)
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
