import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createInProcessBus } from '../platform/bus/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createWallet, type Wallet } from './index.ts'
import { move } from './store.ts'

describeOnBothDatabases('debt', (open) => {
  let database: Database
  let wallet: Wallet
  beforeAll(async () => {
    database = await open()
    wallet = createWallet({ database, bus: createInProcessBus(), clock: systemClock })
  })

  const give = (userId: string, amount: number, key: string = newId()) =>
    wallet.grant(database.db, { userId, amount, reason: 'purchase', key, house: 'sales' })
  const takeBack = (userId: string, amount: number, key: string = newId()) =>
    wallet.takeBack(database.db, { userId, amount, reason: 'refund', key, house: 'refunds' })
  const spend = (userId: string, amount: number) =>
    move(database.db, {
      userId,
      house: 'replies',
      amount: -amount,
      reason: 'reply',
      key: newId(),
      at: new Date(),
    })
  const statement = (userId: string) => wallet.readStatement(userId, { page: 1, pageSize: 12 })

  it('W10: takes back what is there, and records the rest', async () => {
    const userId = newId()
    await give(userId, 100)
    await spend(userId, 70)
    expect(await takeBack(userId, 100)).toBe(0)
    expect(await statement(userId)).toMatchObject({ balance: 0, debt: 70 })
    expect(await takeBack(userId, 5)).toBe(0)
    expect(await statement(userId)).toMatchObject({ balance: 0, debt: 75 })
  })

  it('W9: the next tokens pay it off, as far as they go, and say so', async () => {
    const userId = newId()
    await give(userId, 100)
    await spend(userId, 100)
    await takeBack(userId, 100)
    expect(await give(userId, 30)).toBe(0)
    expect(await statement(userId)).toMatchObject({ balance: 0, debt: 70 })
    expect(await give(userId, 100)).toBe(30)
    const { items, ...rest } = await statement(userId)
    expect(rest).toMatchObject({ balance: 30, debt: 0 })
    expect(items.slice(0, 4).map(({ amount }) => amount)).toEqual([-70, 100, -30, 30])
    expect(items[0]?.reason).toBe('Paid off: tokens that were used before a refund')
  })

  it('W5, W9, W10: keys count once, also at the same time', async () => {
    const userId = newId()
    await give(userId, 100)
    await spend(userId, 60)
    const [back, credit] = [newId(), newId()]
    await Promise.all(Array.from({ length: 6 }, () => takeBack(userId, 100, back)))
    expect(await statement(userId)).toMatchObject({ balance: 0, debt: 60 })
    await Promise.all(Array.from({ length: 6 }, () => give(userId, 50, credit)))
    expect(await statement(userId)).toMatchObject({ balance: 0, debt: 10 })
    // Only ever debt, without an entry beside it: its key counts too.
    const bare = newId()
    await Promise.all(Array.from({ length: 4 }, () => takeBack(userId, 7, bare)))
    expect(await statement(userId)).toMatchObject({ balance: 0, debt: 17 })
    expect((await wallet.audit()).faults).toEqual([])
  })

  it('W10: a reply that gives its token back pays no debt', async () => {
    const userId = newId()
    await give(userId, 10)
    await spend(userId, 10)
    await takeBack(userId, 10)
    const refund = { userId, house: 'replies', amount: 1, reason: 'reply-refund', key: newId() } as const
    expect(await move(database.db, { ...refund, at: new Date() })).toBe(1)
    expect(await statement(userId)).toMatchObject({ balance: 1, debt: 10 })
  })

  it('W10: debt is never rewritten', async () => {
    const attempts = [
      sql`update wallet_debts set amount = 1`,
      sql`delete from wallet_debts`,
      sql`truncate wallet_debts`,
    ]
    for (const attempt of attempts) await expect(database.db.execute(attempt)).rejects.toThrow()
  })

  it('takes back whole tokens only, and from those who had any', async () => {
    const userId = newId()
    for (const amount of [0, -5, 1.5]) await expect(takeBack(userId, amount)).rejects.toThrow()
    await expect(takeBack(userId, 5)).rejects.toThrow()
  })
})
