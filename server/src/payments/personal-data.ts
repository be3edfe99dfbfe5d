import type { PersonalData } from '../accounts/index.ts'
import { queues, type PaymentsTools } from './parts.ts'
import { presentPayment, presentPlan } from './present.ts'
import { customersOf, deleteCustomers, forgetLinks, paymentsOf } from './store.ts'
import { subscriptionsOf } from './store-subscriptions.ts'

/** Payments stay as facts, for the books: their rows name an id that leads to nobody once the account is gone. */
export function paymentsData(tools: PaymentsTools): PersonalData {
  return {
    async *exportFor(userId) {
      const { db } = tools.database
      const payments = (await paymentsOf(db, userId)).map((row) => ({
        ...presentPayment(row),
        refundedMinor: row.refundedMinor,
        periodStart: row.periodStart,
        periodEnd: row.periodEnd,
        provider: row.provider,
      }))
      const subscriptions = (await subscriptionsOf(db, userId)).map((row) => ({
        plan: presentPlan(row),
        paidUntil: row.paidUntil,
        renews: row.renews,
        endedAt: row.endedAt,
        createdAt: row.createdAt,
      }))
      if (payments.length + subscriptions.length === 0) return
      const content = `${JSON.stringify({ payments, subscriptions }, undefined, 2)}\n`
      yield { path: 'payments.json', content }
    },
    async eraseFor(tx, userId) {
      for (const { provider, ref } of await customersOf(tx, userId)) {
        await tools.jobs.enqueue(tx, queues.forgetCustomer, { provider, ref })
      }
      await deleteCustomers(tx, userId)
      await forgetLinks(tx, userId)
    },
  }
}
