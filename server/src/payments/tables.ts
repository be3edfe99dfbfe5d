import { productTypes, intervals, paymentStates } from '@aureole/contract/payments'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { brands } from '../brands/tables.ts'

function time(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

function minor(name: string) {
  return bigint(name, { mode: 'number' })
}

export const providerNames = ['sandbox', 'stripe'] as const
export type ProviderName = (typeof providerNames)[number]

export const disputeStates = ['none', 'open', 'won', 'lost'] as const

export const coupons = pgTable(
  'coupons',
  {
    id: uuid('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    /** As people are shown it: in capitals. */
    code: text('code').notNull(),
    percentOff: integer('percent_off').notNull(),
    expiresAt: time('expires_at'),
    /** By how many people at most; without one, by everybody once. */
    useLimit: integer('use_limit'),
    disabledAt: time('disabled_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    unique('coupons_brand_code').on(table.brandId, table.code),
    check('coupons_percent', sql`${table.percentOff} between 1 and 90`),
    check('coupons_limit', sql`${table.useLimit} >= 0`),
  ],
)

/** Who holds a use of a coupon: reserved while the payment is under way, used once it is paid. Given back, the row is gone. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: uuid('user_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.userId] })],
)

/** What a person pays for regularly, as the provider has told us. Its periods are the payments that point at it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    provider: text('provider', { enum: providerNames }).notNull(),
    /** The provider's own name for it. */
    ref: text('ref').notNull(),
    planId: text('plan_id').notNull(),
    title: text('title').notNull(),
    interval: text('interval', { enum: intervals }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currencyStr: text('currency_str').notNull(),
    tokensPerMonth: integer('tokens_per_month').notNull(),
    renews: boolean('renews').notNull().default(true),
    /** The end of what is paid for; none when all of it was taken back. */
    paidUntil: time('paid_until'),
    /** Since when a renewal waits for its money. */
    pastDueAt: time('past_due_at'),
    endedAt: time('ended_at'),
    /** How fresh the provider's word is: what comes late changes nothing. */
    toldAt: time('told_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    unique('subscriptions_ref').on(table.provider, table.ref),
    index('subscriptions_user').on(table.userId),
    index('subscriptions_alive')
      .on(table.paidUntil)
      .where(sql`${table.endedAt} is null`),
  ],
)

/** One purchase, or one renewal. What is known about it is kept as facts; the state is derived from them. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    provider: text('provider', { enum: providerNames }).notNull(),
    state: text('state', { enum: paymentStates }).notNull(),
    productType: text('product_type', { enum: productTypes }).notNull(),
    productId: text('product_id').notNull(),
    title: text('title').notNull(),
    interval: text('interval', { enum: intervals }),
    /** What it credits; of premium, each month. */
    tokens: integer('tokens').notNull(),
    fullMinor: minor('full_minor').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currencyStr: text('currency_str').notNull(),
    couponId: uuid('coupon_id').references(() => coupons.id),
    couponCode: text('coupon_code'),
    /** The provider's names: of the page where it is paid, of the money, of the invoice. */
    checkoutRef: text('checkout_ref'),
    redirectUrl: text('redirect_url'),
    chargeRef: text('charge_ref'),
    invoiceRef: text('invoice_ref'),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id),
    periodStart: time('period_start'),
    periodEnd: time('period_end'),
    nextGrantAt: time('next_grant_at'),
    paidAt: time('paid_at'),
    /** The person has done their part and the bank takes its time. */
    isUnderWay: boolean('is_under_way').notNull().default(false),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    dispute: text('dispute', { enum: disputeStates }).notNull().default('none'),
    failure: text('failure'),
    /** Tokens that it has credited, and of those, the ones that it has taken back or recorded as debt. */
    granted: integer('granted').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    /** How often tokens were taken or given back, for keys of their own. */
    turns: integer('turns').notNull().default(0),
    idempotencyKey: text('idempotency_key'),
    expiresAt: time('expires_at'),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    index('payments_user').on(table.userId, table.createdAt),
    unique('payments_key').on(table.userId, table.idempotencyKey),
    unique('payments_checkout').on(table.provider, table.checkoutRef),
    unique('payments_invoice').on(table.provider, table.invoiceRef),
    index('payments_charge').on(table.provider, table.chargeRef),
    index('payments_subscription').on(table.subscriptionId),
    index('payments_next_grant')
      .on(table.nextGrantAt)
      .where(sql`${table.nextGrantAt} is not null`),
    index('payments_pending')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'pending'`),
    check(
      'payments_whole',
      sql`${table.amountMinor} > 0 and ${table.amountMinor} <= ${table.fullMinor} and ${table.tokens} >= 0`,
    ),
    check('payments_taken', sql`${table.taken} between 0 and ${table.granted}`),
  ],
)

export const eventStates = ['received', 'done', 'ignored', 'stuck'] as const

/** Every webhook as it came, without what it says about people. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: providerNames }).notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: eventStates }).notNull().default('received'),
    attempts: integer('attempts').notNull().default(0),
    /** Why it did not work, for the operator. */
    reason: text('reason'),
    receivedAt: time('received_at').notNull(),
    doneAt: time('done_at'),
  },
  (table) => [
    uniqueIndex('payment_events_once').on(table.provider, table.eventId),
    index('payment_events_open')
      .on(table.receivedAt)
      .where(sql`${table.state} in ('received', 'stuck')`),
  ],
)

/** By which name the provider knows a person. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: uuid('user_id').notNull(),
    provider: text('provider', { enum: providerNames }).notNull(),
    ref: text('ref').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider] })],
)
