import { afterAll, describe, expect, it } from 'vitest'
import { createPostgresqlDatabase, postgresqlAnswers } from '../lab/postgresql.ts'
import { runPaymentFaults } from './run-payment-faults.ts'

const hasPostgresql = process.env['REQUIRE_SERVICES'] === '1' || (await postgresqlAnswers())
/** `npm run fault -- payments` does the same with 25 kills on each database. */
const few = { kills: 1 }

describe('packs bought and spent while the server is killed and started again', () => {
  const drops: (() => Promise<void>)[] = []
  afterAll(() => Promise.all(drops.map((drop) => drop())))

  it('W11, P8: nobody pays without getting, or gets without paying (embedded database)', async () => {
    expect(await runPaymentFaults(few)).toMatchObject({ faults: [], kills: few.kills })
  }, 240_000)

  it.skipIf(!hasPostgresql)(
    'W11, P8: nobody pays without getting, or gets without paying (PostgreSQL)',
    async () => {
      const { url, drop } = await createPostgresqlDatabase()
      drops.push(drop)
      expect(await runPaymentFaults({ ...few, databaseUrl: url })).toMatchObject({
        faults: [],
        kills: few.kills,
      })
    },
    240_000,
  )
})
