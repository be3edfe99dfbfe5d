import type { Tx } from '../../platform/database/index.ts'
import { newToken } from '../../platform/ids.ts'
import { addInterval } from '../policy.ts'
import {
  endSession,
  insertCharge,
  insertSubscription,
  lockSession,
  type SessionRow,
  type SubscriptionRow,
} from './store.ts'
import { tell, type SandboxTools, type Telling } from './tools.ts'

export const payActions = ['pay', 'pay-twice', 'pay-late', 'decline', 'abandon'] as const
export type PayAction = (typeof payActions)[number]

const lateMilliseconds = 5000

/** What the person presses on the payment page. Answers where they go on; nothing when there is no such page. */
export async function act(tools: SandboxTools, id: string, action: PayAction): Promise<string | undefined> {
  return tools.database.transaction(async (tx) => {
    const session = await lockSession(tx, id)
    if (session === undefined) return undefined
    // A second press, or one in another tab, changes nothing.
    if (session.state !== 'open') return session.state === 'paid' ? session.successUrl : session.failureUrl
    if (session.expiresAt <= tools.clock.now()) {
      await expire(tools, tx, session)
      return session.failureUrl
    }
    if (action === 'decline') {
      await endSession(tx, id, 'declined')
      const failure = 'The card was declined. Nothing was charged.'
      await tell(tools, tx, { kind: 'checkout-failed', ...refsOf(session), failure })
      return session.failureUrl
    }
    if (action === 'abandon') {
      await endSession(tx, id, 'abandoned')
      await tell(tools, tx, { kind: 'checkout-abandoned', ...refsOf(session) })
      return session.failureUrl
    }
    await pay(tools, tx, session, action)
    return session.successUrl
  })
}

function refsOf(session: SessionRow) {
  return { paymentId: session.orderId, checkoutRef: session.id }
}

async function pay(tools: SandboxTools, tx: Tx, session: SessionRow, action: PayAction): Promise<void> {
  const { orderId, amountMinor, currencyStr } = session
  const createdAt = tools.clock.now()
  await endSession(tx, session.id, 'paid')
  const how: Telling = {
    ...(action === 'pay-late' ? { late: lateMilliseconds } : {}),
    ...(action === 'pay-twice' ? { times: 2 } : {}),
  }
  const subscription = session.interval === null ? undefined : await subscribe(tools, tx, session)
  const charge = await insertCharge(tx, {
    id: `ch_${newToken()}`,
    orderId,
    subscriptionId: subscription?.id ?? null,
    amountMinor,
    createdAt,
  })
  const paid = { ...refsOf(session), amountMinor, currencyStr, chargeRef: charge.id }
  await tell(tools, tx, { kind: 'checkout-paid', ...paid }, how)
  // Pressed twice, the provider may well report twice, under two names.
  if (action === 'pay-twice') await tell(tools, tx, { kind: 'checkout-paid', ...paid })
  if (subscription)
    await tellInvoice(tools, tx, subscription, { ...paid, isFirst: true, from: createdAt }, how)
}

async function subscribe(tools: SandboxTools, tx: Tx, session: SessionRow): Promise<SubscriptionRow> {
  const interval = session.interval ?? 'month'
  const periodEnd = addInterval(tools.clock.now(), interval)
  return insertSubscription(tx, {
    id: `sub_${newToken()}`,
    orderId: session.orderId,
    title: session.title,
    // The coupon was for the beginning.
    amountMinor: session.fullMinor,
    currencyStr: session.currencyStr,
    interval,
    periodEnd,
    nextTryAt: periodEnd,
    returnUrl: new URL('/premium', session.successUrl).href,
  })
}

export async function tellInvoice(
  tools: SandboxTools,
  tx: Tx,
  subscription: SubscriptionRow,
  paid: { amountMinor: number; chargeRef: string; isFirst: boolean; from: Date },
  how?: Telling,
): Promise<void> {
  const { amountMinor, chargeRef, isFirst } = paid
  await tell(
    tools,
    tx,
    {
      kind: 'invoice-paid',
      subscriptionRef: subscription.id,
      invoiceRef: chargeRef.replace(/^ch_/, 'in_'),
      paymentId: subscription.orderId,
      isFirst,
      amountMinor,
      currencyStr: subscription.currencyStr,
      chargeRef,
      periodStart: paid.from.toISOString(),
      periodEnd: subscription.periodEnd.toISOString(),
      renews: subscription.renews,
      toldAt: tools.clock.now().toISOString(),
    },
    how,
  )
}

export async function expire(tools: SandboxTools, tx: Tx, session: SessionRow): Promise<void> {
  await endSession(tx, session.id, 'expired')
  await tell(tools, tx, { kind: 'checkout-abandoned', ...refsOf(session) })
}
