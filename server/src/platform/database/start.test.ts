import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresqlDatabase } from '../../testing/databases.ts'
import { silentLog } from '../../testing/log.ts'
import { postgresqlUrl } from '../../testing/postgresql.ts'
import { openEmbedded } from './embedded.ts'
import type { Database } from './index.ts'
import { listMigrations, migrationsFolder } from './migrations.ts'
import { openPostgresql } from './postgresql.ts'

const opened: Database[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

async function appliedMigrations(database: Database): Promise<string[]> {
  const { rows } = await database.db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations`,
  )
  return rows.map(({ hash }) => hash)
}

describe('the embedded database', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aureole-start-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function open(name: string): Promise<Database> {
    const database = await openEmbedded(join(folder, name))
    opened.push(database)
    return database
  }

  it('keeps what it has over a restart, and each migration ran once', async () => {
    const first = await open('kept')
    await first.db.execute(sql`create table kept (id int)`)
    const applied = await appliedMigrations(first)
    await first.close()
    const second = await open('kept')
    await second.db.execute(sql`insert into kept values (1)`)
    expect(await appliedMigrations(second)).toEqual(applied)
    expect(new Set(applied).size).toBe(applied.length)
    // A migration with an older date than the last one would be passed over without a word.
    expect(applied).toHaveLength(listMigrations().length)
  })

  it('catches up with the migrations that came since it was last open', async () => {
    const older = join(folder, 'older-migrations')
    cpSync(migrationsFolder, older, { recursive: true })
    const journal = join(older, 'meta/_journal.json')
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] }
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }))
    const lite = await PGlite.create(join(folder, 'older'))
    await migrate(drizzle(lite), { migrationsFolder: older })
    await lite.close()

    expect(await appliedMigrations(await open('older'))).toHaveLength(listMigrations().length)
  }, 60_000)

  it('begins anew where an earlier start was cut short', async () => {
    const draft = join(folder, 'cut.new')
    mkdirSync(draft)
    writeFileSync(join(draft, 'PG_VERSION'), '17\n')
    await (await open('cut')).ping()
    expect(existsSync(draft)).toBe(false)
  })
})

const server = postgresqlUrl()

describe.skipIf(server === undefined)('several nodes on one PostgreSQL', () => {
  it('run each migration once when they start together', async () => {
    const { url, drop } = await createPostgresqlDatabase(server!)
    const nodes = await Promise.all(
      Array.from({ length: 4 }, () => openPostgresql({ url, poolSize: 2, log: silentLog })),
    )
    opened.push(...nodes)
    const applied = await appliedMigrations(nodes[0]!)
    expect(applied.length).toBeGreaterThan(0)
    expect(new Set(applied).size).toBe(applied.length)
    await Promise.all(nodes.map((node) => node.close()))
    await drop()
  })
})
