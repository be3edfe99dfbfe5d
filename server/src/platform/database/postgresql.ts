import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, types } from 'pg'
import type { Log } from '../log.ts'
import { createGuard } from './guard.ts'
import { hasMigrations, migrationsFolder } from './migrations.ts'
import type { Database, Db, Tx } from './types.ts'

/** Any number that nobody else uses in the same database. */
const migrationLock = 7_261_904_115

// Counts come as numbers from the embedded database; without this they would be strings here.
types.setTypeParser(types.builtins.INT8, (text) => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
})

export async function openPostgresql(options: {
  url: string
  poolSize: number
  log: Log
}): Promise<Database> {
  const { url, log } = options
  await migrateOnce(url)
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize,
    application_name: 'aureole',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // A connection that breaks must not end the process: the pool opens another, and where a transaction held it, the
  // transaction fails. The pool itself speaks of idle ones alone, and says what has been said.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke')),
  )
  pool.on('error', () => undefined)

  const guard = createGuard()
  const drizzled = guard.watchDb(drizzle(guard.watchClient(pool)))
  let closing: Promise<void> | undefined

  return {
    kind: 'postgresql',
    url,
    db: drizzled as unknown as Db,
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
