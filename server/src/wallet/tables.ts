import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** A person's account has the person's id. House accounts stand on the other side of every move. */
export const walletAccounts = pgTable(
  'wallet_accounts',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['PERSON', 'HOUSE'] }).notNull(),
    name: text('name'),
    /** Null for the house: a running figure there would make all people wait for the same row. */
    balance: bigint('balance', { mode: 'number' }),
    entries: integer('entries').notNull().default(0),
    /** Tokens that were spent before their payment was taken back: the next ones that are credited pay it off. */
    debt: bigint('debt', { mode: 'number' }).notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('wallet_accounts_kind', sql`${table.kind} in ('PERSON', 'HOUSE')`),
    check('wallet_accounts_balance_kept', sql`(${table.kind} = 'PERSON') = (${table.balance} is not null)`),
    check('wallet_accounts_never_below_zero', sql`${table.balance} >= 0`),
    check('wallet_accounts_no_debt_below_zero', sql`${table.debt} >= 0`),
  ],
)

export const walletEntries = pgTable(
  'wallet_entries',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => walletAccounts.id),
    id: uuid('id').notNull(),
    transactionId: uuid('transaction_id').notNull(),
    /** Place in the person's statement, from 1; null for the house. */
    seq: integer('seq'),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }),
    reason: text('reason').notNull(),
    key: text('key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('wallet_entries_statement').on(table.accountId, table.seq),
    uniqueIndex('wallet_entries_once')
      .on(table.accountId, table.key)
      .where(sql`${table.seq} is not null`),
    // What came in is rare among what was spent, and would be looked for through millions of entries.
    index('wallet_entries_added')
      .on(table.accountId, table.seq)
      .where(sql`${table.amount} > 0 and ${table.seq} is not null`),
    check('wallet_entries_moves_something', sql`${table.amount} <> 0`),
  ],
)

/** Each time that debt was made (above zero) or paid off (below): it adds up to what the account says. */
export const walletDebts = pgTable(
  'wallet_debts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => walletAccounts.id),
    id: uuid('id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    key: text('key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('wallet_debts_once').on(table.accountId, table.key),
    check('wallet_debts_something', sql`${table.amount} <> 0`),
  ],
)

/** What the audits of the whole ledger found. */
export const walletAudits = pgTable('wallet_audits', {
  id: uuid('id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  entries: bigint('entries', { mode: 'number' }).notNull(),
  accounts: bigint('accounts', { mode: 'number' }).notNull(),
  milliseconds: integer('milliseconds').notNull(),
  faults: jsonb('faults').$type<string[]>().notNull(),
})

/** One-to-one replies that premium paid for, by the day (UTC): what fair use is counted by. */
export const walletFreeReplies = pgTable(
  'wallet_free_replies',
  {
    accountId: uuid('account_id').notNull(),
    day: date('day').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
)
