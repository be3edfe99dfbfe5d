import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, types } from 'pg'
import type { Log } from '../log.ts'
import { createGuard } from './guard.ts'
import { hasMigrations, migrationsFolder } from './migrations.ts'
import { nameUnreachable } from './unreachable.ts'
import type { Database, Db, Statement, Tx } from './types.ts'

/** Any number that nobody else uses in the same database. */
const migrationLock = 7_261_904_115

// Counts come as numbers from the embedded database; without this they would be strings here.
types.setTypeParser(types.builtins.INT8, (text) => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
})

/** In milliseconds. */
export interface Patience {
  /** For a connection, a new one or one that others have in use. */
  readonly connect: number
  /** What the server takes for one statement; then it gives up and says so. */
  readonly statement: number
  /** Until nothing has come back: longer than `statement`, so that a server that is there has the last word. */
  readonly answer: number
  /** A transaction that does nothing holds others up. */
  readonly idleTransaction: number
}

const defaultPatience: Patience = {
  connect: 5000,
  statement: 20_000,
  answer: 22_000,
  idleTransaction: 60_000,
}

export async function openPostgresql(options: {
  url: string
  poolSize: number
  log: Log
  patience?: Partial<Patience>
}): Promise<Database> {
  const { url, log } = options
  const patience = { ...defaultPatience, ...options.patience }
  await migrateOnce(url)
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize,
    application_name: 'aureole',
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    query_timeout: patience.answer,
    idle_in_transaction_session_timeout: patience.idleTransaction,
    keepAlive: true,
  })
  // A connection that breaks must not end the process: the pool opens another, and where a transaction held it, the
  // transaction fails. The pool itself speaks of idle ones alone, and says what has been said.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke')),
  )
  pool.on('error', () => undefined)

  const guard = createGuard()
  const client = guard.watchClient(nameUnreachable(pool))
  const drizzled = guard.watchDb(drizzle(client))
  let closing: Promise<void> | undefined

  return {
    kind: 'postgresql',
    url,
    db: drizzled as unknown as Db,
    prepared: async <R>({ name, text }: Statement, values: readonly unknown[]) => {
      const { rows } = await client.query({ name, text, values: [...values] })
      return rows as R[]
    },
    transaction: async (work) => drizzled.transaction((tx) => guard.enter(() => work(tx as unknown as Tx))),
    ping: async () => void (await pool.query('select 1')),
    close: () => (closing ??= pool.end()),
  }
}

/** Nodes that start together take turns; the later ones find nothing left to do. */
async function migrateOnce(url: string): Promise<void> {
  if (!hasMigrations()) return
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'aureole-migrations',
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
