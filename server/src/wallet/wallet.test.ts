import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createInProcessBus } from '../platform/bus/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createWallet, type Wallet } from './index.ts'
import { move } from './store.ts'

describeOnBothDatabases('wallet', (open) => {
  let database: Database
  let wallet: Wallet

  beforeAll(async () => {
    database = await open()
    wallet = createWallet({ database, bus: createInProcessBus(), clock: systemClock })
  })

  const give = (userId: string, amount: number, key = newId()) =>
    wallet.grant(database.db, { userId, amount, reason: 'welcome-gift', key })
  const take = (userId: string, amount: number, key = newId()) =>
    move(database.db, { userId, house: 'replies', amount: -amount, reason: 'reply', key, at: new Date() })

  async function number(query: ReturnType<typeof sql>): Promise<number> {
    const { rows } = await database.db.execute<{ n: string | number }>(query)
    return Number(rows[0]?.n)
  }

  const sumOf = (userId: string) =>
    number(sql`select coalesce(sum(amount), 0) as n from wallet_entries where account_id = ${userId}::uuid`)

  it('W1: every transaction sums to zero, and one that does not is refused', async () => {
    const userId = newId()
    await give(userId, 50)
    await take(userId, 20)
    const lopsided = await number(sql`
      select count(*) as n from (select 1 from wallet_entries group by transaction_id having sum(amount) <> 0 or count(*) < 2) t`)
    expect(lopsided).toBe(0)
    await expect(
      database.db.execute(sql`
        insert into wallet_entries (account_id, id, transaction_id, seq, amount, reason, key, created_at)
        values (${userId}::uuid, ${newId()}::uuid, ${newId()}::uuid, 99, 5, 'forged', 'forged', now())`),
    ).rejects.toThrow()
    expect(await sumOf(userId)).toBe(30)
  })

  it('W2: an entry is never changed and never removed', async () => {
    const userId = newId()
    await give(userId, 50)
    const attempts = [
      sql`update wallet_entries set amount = 500 where account_id = ${userId}::uuid`,
      sql`delete from wallet_entries where account_id = ${userId}::uuid`,
      sql`truncate wallet_entries`,
    ]
    for (const attempt of attempts) await expect(database.db.execute(attempt)).rejects.toThrow()
    expect(await sumOf(userId)).toBe(50)
  })

  it('W3, W8: balance and statement follow the entries', async () => {
    const userId = newId()
    await give(userId, 50)
    await take(userId, 1)
    await take(userId, 2)
    expect(await wallet.balanceOf(database.db, userId)).toBe(47)
    const first = await wallet.readStatement(userId, { page: 1, pageSize: 2 })
    expect(first).toMatchObject({ balance: 47, firstPage: true, lastPage: false })
    expect(first.items.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-2, 47],
      [-1, 49],
    ])
    const second = await wallet.readStatement(userId, { page: 2, pageSize: 2 })
    expect(second).toMatchObject({ firstPage: false, lastPage: true })
    expect(second.items.map(({ amount, balance, reason }) => [amount, balance, reason])).toEqual([
      [50, 50, 'Welcome gift'],
    ])
  })

  it('W4: what is not there cannot be given away', async () => {
    const userId = newId()
    await give(userId, 3)
    expect(await take(userId, 4)).toBeUndefined()
    expect(await wallet.balanceOf(database.db, userId)).toBe(3)
    expect(await take(userId, 3)).toBe(0)
    await expect(
      database.db.execute(sql`update wallet_accounts set balance = -1 where id = ${userId}::uuid`),
    ).rejects.toThrow()
  })

  it('W5: a key counts once, and belongs to one move', async () => {
    const userId = newId()
    const key = newId()
    expect(await give(userId, 50, key)).toBe(50)
    expect(await give(userId, 50, key)).toBe(50)
    await expect(give(userId, 51, key)).rejects.toThrow()
    expect(await sumOf(userId)).toBe(50)
  })

  it('W4, W5: moves at the same time neither overdraw nor count twice', async () => {
    const userId = newId()
    const key = newId()
    await Promise.all(Array.from({ length: 8 }, () => give(userId, 10, key)))
    expect(await wallet.balanceOf(database.db, userId)).toBe(10)
    const taken = await Promise.all(Array.from({ length: 24 }, () => take(userId, 1)))
    expect(taken.filter((balance) => balance !== undefined)).toHaveLength(10)
    expect(await wallet.balanceOf(database.db, userId)).toBe(0)
    expect(await sumOf(userId)).toBe(0)
    const places = await number(
      sql`select count(distinct seq) as n from wallet_entries where account_id = ${userId}::uuid and seq between 1 and 11`,
    )
    expect(places).toBe(11)
  })

  it('W6: what the house gave is what people hold', async () => {
    const userId = newId()
    await give(userId, 7)
    const house = await number(sql`
      select sum(e.amount) as n from wallet_entries e join wallet_accounts a on a.id = e.account_id where a.kind = 'HOUSE'`)
    const people = await number(sql`select sum(balance) as n from wallet_accounts where kind = 'PERSON'`)
    expect(house).toBe(-people)
    await expect(give('00000000-0000-7000-8000-000000000001', 1)).rejects.toThrow()
  })

  it('W7: somebody without an account has nothing', async () => {
    const userId = newId()
    expect(await wallet.balanceOf(database.db, userId)).toBe(0)
    expect(await wallet.readStatement(userId, { page: 1, pageSize: 12 })).toEqual({
      balance: 0,
      debt: 0,
      items: [],
      firstPage: true,
      lastPage: true,
    })
    expect(await take(userId, 1)).toBeUndefined()
  })

  it('refuses gifts that are none', async () => {
    await expect(give(newId(), 0)).rejects.toThrow()
    await expect(give(newId(), -5)).rejects.toThrow()
    await expect(give(newId(), 1.5)).rejects.toThrow()
  })
})
