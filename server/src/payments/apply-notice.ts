import type { Tx } from '../platform/database/index.ts'
import { applyInvoiceFailed, applyInvoicePaid } from './apply-invoice.ts'
import type { Effects } from './effects.ts'
import { Implausible, NotYetKnown, refuseOtherAmount, type Notice, type NoticeOf } from './notice.ts'
import type { PaymentsTools } from './parts.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { settlePayment } from './settle-payment.ts'
import { changePayment, lockPayment, lockPaymentOf, paymentOf, type PaymentRow } from './store.ts'
import { changeSubscription, lockSubscription, lockSubscriptionByRef } from './store-subscriptions.ts'
import type { ProviderName } from './tables.ts'

/** Writes down what was told and makes it true. All of it happens in the transaction that closes the event. */
export async function applyNotice(
  tools: PaymentsTools,
  tx: Tx,
  provider: ProviderName,
  notice: Notice,
  effects: Effects,
): Promise<void> {
  switch (notice.kind) {
    case 'checkout-paid':
      return applyCheckoutPaid(tools, tx, provider, notice, effects)
    case 'checkout-under-way':
    case 'checkout-failed':
    case 'checkout-abandoned':
      return applyUnpaid(tools, tx, provider, notice, effects)
    case 'invoice-paid':
      return applyInvoicePaid(tools, tx, provider, notice, effects)
    case 'invoice-failed':
      return applyInvoiceFailed(tools, tx, provider, notice, effects)
    case 'subscription-changed':
      return applySubscriptionChanged(tools, tx, provider, notice, effects)
    case 'refunded':
    case 'disputed':
      return applyReversal(tools, tx, provider, notice, effects)
  }
}

async function lockOrdered(
  tx: Tx,
  provider: ProviderName,
  notice: { paymentId: string; checkoutRef: string },
): Promise<PaymentRow> {
  const payment = await lockPayment(tx, notice.paymentId)
  if (payment === undefined) throw new NotYetKnown(`There is no payment ${notice.paymentId}.`)
  if (payment.provider !== provider)
    throw new Implausible(`Payment ${payment.id} is made with ${payment.provider}, not with ${provider}.`)
  // Without one, we were interrupted before we could write it down.
  if (payment.checkoutRef !== null && payment.checkoutRef !== notice.checkoutRef)
    throw new Implausible(`Payment ${payment.id} has another checkout.`)
  return payment
}

async function applyCheckoutPaid(
  tools: PaymentsTools,
  tx: Tx,
  provider: ProviderName,
  notice: NoticeOf<'checkout-paid'>,
  effects: Effects,
): Promise<void> {
  const payment = await lockOrdered(tx, provider, notice)
  refuseOtherAmount(payment, notice)
  // Premium begins with its first invoice, which says for how long.
  if (payment.productType === 'premium') return
  const fresh = await changePayment(tx, payment.id, {
    paidAt: payment.paidAt ?? tools.clock.now(),
    checkoutRef: notice.checkoutRef,
    chargeRef: notice.chargeRef ?? payment.chargeRef,
  })
  await settlePayment(tools, tx, fresh, effects)
}

async function applyUnpaid(
  tools: PaymentsTools,
  tx: Tx,
  provider: ProviderName,
  notice: NoticeOf<'checkout-under-way' | 'checkout-failed' | 'checkout-abandoned'>,
  effects: Effects,
): Promise<void> {
  const payment = await lockOrdered(tx, provider, notice)
  if (payment.paidAt !== null || payment.failure !== null) return
  const fresh = await changePayment(tx, payment.id, {
    checkoutRef: notice.checkoutRef,
    ...(notice.kind === 'checkout-under-way' ? { isUnderWay: true } : {}),
    ...(notice.kind === 'checkout-failed' ? { failure: notice.failure } : {}),
    ...(notice.kind === 'checkout-abandoned' && !payment.isUnderWay ? { state: 'abandoned' as const } : {}),
  })
  await settlePayment(tools, tx, fresh, effects)
}

async function applySubscriptionChanged(
  tools: PaymentsTools,
  tx: Tx,
  provider: ProviderName,
  notice: NoticeOf<'subscription-changed'>,
  effects: Effects,
): Promise<void> {
  const known = await lockSubscriptionByRef(tx, provider, notice.subscriptionRef)
  // One that was never paid is none of ours; its first invoice tells how it stands then.
  if (known === undefined) return
  // What has ended does not begin again. Other news counts when it is newer than what we know, or than what we did ourselves.
  if (known.endedAt !== null || (notice.endedAt === null && notice.toldAt <= known.toldAt)) return
  const { renews, endedAt } = notice
  const toldAt = notice.toldAt > known.toldAt ? notice.toldAt : known.toldAt
  await refreshSubscription(
    tools,
    tx,
    await changeSubscription(tx, known.id, { renews: renews && endedAt === null, endedAt, toldAt }),
    effects,
  )
}

async function applyReversal(
  tools: PaymentsTools,
  tx: Tx,
  provider: ProviderName,
  notice: NoticeOf<'refunded' | 'disputed'>,
  effects: Effects,
): Promise<void> {
  // The subscription before its payments, as everywhere, so that two who want both do not wait for each other.
  const subscriptionId = (await paymentOf(tx, provider, notice.of))?.subscriptionId
  if (subscriptionId) await lockSubscription(tx, subscriptionId)
  const payment = await lockPaymentOf(tx, provider, notice.of)
  if (payment === undefined) throw new NotYetKnown('The payment that came back is not known.')
  const change =
    notice.kind === 'refunded'
      ? { refundedMinor: Math.max(payment.refundedMinor, notice.refundedMinor) }
      : // An outcome is final; that it began is no news after that.
        {
          dispute: notice.outcome === 'open' && payment.dispute !== 'none' ? payment.dispute : notice.outcome,
        }
  await settlePayment(tools, tx, await changePayment(tx, payment.id, change), effects)
  if (payment.subscriptionId === null) return
  const subscription = await lockSubscription(tx, payment.subscriptionId)
  if (subscription) await refreshSubscription(tools, tx, subscription, effects)
}
