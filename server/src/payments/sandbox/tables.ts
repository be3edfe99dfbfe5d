import { intervals } from '@aureole/contract/payments'
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// What the sandbox knows by itself, as a provider elsewhere would: nothing here points at the tables of payments.

function time(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

export const sessionStates = ['open', 'paid', 'declined', 'abandoned', 'expired'] as const

export const sandboxSessions = pgTable('sandbox_sessions', {
  /** Unguessable: whoever has the address may pay. */
  id: text('id').primaryKey(),
  /** The shop's own id of the order; asking twice for one gives the same session. */
  orderId: text('order_id').notNull().unique(),
  state: text('state', { enum: sessionStates }).notNull(),
  shop: text('shop').notNull(),
  title: text('title').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  fullMinor: bigint('full_minor', { mode: 'number' }).notNull(),
  currencyStr: text('currency_str').notNull(),
  interval: text('interval', { enum: intervals }),
  successUrl: text('success_url').notNull(),
  failureUrl: text('failure_url').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export const sandboxSubscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    title: text('title').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currencyStr: text('currency_str').notNull(),
    interval: text('interval', { enum: intervals }).notNull(),
    periodEnd: time('period_end').notNull(),
    renews: boolean('renews').notNull().default(true),
    /** The card is refused from now on. */
    isFailing: boolean('is_failing').notNull().default(false),
    /** Of the renewal that is due. */
    failures: integer('failures').notNull().default(0),
    nextTryAt: time('next_try_at').notNull(),
    endedAt: time('ended_at'),
    returnUrl: text('return_url').notNull(),
  },
  (table) => [index('sandbox_subscriptions_due').on(table.nextTryAt)],
)

export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    subscriptionId: text('subscription_id'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull().default(0),
    dispute: text('dispute', { enum: ['none', 'open', 'won', 'lost'] })
      .notNull()
      .default('none'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('sandbox_charges_order').on(table.orderId)],
)

/** What is to be told to the shop, each until the shop has taken it. */
export const sandboxDeliveries = pgTable('sandbox_deliveries', {
  id: uuid('id').primaryKey(),
  content: jsonb('content').notNull(),
  createdAt: time('created_at').notNull(),
  deliveredAt: time('delivered_at'),
})
