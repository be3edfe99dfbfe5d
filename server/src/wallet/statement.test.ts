import { text as readAll } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createInProcessBus } from '../platform/bus/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createWallet, type Wallet } from './index.ts'
import { move } from './store.ts'

const entries = 2500

describeOnBothDatabases('the statement', (open) => {
  let database: Database
  let wallet: Wallet
  const userId = newId()

  beforeAll(async () => {
    database = await open()
    wallet = createWallet({ database, bus: createInProcessBus(), clock: systemClock })
    await wallet.grant(database.db, {
      userId,
      amount: 10_000,
      reason: 'purchase',
      key: 'first',
      house: 'sales',
    })
    // Every tenth comes in, the others go out.
    await database.db.execute(sql`
      select wallet_move(${userId}::uuid, 'replies', case when n % 10 = 0 then 5 else -1 end,
        case when n % 10 = 0 then 'reply-refund' else 'reply' end, 'n' || n, now())
      from generate_series(2, ${entries}::int) n`)
  })

  const read = (query: object) => wallet.readStatement(userId, { page: 1, pageSize: 12, ...query })

  it('W8: finds any page by its place', async () => {
    const first = await read({})
    expect(first).toMatchObject({ firstPage: true, lastPage: false })
    expect(first.items.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, n) => entries - n))
    const far = await read({ page: 201, pageSize: 12 })
    expect(far.items[0]?.seq).toBe(entries - 2400)
    const last = await read({ page: 25, pageSize: 100 })
    expect(last).toMatchObject({ lastPage: true, items: { length: 100 } })
    expect(last.items.at(-1)).toMatchObject({ seq: 1, amount: 10_000, reason: 'Bought 10,000 tokens' })
    expect(await read({ page: 26, pageSize: 100 })).toMatchObject({ items: [], lastPage: true })
    expect(await read({ page: 100_000, pageSize: 100 })).toMatchObject({ items: [], lastPage: true })
  })

  it('W8: tells what came in from what went out', async () => {
    const added = await read({ kind: 'in', page: 2 })
    expect(added.items.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 12 }, (_, n) => entries - 120 - n * 10),
    )
    expect(added.items.every(({ kind, amount }) => kind === 'in' && amount === 5)).toBe(true)
    const spent = await read({ kind: 'out' })
    expect(spent.items.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 14 }, (_, n) => entries - n).filter((seq) => seq % 10 !== 0),
    )
    const all = await read({ kind: 'in', page: 3, pageSize: 100 })
    expect(all.lastPage).toBe(true)
    expect(all.items.at(-1)?.seq).toBe(1)
  })

  it('W8: goes on behind an entry, whatever has come on top', async () => {
    const first = await read({})
    const at = new Date()
    await move(database.db, { userId, house: 'replies', amount: -1, reason: 'reply', key: newId(), at })
    const before = first.items.at(-1)?.seq
    expect((await read({ before })).items.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 12 }, (_, n) => entries - 12 - n),
    )
    expect((await read({ before: 1 })).items).toEqual([])
  })

  it('W8: comes as a file, whole and oldest first', async () => {
    const file = wallet.downloadStatement(userId, 'all')
    expect([file.type, file.name]).toEqual([
      'text/csv; charset=utf-8',
      expect.stringMatching(/^tokens-\d{4}-\d\d-\d\d\.csv$/),
    ])
    const lines = (await readAll(file.stream!)).split('\r\n')
    expect(lines[0]).toBe('\uFEFFNumber,When (UTC),What,Change,Balance')
    expect(lines[1]).toMatch(/^1,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,"Bought 10,000 tokens",10000,10000$/)
    const { balance } = await read({})
    expect(lines.at(-2)).toMatch(new RegExp(`^${entries + 1},.*,"A reply",-1,${balance}$`))
    expect(lines).toHaveLength(entries + 3)
    const added = (await readAll(wallet.downloadStatement(userId, 'in').stream!)).split('\r\n')
    expect(added).toHaveLength(entries / 10 + 3)
    const nobody = await readAll(wallet.downloadStatement(newId(), 'all').stream!)
    expect(nobody).toBe('\uFEFFNumber,When (UTC),What,Change,Balance\r\n')
  })
})
