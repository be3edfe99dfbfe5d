import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import type { Database } from './index.ts'

describeOnBothDatabases('database', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.db.execute(sql`create table notes (id int primary key, text text)`)
  })

  async function notes(): Promise<number> {
    const { rows } = await database.db.execute<{ count: number }>(sql`select count(*) as count from notes`)
    return rows[0]!.count
  }

  it('answers, counts in numbers and gives times as text', async () => {
    await database.ping()
    expect(await notes()).toBe(0)
    const { rows } = await database.db.execute<{ big: bigint; at: string; doc: object }>(
      sql`select 9007199254740993::bigint as big, '2026-01-02 03:04:05.678+00'::timestamptz as at, '{"a":1}'::jsonb as doc`,
    )
    expect(rows[0]!.big).toBe(9007199254740993n)
    expect(new Date(rows[0]!.at).toISOString()).toBe('2026-01-02T03:04:05.678Z')
    expect(rows[0]!.doc).toEqual({ a: 1 })
  })

  it('keeps what a transaction wrote only when it ends well', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values (1, 'lost')`)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await notes()).toBe(0)
    const kept = await database.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values (1, 'kept')`)
      return 'done'
    })
    expect(kept).toBe('done')
    expect(await notes()).toBe(1)
  })

  it('nests by a savepoint', async () => {
    await database.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values (2, 'outer')`)
      const inner = tx.transaction(async (nested) => {
        await nested.execute(sql`insert into notes values (3, 'inner')`)
        throw new Error('only the inner one')
      })
      await expect(inner).rejects.toThrow('only the inner one')
    })
    expect(await notes()).toBe(2)
  })

  it('refuses the outer connection inside a transaction, instead of waiting for ever', async () => {
    const wrong = database.transaction(async () => {
      await database.db.execute(sql`select 1`)
    })
    await expect(wrong).rejects.toThrow('inside a transaction')
    const nested = database.transaction(() => database.transaction(async () => {}))
    await expect(nested).rejects.toThrow('inside a transaction')
    await database.ping()
  })

  it('allows the outer connection beside a transaction and to what outlives one', async () => {
    let later: Promise<number> | undefined
    const ended = new Promise<void>((resolve) => {
      void database
        .transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          later = new Promise<void>((go) => setImmediate(go)).then(() => ended).then(notes)
        })
        .then(resolve)
    })
    const beside = notes()
    await ended
    expect(await beside).toBe(2)
    expect(await later).toBe(2)
  })

  it('closes once, however often it is asked', async () => {
    const other = await open()
    await Promise.all([other.close(), other.close()])
    await expect(other.ping()).rejects.toThrow()
  })
})
