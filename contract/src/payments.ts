import * as z from 'zod/mini'
import { id, pageOf, time } from './common.ts'
import { route } from './route.ts'

export const productTypes = ['tokens', 'premium'] as const
export type ProductType = (typeof productTypes)[number]

/** What is for sale on a brand: `amountMinor` in the smallest unit of its currency. */
const forSale = {
  id: z.string(),
  title: z.string(),
  amountMinor: z.int(),
  currencyStr: z.string(),
}

export const tokenPack = z.object({
  ...forSale,
  kind: z.literal('tokens'),
  tokens: z.int(),
  /** The one whose tokens cost least. */
  bestValue: z.boolean(),
})
export type TokenPack = z.output<typeof tokenPack>

export const intervals = ['month', 'year'] as const

export const premiumPlan = z.object({
  ...forSale,
  kind: z.literal('premium'),
  interval: z.enum(intervals),
  /** Given at the beginning of each month of the subscription. */
  tokensPerMonth: z.int(),
})
export type PremiumPlan = z.output<typeof premiumPlan>

export const listTokenPacks = route({
  name: 'payments.listTokenPacks',
  method: 'GET',
  path: '/api/tokens/products',
  summary: 'The packs of tokens that this brand sells, smallest first',
  who: 'all',
  answer: pageOf(tokenPack),
})

export const listPremiumPlans = route({
  name: 'payments.listPremiumPlans',
  method: 'GET',
  path: '/api/premium/plans',
  summary: 'What premium costs here, by the month and by the year',
  who: 'all',
  answer: pageOf(premiumPlan),
})

const productId = z.string().check(z.minLength(1), z.maxLength(64))
export const couponCode = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[\p{L}\p{N}_-]+$/u))

export const readCoupon = route({
  name: 'payments.readCoupon',
  method: 'GET',
  path: '/api/coupons/{code}',
  summary: 'What a coupon takes off the product, or why it does not',
  who: 'all',
  params: z.object({ code: couponCode }),
  query: z.object({ 'product-id': z.optional(productId) }),
  answer: z.object({
    code: z.string(),
    valid: z.boolean(),
    /** Why it is not: a sentence for the person. */
    reason: z.nullable(z.string()),
    percentOff: z.nullable(z.int()),
    /** With a product: what is left to pay. */
    amountMinor: z.nullable(z.int()),
    expiresAt: z.nullable(time),
  }),
})

/** `failed` and `abandoned` may be tried again as a new payment; `refunded` and `disputed` were paid once. */
export const paymentStates = ['pending', 'paid', 'failed', 'abandoned', 'refunded', 'disputed'] as const
export type PaymentState = (typeof paymentStates)[number]

export const payment = z.object({
  id,
  state: z.enum(paymentStates),
  productType: z.enum(productTypes),
  productId: z.string(),
  title: z.string(),
  couponCode: z.nullable(z.string()),
  /** What it costs, and what it would cost without the coupon. */
  amountMinor: z.int(),
  fullMinor: z.int(),
  currencyStr: z.string(),
  /** What it credited, or will; of premium, each month. */
  tokens: z.int(),
  /** Why it failed: a sentence for the person. */
  failure: z.nullable(z.string()),
  createdAt: time,
  paidAt: z.nullable(time),
})
export type Payment = z.output<typeof payment>

export const createPayment = route({
  name: 'payments.create',
  method: 'POST',
  path: '/api/payments',
  summary: 'Begin to buy something: answers where to pay',
  who: 'user',
  status: 201,
  idempotent: 'where-given',
  body: z.object({
    productType: z.enum(productTypes),
    productId,
    couponCode: z.optional(couponCode),
  }),
  answer: z.object({ id, redirectUrl: z.string() }),
  problems: [
    'invalid-fields',
    'coupon-refused',
    'already-premium',
    'payments-unavailable',
    'idempotency-key-reused',
  ],
})

export const readPayment = route({
  name: 'payments.read',
  method: 'GET',
  path: '/api/payments/{id}',
  summary: 'How a purchase of mine stands',
  who: 'user',
  params: z.object({ id }),
  answer: payment,
  problems: ['not-found'],
})

export const receiveWebhook = route({
  name: 'payments.receiveWebhook',
  method: 'POST',
  path: '/api/payments/webhooks/{provider}',
  summary: 'Where the payment provider reports, signed; taken in once it is stored',
  who: 'all',
  status: 200,
  params: z.object({ provider: z.string() }),
  raw: { maxBytes: 1024 * 1024 },
  body: z.record(z.string(), z.unknown()),
  answer: z.object({ received: z.literal(true) }),
  problems: ['not-found', 'malformed-request'],
})

/** `none`: never, or over. `cancelling`: paid for until `until`, and not renewed. `past-due`: the renewal has not been paid yet. */
export const premiumStates = ['none', 'active', 'cancelling', 'past-due'] as const

export const freeReplies = z.object({
  /** One-to-one replies of this day (UTC) that premium paid for. */
  used: z.int(),
  limit: z.int(),
  /** When it starts at 0 again. */
  resetsAt: time,
})
export type FreeReplies = z.output<typeof freeReplies>

export const premium = z.object({
  state: z.enum(premiumStates),
  plan: z.nullable(premiumPlan),
  /** The end of what is paid for: it renews then, or ends. */
  until: z.nullable(time),
  /** Only while premium. */
  freeReplies: z.nullable(freeReplies),
  /** The provider has a page of its own for cards and receipts. */
  hasPortal: z.boolean(),
})
export type Premium = z.output<typeof premium>

export const readPremium = route({
  name: 'payments.readPremium',
  method: 'GET',
  path: '/api/premium',
  summary: 'My subscription, and how much of the fair use is gone today',
  who: 'user',
  answer: premium,
})

export const cancelPremium = route({
  name: 'payments.cancelPremium',
  method: 'POST',
  path: '/api/premium/cancel',
  summary: 'End premium at the end of what is paid for',
  who: 'user',
  answer: premium,
  problems: ['conflict', 'payments-unavailable'],
})

export const resumePremium = route({
  name: 'payments.resumePremium',
  method: 'POST',
  path: '/api/premium/resume',
  summary: 'Take the cancellation back',
  who: 'user',
  answer: premium,
  problems: ['conflict', 'payments-unavailable'],
})

export const openPortal = route({
  name: 'payments.openPortal',
  method: 'POST',
  path: '/api/premium/portal',
  summary: 'Where the provider shows cards and receipts',
  who: 'user',
  answer: z.object({ url: z.string() }),
  problems: ['conflict', 'payments-unavailable'],
})
