/** By which of its names a payment is known where money comes back. */
export interface MoneyRef {
  readonly paymentId?: string | undefined
  readonly chargeRef?: string | undefined
  readonly invoiceRef?: string | undefined
}

interface Checkout {
  readonly paymentId: string
  readonly checkoutRef: string
}

interface Invoice {
  readonly subscriptionRef: string
  readonly invoiceRef: string
  /** The purchase that the subscription began with. */
  readonly paymentId: string
  readonly isFirst: boolean
  readonly periodStart: Date
  readonly periodEnd: Date
}

/** What a provider has told us, in our words. Each may come any number of times and in any order. */
export type Notice =
  | (Checkout & {
      readonly kind: 'checkout-paid'
      readonly amountMinor: number
      readonly currencyStr: string
      readonly chargeRef?: string | undefined
    })
  /** The person has done their part; whether the money comes is told later. */
  | (Checkout & { readonly kind: 'checkout-under-way' })
  | (Checkout & { readonly kind: 'checkout-failed'; readonly failure: string })
  | (Checkout & { readonly kind: 'checkout-abandoned' })
  | (Invoice & {
      readonly kind: 'invoice-paid'
      readonly amountMinor: number
      readonly currencyStr: string
      readonly chargeRef?: string | undefined
      readonly renews: boolean
      readonly toldAt: Date
    })
  | (Invoice & { readonly kind: 'invoice-failed' })
  | {
      readonly kind: 'subscription-changed'
      readonly subscriptionRef: string
      readonly renews: boolean
      readonly endedAt: Date | null
      readonly toldAt: Date
    }
  | { readonly kind: 'refunded'; readonly of: MoneyRef; readonly refundedMinor: number }
  | { readonly kind: 'disputed'; readonly of: MoneyRef; readonly outcome: 'open' | 'won' | 'lost' }

export type NoticeOf<K extends Notice['kind']> = Extract<Notice, { kind: K }>

/** Trying again does not help: somebody has to look at it. What is said here is for the operator. */
export class Implausible extends Error {
  override readonly name = 'Implausible'
}

/** What this is about has not been told yet. It will be: events overtake each other. */
export class NotYetKnown extends Error {
  override readonly name = 'NotYetKnown'
}

/** What was ordered is what has to be paid: neither less, nor in other money. */
export function refuseOtherAmount(
  expected: { id: string; amountMinor: number; currencyStr: string },
  told: { amountMinor: number; currencyStr: string },
): void {
  if (told.amountMinor === expected.amountMinor && told.currencyStr === expected.currencyStr) return
  throw new Implausible(
    `Payment ${expected.id} is over ${expected.amountMinor} ${expected.currencyStr}, ` +
      `but ${told.amountMinor} ${told.currencyStr} were paid. Nothing was credited.`,
  )
}
