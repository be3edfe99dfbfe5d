import { desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { walletAccounts, walletEntries } from './tables.ts'

export type House = 'gifts' | 'replies' | 'sales'

export interface Move {
  userId: string
  house: House
  /** What the person gets; below zero, what the person gives. */
  amount: number
  reason: string
  key: string
  at: Date
}

export async function balanceOf(db: Db | Tx, userId: string): Promise<number> {
  const [account] = await db
    .select({ balance: walletAccounts.balance })
    .from(walletAccounts)
    .where(eq(walletAccounts.id, userId))
  return account?.balance ?? 0
}

/** The balance after the move, or nothing when there was too little for it. */
export async function move(
  db: Db | Tx,
  { userId, house, amount, reason, key, at }: Move,
): Promise<number | undefined> {
  const [row] = await db
    .select({
      balance: sql<
        string | number | null
      >`wallet_move(${userId}::uuid, ${house}, ${amount}::bigint, ${reason}, ${key}, ${at.toISOString()}::timestamptz)`,
    })
    .from(sql`(select 1) as one`)
  return row?.balance == null ? undefined : Number(row.balance)
}

/** Newest first; one row more than asked for tells whether there is another page. */
export function statementRows(db: Db | Tx, userId: string, page: { limit: number; offset: number }) {
  return db
    .select()
    .from(walletEntries)
    .where(eq(walletEntries.accountId, userId))
    .orderBy(desc(walletEntries.seq))
    .limit(page.limit + 1)
    .offset(page.offset)
}

export type EntryRow = typeof walletEntries.$inferSelect
