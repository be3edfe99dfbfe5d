import { cpSync, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createGuard } from './guard.ts'
import { hasMigrations, latestMigration, migrationsFolder } from './migrations.ts'
import { findPrepared, type PreparedKind } from './prepared.ts'
import type { Database, Db, Statement, Tx } from './types.ts'

type EmbeddedDatabase = Extract<Database, { kind: 'embedded' }>

/** A quarter of the usual cache: starts sooner and takes 200 MB less memory, and the files are cached by the system too. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/** Of V8: about how many bytes of a function have to be run before it is compiled at its best. */
const usualBudget = 13_000_000
const calmBudget = 200_000_000

/** PostgreSQL inside this process. The folder belongs to one process at a time; whoever opens it holds its lock. */
export async function openEmbedded(
  folder: string,
  beginning: PreparedKind = 'plain',
): Promise<EmbeddedDatabase> {
  if (!existsSync(folder)) await makeFolder(folder, beginning)
  const lite = await openCalmly(() => PGlite.create(folder, { startParams }))
  const guard = createGuard()
  const client = guard.watchClient(lite)
  const drizzled = guard.watchDb(drizzle(client))
  if (hasMigrations() && !(await isUpToDate(lite))) await migrate(drizzled, { migrationsFolder })
  let closing: Promise<void> | undefined

  return {
    kind: 'embedded',
    lite,
    db: drizzled as unknown as Db,
    prepared: async <R>({ text }: Statement, values: readonly unknown[]) =>
      (await client.query<R>(text, [...values])).rows,
    transaction: async (work) => drizzled.transaction((tx) => guard.enter(() => work(tx as unknown as Tx))),
    ping: async () => void (await lite.query('select 1')),
    close: () => (closing ??= lite.close()),
  }
}

/**
 * The database is compiled twice: at once and plainly, then anew at its best what turns out to be used a lot. Usually that is decided so early
 * that much of it is compiled while the start waits for the same cores; later, the parts that are really used a lot get their turn.
 */
async function openCalmly<T>(open: () => Promise<T>): Promise<T> {
  setFlagsFromString(`--wasm-tiering-budget=${calmBudget}`)
  try {
    return await open()
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${usualBudget}`)
  }
}

/** By the same mark as the migrator goes by. One question, instead of reading a megabyte of migrations to find that none is new. */
async function isUpToDate(lite: PGlite): Promise<boolean> {
  try {
    const { rows } = await lite.query<{ latest: number | null }>(
      'select max(created_at)::float8 as latest from drizzle.__drizzle_migrations',
    )
    return (rows[0]?.latest ?? 0) >= latestMigration()
  } catch {
    // An empty database has no such table; whatever else is wrong, the migrator says it better.
    return false
  }
}

/** The folder appears whole or not at all, so that a start that is cut short leaves no half a database behind. */
async function makeFolder(folder: string, beginning: PreparedKind): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  const prepared = findPrepared(beginning)
  if (prepared) cpSync(prepared, draft, { recursive: true })
  else await (await PGlite.create(draft)).close()
  await rename(draft, folder)
}
