import { presentPayment } from './present.ts'
import { readPremium } from './read-premium.ts'
import { paymentById } from './store.ts'
import type { PaymentsTools } from './parts.ts'

/** What people are told once the transaction is committed: facts that leave the house must be true. */
export interface Effects {
  readonly payments: Set<string>
  /** Whose premium may have changed, and at which brand. */
  readonly premium: Map<string, string>
  readonly balances: Map<string, number>
  readonly more: (() => void)[]
}

export function noEffects(): Effects {
  return { payments: new Set(), premium: new Map(), balances: new Map(), more: [] }
}

/** Never fails: what was done is done, and who was not told reads it at the next opportunity. */
export async function announce(tools: PaymentsTools, effects: Effects): Promise<void> {
  const { bus, database, wallet, log } = tools
  for (const [userId, balance] of effects.balances) wallet.announce(userId, balance)
  for (const tell of effects.more) tell()
  try {
    for (const id of effects.payments) {
      const row = await paymentById(database.db, id)
      if (row) bus.publish(`user:${row.userId}`, 'payment.changed', { payment: presentPayment(row) })
    }
    for (const [userId, brandId] of effects.premium) {
      const premium = await readPremium(tools, { userId, brandId })
      bus.publish(`user:${userId}`, 'premium.changed', { premium })
    }
  } catch (error) {
    log.warn({ err: error }, 'a person could not be told of a payment')
  }
}
