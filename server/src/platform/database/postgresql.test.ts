import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresqlDatabase } from '../../testing/databases.ts'
import { silentLog } from '../../testing/log.ts'
import { administer, postgresqlUrl } from '../../testing/postgresql.ts'
import { tcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts'
import { Unreachable } from '../errors.ts'
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

describe.skipIf(server === undefined)('a PostgreSQL that is away', () => {
  let own: Awaited<ReturnType<typeof createPostgresqlDatabase>>
  let cable: TcpProxy
  let database: Database

  beforeAll(async () => {
    own = await createPostgresqlDatabase(server!)
    const url = new URL(own.url)
    cable = await tcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
    url.host = `127.0.0.1:${cable.port}`
    const patience = { connect: 500, answer: 300 }
    database = await openPostgresql({ url: url.href, poolSize: 2, log: silentLog, patience })
  })
  afterAll(async () => {
    cable.mend()
    await database.close()
    await cable.close()
    await own.drop()
  })

  const ask = async (n: number) => {
    const { rows } = await database.db.execute<{ n: number }>(sql`select ${n}::int as n`)
    return rows[0]?.n
  }
  const askInside = (n: number) =>
    database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ n: number }>(sql`select ${n}::int as n`)
      return rows[0]?.n
    })
  const unreachable = (error: unknown): boolean =>
    error instanceof Error && (error instanceof Unreachable || unreachable(error.cause))

  it.each([
    ['refuses connections', () => cable.cut()],
    ['takes what is sent and never answers', () => cable.swallowAnswers()],
  ])('fails by name while it %s, and works again afterwards', async (_, breakIt) => {
    await Promise.all([ask(1), askInside(2)])
    breakIt()
    await expect(ask(3)).rejects.toSatisfy(unreachable)
    // More often than there are connections: none of them may stay away with it.
    for (const n of [4, 5, 6]) await expect(askInside(n)).rejects.toSatisfy(unreachable)
    cable.mend()
    // No connection is used again on which an answer to an earlier question may still come.
    await expect.poll(() => ask(7).catch(() => 'away')).toBe(7)
    for (const n of [8, 9, 10, 11]) expect(await Promise.all([ask(n), askInside(-n)])).toEqual([n, -n])
  })

  it('is not named for a query that is wrong, or slow by itself', async () => {
    await expect(database.db.execute(sql`select * from nowhere`)).rejects.not.toSatisfy(unreachable)
    await expect(
      database.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 20`)
        await tx.execute(sql`select pg_sleep(10)`)
      }),
    ).rejects.not.toSatisfy(unreachable)
    expect(await ask(1)).toBe(1)
  })
})
