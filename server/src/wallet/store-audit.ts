import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/index.ts'
import { walletAccounts, walletAudits } from './tables.ts'

type Numbers<K extends string> = Record<K, number>

async function rowsOf<T extends Record<string, unknown>>(
  db: Db,
  query: ReturnType<typeof sql>,
): Promise<T[]> {
  const { rows } = await db.execute<T>(query)
  return rows as T[]
}

/** Sums come as text where they might be too large for a number. */
function numbers<K extends string>(row: Record<K, unknown> | undefined): Numbers<K> {
  return Object.fromEntries(
    Object.entries(row ?? {}).map(([key, value]) => [key, Number(value)]),
  ) as Numbers<K>
}

export type Totals = Awaited<ReturnType<typeof ledgerTotals>>

/** Both sides of the ledger, in one statement, so that what happens meanwhile is on both or on none. */
export async function ledgerTotals(db: Db) {
  const [row] = await rowsOf<
    Record<'entries' | 'house' | 'people' | 'unplaced' | 'accounts' | 'balances' | 'debts' | 'owed', unknown>
  >(
    db,
    sql`
      with sides as (
        select a.kind, sum(e.amount) as amount, count(*) as entries, count(e.seq) as placed
        from wallet_entries e join wallet_accounts a on a.id = e.account_id group by a.kind
      ), holders as (
        select count(*) as accounts, coalesce(sum(balance), 0) as balances, coalesce(sum(debt), 0) as owed
        from wallet_accounts where kind = 'PERSON'
      )
      select accounts, balances, owed,
        coalesce((select sum(entries) from sides), 0) as entries,
        coalesce((select amount from sides where kind = 'HOUSE'), 0) as house,
        coalesce((select amount from sides where kind = 'PERSON'), 0) as people,
        coalesce((select entries - placed from sides where kind = 'PERSON'), 0)
          + coalesce((select placed from sides where kind = 'HOUSE'), 0) as unplaced,
        coalesce((select sum(amount) from wallet_debts), 0) as debts
      from holders`,
  )
  return numbers(row)
}

/** Transactions with one side missing or with sides that differ: one part of so many, since all at once may not fit. */
export function lopsidedTransactions(
  db: Db,
  part: number,
  parts: number,
): Promise<{ id: string; sum: unknown }[]> {
  return rowsOf(
    db,
    sql`
      select transaction_id as id, sum(amount) as sum from wallet_entries
      where (hashtext(transaction_id::text) & 2147483647) % ${parts}::int = ${part}::int
      group by transaction_id having sum(amount) <> 0 or count(*) < 2 limit 100`,
  )
}

/** People in the order of their ids, with how much there is to read about each. */
export function accountsAfter(db: Db, after: string, limit: number) {
  return db
    .select({ id: walletAccounts.id, entries: walletAccounts.entries })
    .from(walletAccounts)
    .where(and(eq(walletAccounts.kind, 'PERSON'), gt(walletAccounts.id, after)))
    .orderBy(asc(walletAccounts.id))
    .limit(limit)
}

export interface AccountFault {
  id: string
  balance: number
  total: number
  misplaced: number
  miscounted: number
  missing: number
  least: number
  debt: number
  owed: number
}

/** The accounts of a stretch whose entries do not say what the account says. */
export async function faultyAccounts(db: Db, first: string, last: string): Promise<AccountFault[]> {
  const found = await rowsOf<Record<keyof AccountFault, unknown>>(
    db,
    sql`
      with placed as (
        select account_id, amount, seq, balance_after,
          row_number() over statement as place, sum(amount) over statement as running
        from wallet_entries
        where account_id between ${first}::uuid and ${last}::uuid and seq is not null
        window statement as (partition by account_id order by seq)
      ), said as (
        select account_id, sum(amount) as total, count(*) as entries, min(balance_after) as least,
          count(*) filter (where seq <> place) as misplaced,
          count(*) filter (where balance_after is distinct from running) as miscounted
        from placed group by account_id
      ), owing as (
        select account_id, sum(amount) as owed from wallet_debts
        where account_id between ${first}::uuid and ${last}::uuid group by account_id
      )
      select a.id, a.balance, a.debt, coalesce(said.total, 0) as total, coalesce(said.misplaced, 0) as misplaced,
        coalesce(said.miscounted, 0) as miscounted, a.entries - coalesce(said.entries, 0) as missing,
        least(coalesce(said.least, 0), a.balance) as least, coalesce(owing.owed, 0) as owed
      from wallet_accounts a
        left join said on said.account_id = a.id left join owing on owing.account_id = a.id
      where a.kind = 'PERSON' and a.id between ${first}::uuid and ${last}::uuid
        and (a.balance <> coalesce(said.total, 0) or coalesce(said.misplaced, 0) <> 0
          or coalesce(said.miscounted, 0) <> 0 or a.entries <> coalesce(said.entries, 0)
          or coalesce(said.least, 0) < 0 or a.balance < 0 or a.debt < 0 or a.debt <> coalesce(owing.owed, 0))
      limit 100`,
  )
  return found.map(({ id, ...rest }) => ({ id: String(id), ...numbers(rest) }))
}

export async function insertAudit(db: Db, row: typeof walletAudits.$inferInsert): Promise<void> {
  await db.insert(walletAudits).values(row)
}

export async function deleteAuditsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(walletAudits).where(lt(walletAudits.at, before))
}

export async function latestAudit(db: Db): Promise<typeof walletAudits.$inferSelect | undefined> {
  const [row] = await db.select().from(walletAudits).orderBy(desc(walletAudits.at)).limit(1)
  return row
}
