import { sql, type SQL } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { beforeAll, expect, it } from 'vitest'
import { createInProcessBus } from '../platform/bus/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { silentLog } from '../testing/log.ts'
import { createWallet, watchLedger, type Wallet } from './index.ts'

describeOnBothDatabases('the audit', (open) => {
  let database: Database
  let wallet: Wallet
  const userId = newId()
  const registry = new Registry()
  let look: () => Promise<void>

  beforeAll(async () => {
    database = await open()
    wallet = createWallet({ database, bus: createInProcessBus(), clock: systemClock })
    watchLedger(wallet, {
      database,
      clock: systemClock,
      log: silentLog,
      registry,
      jobs: { every: (_queue, _cron, handler) => void (look = handler) },
    })
    for (const amount of [50, 7, 100]) {
      await wallet.grant(database.db, { userId, amount, reason: 'purchase', key: newId(), house: 'sales' })
      await wallet.takeBack(database.db, {
        userId,
        amount: 200,
        reason: 'refund',
        key: newId(),
        house: 'refunds',
      })
    }
  })

  /** Breaks a rule as only somebody with all rights could, looks, and undoes it. */
  async function found(...damage: SQL[]): Promise<readonly string[]> {
    const { db } = database
    const { rows: accounts } = await db.execute(sql`select * from wallet_accounts where id = ${userId}::uuid`)
    const triggers = (state: 'disable' | 'enable') =>
      db.execute(sql.raw(`alter table wallet_entries ${state} trigger user`))
    await triggers('disable')
    await db.execute(sql`create table kept as select * from wallet_entries`)
    for (const one of damage) await db.execute(one)
    const { faults } = await wallet.audit()
    await db.execute(sql`delete from wallet_entries`)
    await db.execute(sql`insert into wallet_entries select * from kept`)
    await db.execute(sql`drop table kept`)
    const { balance, debt, entries } = accounts[0] as Record<string, unknown>
    await db.execute(
      sql`update wallet_accounts set balance = ${balance}, debt = ${debt}, entries = ${entries} where id = ${userId}::uuid`,
    )
    await triggers('enable')
    return faults
  }

  const mine = sql`account_id = ${userId}::uuid`

  it('W11: finds nothing where all is well', async () => {
    await look()
    expect((await wallet.audit()).faults).toEqual([])
    const metrics = await registry.metrics()
    expect(metrics).toContain('aureole_ledger_faults 0')
    expect(metrics).toMatch(/aureole_ledger_audit_age_seconds [0-9]/)
  })

  it.each([
    [
      'a balance that was raised',
      [sql`update wallet_accounts set balance = balance + 5 where id = ${userId}::uuid`],
      /says 5 tokens, its entries add up to 0/,
    ],
    [
      'tokens out of nothing',
      [sql`update wallet_entries set amount = amount + 1 where ${mine} and seq = 1`],
      /1 tokens out of nothing/,
    ],
    [
      'a side that is missing',
      [
        sql`delete from wallet_entries where seq is null and id = (select min(id::text)::uuid from wallet_entries where seq is null)`,
      ],
      /Transaction .* one side only/,
    ],
    ['a gap', [sql`update wallet_entries set seq = 99 where ${mine} and seq = 2`], /has gaps/],
    [
      'an entry too few',
      [sql`update wallet_accounts set entries = entries + 1 where id = ${userId}::uuid`],
      /1 missing/,
    ],
    [
      'a wrong balance beside an entry',
      [sql`update wallet_entries set balance_after = 3 where ${mine} and seq = 2`],
      /1 entries with a wrong balance/,
    ],
    [
      'a debt that was forgiven by hand',
      [sql`update wallet_accounts set debt = 0 where id = ${userId}::uuid`],
      /owes 0 tokens, \d+ are recorded/,
    ],
    [
      'an entry without a place',
      [sql`update wallet_entries set seq = null where ${mine} and seq = 1`],
      /wrong side of a statement/,
    ],
  ])('W11: finds %s', async (_, damage, sentence) => {
    expect((await found(...damage)).join('\n')).toMatch(sentence)
    expect((await wallet.audit()).faults).toEqual([])
  })

  it('W11: raises the alarm', async () => {
    await database.db.execute(
      sql`update wallet_accounts set balance = balance + 5 where id = ${userId}::uuid`,
    )
    await look()
    expect(await registry.metrics()).toMatch(/aureole_ledger_faults [1-9]/)
    await database.db.execute(
      sql`update wallet_accounts set balance = balance - 5 where id = ${userId}::uuid`,
    )
    await look()
    expect(await registry.metrics()).toContain('aureole_ledger_faults 0')
  })
})
