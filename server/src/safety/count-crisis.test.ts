import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../platform/database/index.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { countCrisis, yearlyReport } from './index.ts'

describeOnBothDatabases('counting crises', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })

  function count(at: string, region: string | undefined, acute = false, brandId = 'aureole') {
    return database.transaction((tx) => countCrisis(tx, { brandId, acute, region, at: new Date(at) }))
  }

  it('L3: keeps a day, a region and how bad it was, and nothing else', async () => {
    await count('2025-03-01T23:59:59Z', 'NL', true)
    const { rows } = await database.db.execute(sql`select *, day::text as day from crisis_events`)
    expect(rows).toEqual([
      { id: expect.any(String), brand_id: 'aureole', day: '2025-03-01', region: 'NL', acute: true },
    ])
    // Version 4: an id of ours would tell the millisecond.
    expect(rows[0]?.id).toMatch(/^.{14}4/)
  })

  it('L3: counts with the message or not at all', async () => {
    const before = await yearlyReport(database.db, 2025)
    const failed = database.transaction(async (tx) => {
      await countCrisis(tx, { brandId: 'aureole', acute: true, region: 'NL', at: new Date('2025-03-02') })
      throw new Error('the message was not stored')
    })
    await expect(failed).rejects.toThrow('not stored')
    expect(await yearlyReport(database.db, 2025)).toBe(before)
  })

  it('L4: reports a year by brand, month and region, without those that are too few to tell', async () => {
    for (let day = 10; day < 16; day++) await count(`2026-02-${day}T12:00:00Z`, 'GB', day < 12)
    await count('2026-12-31T23:59:59Z', 'IE')
    await count('2026-07-01T00:00:00Z', undefined)
    await count('2027-01-01T00:00:00Z', 'GB')
    await count('2026-05-05T00:00:00Z', 'DE', true, 'celeste')
    const report = (await yearlyReport(database.db, 2026)).split('\n')
    expect(report).toEqual(
      expect.arrayContaining([
        'aureole: 8 events, 2 of them acute',
        '  February: 6 events, 2 of them acute',
        '  March: 0 events, 0 of them acute',
        '  December: 1 event, 0 of them acute',
        '    United Kingdom: 6',
        '    Unknown, or too few to tell: 2',
        'celeste: 1 event, 1 of them acute',
        '  Netherlands: 113 Zelfmoordpreventie, https://www.113.nl (2026-11-15)',
      ]),
    )
    expect(report.filter((line) => line.startsWith('    Ireland'))).toEqual([])
    expect(await yearlyReport(database.db, 2024)).toContain('No event was counted.')
  })
})
