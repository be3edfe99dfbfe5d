import type { PGlite } from '@electric-sql/pglite'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

/** What a raw `execute` gives on both drivers. How many rows changed is named differently by each: ask `returning`. */
interface Rows extends PgQueryResultHKT {
  type: RowsOf<this['row']>
}
interface RowsOf<T> {
  rows: (T extends Record<string, unknown> ? T : Record<string, unknown>)[]
}

type NoSchema = Record<string, never>

/** A transaction's connection. `tx.transaction` nests by a savepoint. */
export type Tx = PgTransaction<Rows, NoSchema, ExtractTablesWithRelations<NoSchema>>

/**
 * Where queries go: the outer connection or a transaction's. Transactions are opened by `database.transaction` alone,
 * which keeps watch over them.
 */
export type Db = Omit<PgDatabase<Rows>, 'transaction'>

/** A query that is made so often that building and planning it each time would show: planned once for each connection, under its name. */
export interface Statement {
  readonly name: string
  /** With `$1`, `$2`… for the values. */
  readonly text: string
}

interface DatabaseBase {
  readonly db: Db
  /** Outside of transactions, as `db` is. */
  readonly prepared: <R>(statement: Statement, values: readonly unknown[]) => Promise<R[]>
  /** Inside `work`, only `tx` may be used: `db` throws there. On the embedded database transactions run one after another. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** `lite` and `url` are for the job runner, which keeps its own connection. */
export type Database =
  | (DatabaseBase & { readonly kind: 'embedded'; readonly lite: PGlite })
  | (DatabaseBase & { readonly kind: 'postgresql'; readonly url: string })
