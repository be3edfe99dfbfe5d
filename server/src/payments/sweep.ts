import { abandonPayment } from './abandon-payment.ts'
import { announce, noEffects } from './effects.ts'
import { queues, type PaymentsTools } from './parts.ts'
import { minutesAfter, premiumUntil, rules } from './policy.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { settlePayment } from './settle-payment.ts'
import { lockPayment, overduePayments, paymentsWithGrantsDue } from './store.ts'
import {
  changeSubscription,
  lapsedSubscriptions,
  lockSubscription,
  type SubscriptionRow,
} from './store-subscriptions.ts'

/** What time alone brings about: tokens of the next month, checkouts that nobody came back from, premium that is over. */
export async function sweep(tools: PaymentsTools): Promise<void> {
  const { clock, database } = tools
  const now = clock.now()
  for (const id of await paymentsWithGrantsDue(database.db, now)) await grantMonth(tools, id)
  const overdue = await overduePayments(database.db, minutesAfter(now, -rules.abandonMinutes))
  for (const id of overdue) await abandonPayment(tools, id)
  for (const subscription of await lapsedSubscriptions(database.db, now))
    await lapse(tools, subscription, now)
}

async function grantMonth(tools: PaymentsTools, id: string): Promise<void> {
  const effects = noEffects()
  await tools.database.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment) await settlePayment(tools, tx, payment, effects)
  })
  await announce(tools, effects)
}

/**
 * One that was cancelled is over with what was paid for. One whose renewal failed is ended after the days of grace. One that we
 * merely heard nothing of is left alone: the provider's word may be late, and then all is well.
 */
async function lapse(tools: PaymentsTools, subscription: SubscriptionRow, now: Date): Promise<void> {
  const effects = noEffects()
  await tools.database.transaction(async (tx) => {
    const locked = await lockSubscription(tx, subscription.id)
    if (locked === undefined || locked.endedAt !== null || locked.paidUntil === null) return
    if (!locked.renews) {
      if (locked.paidUntil > now) return
      await refreshSubscription(tools, tx, await changeSubscription(tx, locked.id, { endedAt: now }), effects)
      return
    }
    const until = premiumUntil(locked)
    if (locked.pastDueAt === null || until === null || until > now) return
    await tools.jobs.enqueue(tx, queues.endSubscription, { subscriptionId: locked.id }, { key: locked.id })
  })
  await announce(tools, effects)
}
