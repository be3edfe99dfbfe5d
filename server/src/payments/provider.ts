import type { Notice } from './notice.ts'
import type { ProviderName } from './tables.ts'

/** What a checkout page is asked to sell. */
export interface Order {
  readonly paymentId: string
  readonly userId: string
  readonly email: string
  /** The brand's name, for the page's heading. */
  readonly shop: string
  readonly title: string
  /** What is to be paid now, and what it would be without the coupon; renewals cost the latter. */
  readonly amountMinor: number
  readonly fullMinor: number
  readonly currencyStr: string
  readonly couponCode: string | null
  /** Given for what is paid regularly. */
  readonly interval: 'month' | 'year' | null
  readonly successUrl: string
  readonly failureUrl: string
  /** Where the provider's own pages lead back to. */
  readonly returnUrl: string
  readonly expiresAt: Date
  /** By which name the provider knows the person, if it does. */
  readonly customerRef?: string | undefined
}

export interface OpenedCheckout {
  readonly ref: string
  readonly url: string
  readonly customerRef?: string | undefined
}

/** A webhook whose signature was right. */
export interface SignedEvent {
  readonly eventId: string
  readonly type: string
  readonly payload: unknown
}

/** Whoever takes the money. Calls may be repeated: the same order gives the same checkout, what has ended stays ended. */
export interface PaymentProvider {
  readonly name: ProviderName
  readonly openCheckout: (order: Order) => Promise<OpenedCheckout>
  /** So that it cannot be paid any more; `completed` when it has been already. */
  readonly closeCheckout: (ref: string) => Promise<'closed' | 'completed'>
  readonly setRenewal: (subscriptionRef: string, renews: boolean) => Promise<void>
  readonly endSubscription: (subscriptionRef: string) => Promise<void>
  /** The provider's own page for cards and receipts. */
  readonly openPortal: (input: {
    subscriptionRef: string
    customerRef: string | undefined
    returnUrl: string
  }) => Promise<string>
  readonly forgetCustomer: (customerRef: string) => Promise<void>
  /** Nothing when the signature is missing, wrong or too old. */
  readonly verify: (
    raw: Buffer,
    header: (name: string) => string | undefined,
  ) => Promise<SignedEvent | undefined>
  /** Nothing for an event that does not concern us. May ask the provider, so never inside a transaction. */
  readonly interpret: (event: SignedEvent) => Promise<Notice | undefined>
}

/** Begins a subscription at the sandbox without a page to pay at, and tells nobody. */
export type DemoSubscribe = (order: {
  orderId: string
  title: string
  amountMinor: number
  currencyStr: string
  interval: 'month' | 'year'
  from: Date
  periodEnd: Date
  returnUrl: string
}) => Promise<{ subscriptionRef: string; chargeRef: string; invoiceRef: string }>
