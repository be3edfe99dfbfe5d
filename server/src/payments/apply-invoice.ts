import type { Tx } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import type { Effects } from './effects.ts'
import { Implausible, NotYetKnown, refuseOtherAmount, type NoticeOf } from './notice.ts'
import { queues, type PaymentsTools } from './parts.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { settlePayment } from './settle-payment.ts'
import {
  changePayment,
  insertPayment,
  lockPayment,
  lockPaymentOf,
  paymentById,
  type PaymentRow,
} from './store.ts'
import {
  changeSubscription,
  lockSubscriptionByRef,
  putSubscription,
  type SubscriptionRow,
} from './store-subscriptions.ts'
import type { ProviderName } from './tables.ts'

/** A period of premium is paid: the first one, or a renewal. */
export async function applyInvoicePaid(
  tools: PaymentsTools,
  tx: Tx,
  provider: ProviderName,
  notice: NoticeOf<'invoice-paid'>,
  effects: Effects,
): Promise<void> {
  const { subscription, payment } = notice.isFirst
    ? await begin(tools, tx, provider, notice)
    : await renewal(tools, tx, provider, notice)
  refuseOtherAmount(payment, notice)
  const { periodStart, periodEnd, invoiceRef } = notice
  const fresh = await changePayment(tx, payment.id, {
    subscriptionId: subscription.id,
    periodStart,
    periodEnd,
    invoiceRef,
    chargeRef: notice.chargeRef ?? payment.chargeRef,
    paidAt: payment.paidAt ?? tools.clock.now(),
    failure: null,
  })
  await settlePayment(tools, tx, fresh, effects)
  const told =
    notice.toldAt >= subscription.toldAt && subscription.endedAt === null
      ? await changeSubscription(tx, subscription.id, { renews: notice.renews, toldAt: notice.toldAt })
      : subscription
  await refreshSubscription(tools, tx, told, effects)
  if ((await tools.accounts.userById(tx, payment.userId)) === undefined) {
    // Paid by somebody whose account is gone: nobody may go on paying for that.
    const { id: subscriptionId } = subscription
    await tools.jobs.enqueue(tx, queues.endSubscription, { subscriptionId }, { key: subscriptionId })
  }
}

interface Period {
  subscription: SubscriptionRow
  payment: PaymentRow
}

async function begin(
  tools: PaymentsTools,
  tx: Tx,
  provider: ProviderName,
  notice: NoticeOf<'invoice-paid'>,
): Promise<Period> {
  const ordered = await paymentById(tx, notice.paymentId)
  if (ordered === undefined) throw new NotYetKnown(`There is no payment ${notice.paymentId}.`)
  if (ordered.provider !== provider || ordered.productType !== 'premium' || ordered.interval === null)
    throw new Implausible(`Payment ${ordered.id} is for no subscription of ${provider}.`)
  const subscription = await putSubscription(tx, {
    id: newId(),
    userId: ordered.userId,
    brandId: ordered.brandId,
    provider,
    ref: notice.subscriptionRef,
    planId: ordered.productId,
    title: ordered.title,
    interval: ordered.interval,
    amountMinor: ordered.fullMinor,
    currencyStr: ordered.currencyStr,
    tokensPerMonth: ordered.tokens,
    toldAt: notice.toldAt,
    createdAt: tools.clock.now(),
  })
  const payment = await lockPayment(tx, ordered.id)
  if (payment === undefined) throw new Error('a payment vanished')
  if (payment.invoiceRef !== null && payment.invoiceRef !== notice.invoiceRef)
    throw new Implausible(`Payment ${payment.id} has another invoice.`)
  return { subscription, payment }
}

async function renewal(
  tools: PaymentsTools,
  tx: Tx,
  provider: ProviderName,
  notice: NoticeOf<'invoice-paid' | 'invoice-failed'>,
): Promise<Period> {
  const subscription = await lockSubscriptionByRef(tx, provider, notice.subscriptionRef)
  if (subscription === undefined)
    throw new NotYetKnown(`The subscription ${notice.subscriptionRef} has not begun.`)
  const known = await lockPaymentOf(tx, provider, { invoiceRef: notice.invoiceRef })
  if (known !== undefined) return { subscription, payment: known }
  const now = tools.clock.now()
  const payment = await insertPayment(tx, {
    id: newId(),
    userId: subscription.userId,
    brandId: subscription.brandId,
    provider,
    state: 'pending',
    productType: 'premium',
    productId: subscription.planId,
    title: subscription.title,
    interval: subscription.interval,
    tokens: subscription.tokensPerMonth,
    fullMinor: subscription.amountMinor,
    amountMinor: subscription.amountMinor,
    currencyStr: subscription.currencyStr,
    invoiceRef: notice.invoiceRef,
    subscriptionId: subscription.id,
    periodStart: notice.periodStart,
    periodEnd: notice.periodEnd,
    createdAt: now,
    changedAt: now,
  })
  if (payment === undefined) throw new Error('a renewal could not be written down')
  return { subscription, payment }
}

/** The renewal was not paid. Premium goes on for some days, in which it may still be. */
export async function applyInvoiceFailed(
  tools: PaymentsTools,
  tx: Tx,
  provider: ProviderName,
  notice: NoticeOf<'invoice-failed'>,
  effects: Effects,
): Promise<void> {
  // Of the first one the checkout page itself tells the person.
  if (notice.isFirst) return
  const { subscription, payment } = await renewal(tools, tx, provider, notice)
  if (payment.paidAt !== null) return
  const failure = 'The renewal could not be charged.'
  await settlePayment(tools, tx, await changePayment(tx, payment.id, { failure }), effects)
  await refreshSubscription(tools, tx, subscription, effects)
}
