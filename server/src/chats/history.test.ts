import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { createChatWorld, type ChatWorld, type TestNode } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createTalker, type Talker } from '../testing/talker.ts'
import { bothSides, messagesBefore, messagesFrom, saidBefore } from './store-messages.ts'

const length = 100_000
/** Left aside in the middle, and again right before the end; and a stretch that was deleted. */
const aside = [
  [40_001, 48_000],
  [91_000, 99_997],
] as const
const deleted = [70_001, 72_000] as const

async function fill(database: Database, chatHash: string): Promise<string> {
  const id = sql`(select id from chats where hash = ${chatHash})`
  const [first, second] = [newId(), newId()]
  await database.db.execute(sql`
    insert into messages (chat_id, seq, id, author, kind, text, status, created_at, finished_at, left_with, deleted_at)
    select ${id}, n, gen_random_uuid(), case when n % 2 = 1 then 'PERSON' else 'AVATAR' end, 'TEXT', 'Line ' || n, 'DONE',
      now(), now(),
      case when n between ${aside[0][0]}::int and ${aside[0][1]}::int then ${first}::uuid
        when n between ${aside[1][0]}::int and ${aside[1][1]}::int then ${second}::uuid end,
      case when n between ${deleted[0]}::int and ${deleted[1]}::int then now() end
    from generate_series(3, ${length}::int) n`)
  await database.db.execute(
    sql`update chats set last_seq = ${length}::int, read_seq = ${length}::int where hash = ${chatHash}`,
  )
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from chats where hash = ${chatHash}`,
  )
  return rows[0]?.id ?? ''
}

interface Plan {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Relation Name'?: string
  Plans?: Plan[]
}

/** How many rows of tables were looked at. */
function touched(plan: Plan): number {
  const own =
    plan['Relation Name'] === undefined
      ? 0
      : (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
  return (plan.Plans ?? []).reduce((sum, inner) => sum + touched(inner), own)
}

describeOnBothDatabases('a long history', (open) => {
  let world: ChatWorld
  let node: TestNode
  let me: Talker
  let chatId: string

  beforeAll(async () => {
    world = await createChatWorld(await open())
    node = world.node()
    me = await createTalker(world, node)
    chatId = await fill(world.database, me.chatHash)
  }, 120_000)

  const seqs = (page: { items: { seq: number }[] }) => page.items.map(({ seq }) => seq)

  it('R35: before, after and around, with what there is on either side', async () => {
    const newest = await me.history({ limit: 5 })
    expect(seqs(newest)).toEqual([90_998, 90_999, 99_998, 99_999, 100_000])
    expect(newest).toMatchObject({ hasMore: true, hasNewer: false })
    expect(seqs(await me.history({ before: 48_001, limit: 3 }))).toEqual([39_998, 39_999, 40_000])
    expect(await me.history({ before: 3, limit: 3 })).toMatchObject({ hasMore: false, hasNewer: false })

    const after = await me.history({ after: 40_000, limit: 3 })
    expect(seqs(after)).toEqual([48_001, 48_002, 48_003])
    expect(after).toMatchObject({ hasMore: true, hasNewer: true })
    expect(await me.history({ after: 0, limit: 3 })).toMatchObject({ hasMore: false, hasNewer: true })
    expect(await me.history({ after: 99_998, limit: 3 })).toMatchObject({ hasMore: true, hasNewer: false })
    expect(seqs(await me.history({ after: length, limit: 3 }))).toEqual([])

    const around = await me.history({ around: 71_000, limit: 4 })
    expect(seqs(around)).toEqual([69_999, 70_000, 72_001, 72_002])
    expect(around).toMatchObject({ hasMore: true, hasNewer: true })
    expect(seqs(await me.history({ around: 50_000, limit: 5 }))).toEqual([
      49_998, 49_999, 50_000, 50_001, 50_002,
    ])
    const end = await me.history({ around: 99_999, limit: 6 })
    expect(seqs(end)).toEqual([90_997, 90_998, 90_999, 99_998, 99_999, 100_000])
    expect(end).toMatchObject({ hasMore: true, hasNewer: false })
    const start = await me.history({ around: 1, limit: 6 })
    expect(seqs(start)).toEqual([1, 2, 3, 4, 5, 6])
    expect(start).toMatchObject({ hasMore: false, hasNewer: true })
    expect(await me.history({ around: 1, limit: 200 })).toMatchObject({ hasMore: false, hasNewer: true })
  })

  describe.each(['as it is', 'with statistics'])('R35: %s', (state) => {
    beforeAll(async () => {
      if (state === 'with statistics') await world.database.db.execute(sql`analyze messages`)
    })

    const both = { older: 51, newer: 51 }
    it.each([
      ['the newest page', () => messagesBefore(world.database.db, chatId, undefined, 51)],
      ['before a branch', () => messagesBefore(world.database.db, chatId, 48_001, 51)],
      ['before what was deleted', () => messagesBefore(world.database.db, chatId, 72_001, 51)],
      ['around a branch', () => bothSides(world.database.db, chatId, 44_000, both)],
      ['after the first', () => bothSides(world.database.db, chatId, 2, { older: 1, newer: 51 })],
      ['a version’s page', () => messagesFrom(world.database.db, chatId, 3, 51)],
      ['what a mind is told', () => saidBefore(world.database.db, chatId, 100_000, 51)],
    ])('%s looks at no more than it shows', async (_, query) => {
      const { rows } = await world.database.db.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        sql`explain (analyze, format json) ${query()}`,
      )
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
      if (plan === undefined) throw new Error('no plan')
      expect(touched(plan), JSON.stringify(plan, undefined, 1)).toBeLessThanOrEqual(110)
    })
  })
})
