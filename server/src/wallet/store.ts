import { and, asc, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { walletAccounts, walletEntries, walletFreeReplies } from './tables.ts'

/** Who stands on the other side: `replies` is what people use, `sales` and `premium` what they pay for. */
export type House = 'gifts' | 'replies' | 'sales' | 'premium' | 'refunds' | 'disputes' | 'debts'

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
  const account = await accountOf(db, userId)
  return account.balance
}

/** A person who never had a token has no row, and nothing. */
export async function accountOf(
  db: Db | Tx,
  userId: string,
): Promise<{ balance: number; debt: number; entries: number }> {
  const [account] = await db
    .select({
      balance: walletAccounts.balance,
      debt: walletAccounts.debt,
      entries: walletAccounts.entries,
    })
    .from(walletAccounts)
    .where(eq(walletAccounts.id, userId))
  return { balance: account?.balance ?? 0, debt: account?.debt ?? 0, entries: account?.entries ?? 0 }
}

type LedgerFunction = 'wallet_move' | 'wallet_credit' | 'wallet_take_back'

async function call(db: Db | Tx, name: LedgerFunction, move: Move): Promise<number | undefined> {
  const { userId, house, amount, reason, key, at } = move
  const [row] = await db
    .select({
      balance: sql<
        string | number | null
      >`${sql.raw(name)}(${userId}::uuid, ${house}, ${amount}::bigint, ${reason}, ${key}, ${at.toISOString()}::timestamptz)`,
    })
    .from(sql`(select 1) as one`)
  return row?.balance == null ? undefined : Number(row.balance)
}

/** The balance after the move, or nothing when there was too little for it. */
export function move(db: Db | Tx, asked: Move): Promise<number | undefined> {
  return call(db, 'wallet_move', asked)
}

/** Gives, and pays off what is owed. */
export function credit(db: Db | Tx, asked: Move): Promise<number | undefined> {
  return call(db, 'wallet_credit', asked)
}

/** Takes what is there, and records the rest as debt; `amount` is above zero. */
export function takeBack(db: Db | Tx, asked: Move): Promise<number | undefined> {
  return call(db, 'wallet_take_back', asked)
}

export type EntryRow = typeof walletEntries.$inferSelect & { seq: number }

export interface StatementPlace {
  readonly kind: 'all' | 'in' | 'out'
  /** Entries before this number in the statement. */
  readonly before: number
  /** Left out from there on: costs what it leaves out, so only where numbers alone do not tell. */
  readonly skip?: number
  readonly limit: number
}

/** Newest first. */
export async function statementRows(db: Db | Tx, userId: string, place: StatementPlace): Promise<EntryRow[]> {
  const rows = await db
    .select()
    .from(walletEntries)
    .where(and(eq(walletEntries.accountId, userId), lt(walletEntries.seq, place.before), ofKind(place.kind)))
    .orderBy(desc(walletEntries.seq))
    .limit(place.limit)
    .offset(place.skip ?? 0)
  return rows as EntryRow[]
}

/** Oldest first, for a reader who wants all of it, up to what there was when the reading began. */
export async function statementFrom(
  db: Db | Tx,
  userId: string,
  place: { kind: 'all' | 'in' | 'out'; after: number; upTo: number; limit: number },
): Promise<EntryRow[]> {
  const rows = await db
    .select()
    .from(walletEntries)
    .where(
      and(
        eq(walletEntries.accountId, userId),
        gt(walletEntries.seq, place.after),
        lte(walletEntries.seq, place.upTo),
        ofKind(place.kind),
      ),
    )
    .orderBy(asc(walletEntries.seq))
    .limit(place.limit)
  return rows as EntryRow[]
}

/** Said as the index of what came in says it, so that the planner recognises it. */
function ofKind(kind: 'all' | 'in' | 'out') {
  if (kind === 'all') return undefined
  return kind === 'in'
    ? sql`${walletEntries.amount} > 0 and ${walletEntries.seq} is not null`
    : lt(walletEntries.amount, 0)
}

/** How many replies premium has paid for on a day (UTC). */
export async function freeRepliesUsed(db: Db | Tx, userId: string, day: Date): Promise<number> {
  const [row] = await db
    .select({ used: walletFreeReplies.used })
    .from(walletFreeReplies)
    .where(
      and(eq(walletFreeReplies.accountId, userId), eq(walletFreeReplies.day, day.toISOString().slice(0, 10))),
    )
  return row?.used ?? 0
}

export async function deleteFreeReplies(tx: Tx, userId: string): Promise<void> {
  await tx.delete(walletFreeReplies).where(eq(walletFreeReplies.accountId, userId))
}
