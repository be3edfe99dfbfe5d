import type { Tx } from '../../platform/database/index.ts'
import { newToken } from '../../platform/ids.ts'
import { addInterval } from '../policy.ts'
import { expire, tellInvoice } from './pay.ts'
import {
  changeSubscription,
  dueSubscriptions,
  insertCharge,
  lockSession,
  lockSubscription,
  overdueSessions,
  type SubscriptionRow,
} from './store.ts'
import { tell, type SandboxTools } from './tools.ts'

const day = 24 * 3600_000
/** After so many refused charges, one a day, the subscription is over. */
const mostFailures = 4

/** By the clock: renews what is due, ends what was cancelled, closes pages whose time is over. */
export async function renewDue(tools: SandboxTools): Promise<void> {
  const { clock, database } = tools
  for (const id of await dueSubscriptions(database.db, clock.now())) {
    await database.transaction(async (tx) => {
      const subscription = await lockSubscription(tx, id)
      if (subscription === undefined || subscription.endedAt !== null) return
      if (subscription.nextTryAt > clock.now()) return
      await (subscription.renews ? renew(tools, tx, subscription) : end(tools, tx, subscription))
    })
  }
  for (const id of await overdueSessions(database.db, clock.now())) {
    await database.transaction(async (tx) => {
      const session = await lockSession(tx, id)
      if (session?.state === 'open') await expire(tools, tx, session)
    })
  }
}

/** Charges the next period, or tries to. A period that should have begun long ago begins now: the sandbox was asleep. */
export async function renew(
  tools: SandboxTools,
  tx: Tx,
  subscription: SubscriptionRow,
  { atOnce = false }: { atOnce?: boolean } = {},
): Promise<void> {
  const now = tools.clock.now()
  const isLate = now.getTime() - subscription.periodEnd.getTime() > day && subscription.failures === 0
  const from = atOnce || isLate ? now : subscription.periodEnd
  const periodEnd = addInterval(from, subscription.interval)
  if (subscription.isFailing) return refuse(tools, tx, subscription, { from, periodEnd })
  const renewed = await changeSubscription(tx, subscription.id, {
    periodEnd,
    nextTryAt: periodEnd,
    failures: 0,
  })
  const { amountMinor, orderId } = subscription
  const charge = await insertCharge(tx, {
    id: `ch_${newToken()}`,
    orderId,
    subscriptionId: subscription.id,
    amountMinor,
    createdAt: now,
  })
  await tellInvoice(tools, tx, renewed, { amountMinor, chargeRef: charge.id, isFirst: false, from })
}

async function refuse(
  tools: SandboxTools,
  tx: Tx,
  subscription: SubscriptionRow,
  period: { from: Date; periodEnd: Date },
): Promise<void> {
  const failures = subscription.failures + 1
  const nextTryAt = new Date(tools.clock.now().getTime() + day)
  const changed = await changeSubscription(tx, subscription.id, { failures, nextTryAt })
  await tell(tools, tx, {
    kind: 'invoice-failed',
    subscriptionRef: subscription.id,
    // The same invoice is tried again each time.
    invoiceRef: `in_${subscription.id}_${subscription.periodEnd.getTime()}`,
    paymentId: subscription.orderId,
    isFirst: false,
    periodStart: period.from.toISOString(),
    periodEnd: period.periodEnd.toISOString(),
  })
  if (failures >= mostFailures) await end(tools, tx, changed)
}

export async function end(tools: SandboxTools, tx: Tx, subscription: SubscriptionRow): Promise<void> {
  const endedAt = tools.clock.now()
  await changeSubscription(tx, subscription.id, { endedAt, renews: false })
  await tell(tools, tx, {
    kind: 'subscription-changed',
    subscriptionRef: subscription.id,
    renews: false,
    endedAt: endedAt.toISOString(),
    toldAt: endedAt.toISOString(),
  })
}
