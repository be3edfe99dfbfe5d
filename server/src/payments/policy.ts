import type { PaymentState } from '@aureole/contract/payments'
import type { PaymentRow } from './store.ts'
import type { SubscriptionRow } from './store-subscriptions.ts'

export const rules = {
  /** How long a checkout page can be paid; the provider closes it then. */
  checkoutMinutes: 60,
  /** The provider's word that it was closed comes by itself; after this long it is not waited for any more. */
  abandonMinutes: 30,
  /** A renewal may be paid this late before premium ends. */
  graceDays: 3,
  /** How often an event is tried before somebody has to look at it. */
  eventAttempts: 8,
} as const

const day = 24 * 3600_000

export function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000)
}

type Facts = Pick<
  PaymentRow,
  'paidAt' | 'refundedMinor' | 'amountMinor' | 'dispute' | 'failure' | 'state' | 'productType'
>

export function isFullyRefunded(facts: Pick<Facts, 'refundedMinor' | 'amountMinor'>): boolean {
  return facts.refundedMinor >= facts.amountMinor
}

export function isDisputed(facts: Pick<Facts, 'dispute'>): boolean {
  return facts.dispute === 'open' || facts.dispute === 'lost'
}

/** Paid, and the money is still with us. */
export function isGood(facts: Facts): boolean {
  return facts.paidAt !== null && !isFullyRefunded(facts) && !isDisputed(facts)
}

/** That it was paid outweighs all that was heard of failures; before that, the last word counts. */
export function stateOf(facts: Facts): PaymentState {
  if (facts.paidAt !== null) {
    if (isDisputed(facts)) return 'disputed'
    return isFullyRefunded(facts) ? 'refunded' : 'paid'
  }
  if (facts.failure !== null) return 'failed'
  return facts.state === 'abandoned' ? 'abandoned' : 'pending'
}

/** How many of the tokens that a payment has credited have to come back: for a part of the money, that part, rounded up. */
export function tokensOwedBack(facts: Facts & Pick<PaymentRow, 'granted'>): number {
  if (facts.paidAt === null) return 0
  if (isDisputed(facts) || isFullyRefunded(facts)) return facts.granted
  if (facts.productType === 'premium' || facts.refundedMinor === 0) return 0
  return Math.ceil((facts.granted * facts.refundedMinor) / facts.amountMinor)
}

/** The same day of a later month, or its last day where it has fewer. */
export function addMonths(start: Date, months: number): Date {
  const target = new Date(start)
  target.setUTCDate(1)
  target.setUTCMonth(target.getUTCMonth() + months)
  const days = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(start.getUTCDate(), days))
  return target
}

export function addInterval(start: Date, interval: 'month' | 'year'): Date {
  return addMonths(start, interval === 'year' ? 12 : 1)
}

/** When the next month's tokens of a period are due, after so many months of it have been given; nothing at its end. */
export function nextGrant(
  period: { periodStart: Date | null; periodEnd: Date | null },
  given: number,
): Date | null {
  if (period.periodStart === null || period.periodEnd === null) return null
  const due = addMonths(period.periodStart, given)
  // A period may be some hours short (a leap of the clock, a provider's rounding): that is no month of its own.
  return due.getTime() < period.periodEnd.getTime() - day ? due : null
}

type Standing = Pick<SubscriptionRow, 'paidUntil' | 'renews' | 'endedAt'>

/** Premium lasts as long as it is paid for, and where it renews, a little longer: the money may be late. */
export function premiumUntil({ paidUntil, renews, endedAt }: Standing): Date | null {
  if (paidUntil === null || endedAt !== null || !renews) return paidUntil
  return new Date(paidUntil.getTime() + rules.graceDays * day)
}

/** Whether it is still going on at the provider's, as far as we know. */
export function isAlive({ endedAt, renews, paidUntil }: Standing, now: Date): boolean {
  return endedAt === null && (renews || (paidUntil !== null && paidUntil > now))
}
