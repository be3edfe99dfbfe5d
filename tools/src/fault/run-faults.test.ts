import { afterAll, describe, expect, it } from 'vitest'
import { createPostgresqlDatabase, postgresqlAnswers } from '../lab/postgresql.ts'
import { runFaults } from './run-faults.ts'

const hasPostgresql = process.env['REQUIRE_SERVICES'] === '1' || (await postgresqlAnswers())
/** `npm run fault` does the same with 200 messages and ten kills. */
const few = { messages: 16, chats: 4, kills: 1 }

describe('messages sent while the server is killed and started again', () => {
  const drops: (() => Promise<void>)[] = []
  afterAll(() => Promise.all(drops.map((drop) => drop())))

  it('are there once, answered or given back (embedded database)', async () => {
    expect(await runFaults(few)).toMatchObject({ faults: [], sent: few.messages, kills: few.kills })
  }, 180_000)

  it.skipIf(!hasPostgresql)(
    'are there once, answered or given back (PostgreSQL)',
    async () => {
      const { url, drop } = await createPostgresqlDatabase()
      drops.push(drop)
      expect(await runFaults({ ...few, databaseUrl: url })).toMatchObject({
        faults: [],
        sent: few.messages,
        kills: few.kills,
      })
    },
    180_000,
  )
})
