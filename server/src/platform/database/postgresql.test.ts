import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresqlDatabase } from '../../testing/databases.ts'
import { silentLog } from '../../testing/log.ts'
import { administer, postgresqlUrl } from '../../testing/postgresql.ts'
import type { Database } from './index.ts'
import { openPostgresql } from './postgresql.ts'

const server = postgresqlUrl()

describe.skipIf(server === undefined)('a connection to PostgreSQL that breaks', () => {
  let own: Awaited<ReturnType<typeof createPostgresqlDatabase>>
  let database: Database

  beforeAll(async () => {
    own = await createPostgresqlDatabase(server!)
    database = await openPostgresql({ url: own.url, poolSize: 2, log: silentLog })
  })
  afterAll(async () => {
    await database.close()
    await own.drop()
  })

  it('fails the transaction that held it, and neither the process nor those that follow', async () => {
    const broken = database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await administer(own.url, `select pg_terminate_backend(${rows[0]!.pid})`)
      await expect.poll(() => tx.execute(sql`select 1`).catch(() => 'broken')).toBe('broken')
      await tx.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow()
    for (let i = 0; i < 4; i += 1) await database.ping()
  })

  it('while nobody used it is replaced', async () => {
    await Promise.all([database.ping(), database.ping()])
    await administer(
      own.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await expect
      .poll(() =>
        database.ping().then(
          () => 'answers',
          () => 'broken',
        ),
      )
      .toBe('answers')
  })
})
