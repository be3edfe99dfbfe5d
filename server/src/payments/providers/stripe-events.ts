import type { Stripe } from 'stripe'
import type { Clock } from '../../platform/clock.ts'
import type { MoneyRef, Notice } from '../notice.ts'
import { fromStripe } from './stripe-amounts.ts'
import { idOf } from './stripe-client.ts'

interface Reader {
  readonly stripe: Stripe
  readonly clock: Clock
  /** Accounts may serve several installations: only what carries our own name is ours. */
  readonly site: string
}

/** An event in our words; nothing for one that does not concern us. */
export async function interpret(reader: Reader, event: Stripe.Event): Promise<Notice | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
      return session(
        reader,
        event.data.object,
        event.data.object.payment_status === 'unpaid' ? 'wait' : 'paid',
      )
    case 'checkout.session.async_payment_succeeded':
      return session(reader, event.data.object, 'paid')
    case 'checkout.session.async_payment_failed':
      return session(reader, event.data.object, 'failed')
    case 'checkout.session.expired':
      return session(reader, event.data.object, 'expired')
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return invoice(reader, event.data.object, event.type === 'invoice.paid')
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return subscription(reader, event.data.object)
    case 'charge.refunded':
      return refund(reader, event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return dispute(reader, event.data.object)
    default:
      return undefined
  }
}

function paymentOf(reader: Reader, metadata: Stripe.Metadata | null | undefined): string | undefined {
  return metadata?.['site'] === reader.site ? metadata['payment'] : undefined
}

function session(
  reader: Reader,
  object: Stripe.Checkout.Session,
  end: 'paid' | 'wait' | 'failed' | 'expired',
): Notice | undefined {
  const paymentId = paymentOf(reader, object.metadata)
  if (paymentId === undefined) return undefined
  const refs = { paymentId, checkoutRef: object.id }
  if (end === 'wait') return { kind: 'checkout-under-way', ...refs }
  if (end === 'expired') return { kind: 'checkout-abandoned', ...refs }
  if (end === 'failed')
    return {
      kind: 'checkout-failed',
      ...refs,
      failure: 'The bank did not make the payment. Nothing was charged.',
    }
  const money = fromStripe(object.amount_total ?? Number.NaN, object.currency ?? '')
  return { kind: 'checkout-paid', ...refs, ...money, chargeRef: idOf(object.payment_intent) }
}

async function invoice(reader: Reader, object: Stripe.Invoice, isPaid: boolean): Promise<Notice | undefined> {
  const details = object.parent?.subscription_details
  const subscriptionRef = idOf(details?.subscription)
  const paymentId = paymentOf(reader, details?.metadata)
  const period = object.lines.data[0]?.period
  if (paymentId === undefined || subscriptionRef === undefined || period === undefined) return undefined
  const refs = {
    subscriptionRef,
    invoiceRef: object.id,
    paymentId,
    isFirst: object.billing_reason === 'subscription_create',
    periodStart: fromUnix(period.start),
    periodEnd: fromUnix(period.end),
  }
  if (!isPaid) return { kind: 'invoice-failed', ...refs }
  const { renews, toldAt } = await standing(reader, subscriptionRef)
  const money = fromStripe(object.amount_paid, object.currency)
  return { kind: 'invoice-paid', ...refs, ...money, renews, toldAt }
}

/** As it is now, whatever the event says: events come in any order, and the newest word is Stripe's own. */
async function standing({ stripe, clock }: Reader, ref: string) {
  const toldAt = clock.now()
  const now = await stripe.subscriptions.retrieve(ref)
  const isOver = now.status === 'canceled' || now.status === 'incomplete_expired' || now.status === 'unpaid'
  return {
    renews: !isOver && !now.cancel_at_period_end && now.cancel_at === null,
    endedAt: isOver ? fromUnix(now.ended_at ?? toldAt.getTime() / 1000) : null,
    toldAt,
  }
}

async function subscription(reader: Reader, object: Stripe.Subscription): Promise<Notice | undefined> {
  if (paymentOf(reader, object.metadata) === undefined) return undefined
  return { kind: 'subscription-changed', subscriptionRef: object.id, ...(await standing(reader, object.id)) }
}

async function refund(reader: Reader, charge: Stripe.Charge): Promise<Notice | undefined> {
  const of = await moneyRef(reader, idOf(charge.payment_intent))
  const { amountMinor: refundedMinor } = fromStripe(charge.amount_refunded, charge.currency)
  return of && { kind: 'refunded', of, refundedMinor }
}

async function dispute(reader: Reader, object: Stripe.Dispute): Promise<Notice | undefined> {
  // A warning is a question of the bank: the money is still here.
  if (object.status.startsWith('warning_') || object.status === 'prevented') return undefined
  const of = await moneyRef(reader, idOf(object.payment_intent))
  const outcome = object.status === 'won' ? 'won' : object.status === 'lost' ? 'lost' : 'open'
  return of && { kind: 'disputed', of, outcome }
}

/** Which purchase or renewal money was of. A purchase's carries our name; a renewal's leads to its invoice. */
async function moneyRef(reader: Reader, intent: string | undefined): Promise<MoneyRef | undefined> {
  if (intent === undefined) return undefined
  const { metadata } = await reader.stripe.paymentIntents.retrieve(intent)
  const paymentId = paymentOf(reader, metadata)
  if (paymentId !== undefined) return { paymentId }
  const payments = await reader.stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 1,
  })
  const invoiceRef = idOf(payments.data[0]?.invoice)
  if (invoiceRef === undefined) return undefined
  const { parent } = await reader.stripe.invoices.retrieve(invoiceRef)
  const isOurs = paymentOf(reader, parent?.subscription_details?.metadata) !== undefined
  return isOurs ? { invoiceRef } : undefined
}

function fromUnix(seconds: number): Date {
  return new Date(seconds * 1000)
}
