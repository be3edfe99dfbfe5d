import type { Tx } from '../platform/database/index.ts'
import type { Effects } from './effects.ts'
import { queues, type PaymentsTools } from './parts.ts'
import { isGood, premiumUntil } from './policy.ts'
import { paymentsOfSubscriptions, type PaymentRow } from './store.ts'
import { changeSubscription, subscriptionsOf, type SubscriptionRow } from './store-subscriptions.ts'

/**
 * Reads off the payments of a subscription how long it is paid for, and tells accounts how long the person has premium.
 * The subscription has to be locked.
 */
export async function refreshSubscription(
  tools: PaymentsTools,
  tx: Tx,
  subscription: SubscriptionRow,
  effects: Effects,
): Promise<void> {
  const rows = await paymentsOfSubscriptions(tx, [subscription.id])
  const paidUntil = latest(rows.filter(isGood).map((row) => row.periodEnd))
  const waiting = rows.filter((row) => isWaiting(row, paidUntil))
  const pastDueAt = waiting.length === 0 ? null : (subscription.pastDueAt ?? tools.clock.now())
  const fresh = await changeSubscription(tx, subscription.id, { paidUntil, pastDueAt })
  if (fresh.endedAt === null && wasTakenBack(rows, paidUntil, tools.clock.now())) {
    // The money went back, so nothing may be charged again.
    await tools.jobs.enqueue(tx, queues.endSubscription, { subscriptionId: fresh.id }, { key: fresh.id })
  }
  effects.premium.set(fresh.userId, fresh.brandId)
  await tellAccounts(tools, tx, fresh.userId, effects)
}

function isWaiting(row: PaymentRow, paidUntil: Date | null): boolean {
  if (row.paidAt !== null || row.state !== 'failed' || row.periodEnd === null) return false
  return paidUntil === null || row.periodEnd > paidUntil
}

function wasTakenBack(rows: readonly PaymentRow[], paidUntil: Date | null, now: Date): boolean {
  return rows.some(
    (row) =>
      row.paidAt !== null &&
      !isGood(row) &&
      row.periodEnd !== null &&
      row.periodEnd > now &&
      (paidUntil === null || paidUntil < row.periodEnd),
  )
}

/** Of all subscriptions together: somebody may have two, by paying two checkouts. */
async function tellAccounts(tools: PaymentsTools, tx: Tx, userId: string, effects: Effects): Promise<void> {
  // Money may still move for somebody who is gone.
  if ((await tools.accounts.userById(tx, userId)) === undefined) return
  const until = latest((await subscriptionsOf(tx, userId)).map(premiumUntil))
  effects.more.push(await tools.accounts.changePerson(tx, userId, { premiumUntil: until }))
}

function latest(times: readonly (Date | null)[]): Date | null {
  return times.reduce((last, time) => (last === null || (time !== null && time > last) ? time : last), null)
}
