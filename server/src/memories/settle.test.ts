import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { NewMemory } from '../minds/index.ts'
import { createEncoder } from '../platform/encoder/index.ts'
import { newId } from '../platform/ids.ts'
import { createSafety } from '../safety/index.ts'
import { angelId, createChatWorld, type ChatWorld, type TestPerson } from '../testing/chat-world.ts'
import { createTestClock } from '../testing/clock.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { silentLog } from '../testing/log.ts'
import { createMemories, type MemoryVerbs } from './index.ts'

const encoder = createEncoder()
afterAll(() => encoder.close())

describeOnBothDatabases('what is remembered, by its meaning', (open) => {
  const clock = createTestClock()
  let world: ChatWorld
  let memories: MemoryVerbs
  let me: TestPerson

  beforeAll(async () => {
    world = await createChatWorld(await open())
    memories = createMemories({
      avatars: { byId: async () => ({}) as never, byIds: async () => [] },
      bus: world.bus,
      clock,
      database: world.database,
      encoder,
      jobs: { every: () => undefined, enqueue: async () => undefined },
      log: silentLog,
      safety: createSafety(),
      said: { placesOf: async () => new Map(), hasMet: async () => true },
    })
  })
  beforeEach(async () => {
    me = await world.person(0)
  })

  const pair = () => ({ userId: me.userId, avatarId: angelId('anouk') })
  const fact = (text: string, key: string | null = null): NewMemory => ({
    kind: 'FACT',
    text,
    key,
    data: null,
  })

  async function told(...found: NewMemory[]): Promise<void> {
    clock.advance(60_000)
    const said = { ...pair(), chatId: newId(), messageId: newId(), seq: 3, at: clock.now() }
    await memories.keep(said, found)
  }
  async function texts(): Promise<string[]> {
    return (await memories.list({ ...pair(), page: 1, pageSize: 100 })).items.map(({ text }) => text)
  }

  it.each([
    ['Has a cat called Miso', 'Has a cat named Miso'],
    ['Works as a nurse in Leeds', 'Is working as a nurse in Leeds'],
    ['Is learning to play the cello', 'Is currently learning how to play the cello'],
  ])('keeps “%s” once (M7)', async (first, second) => {
    await told(fact(first))
    await memories.settle()
    await told(fact(second))
    expect(await texts()).toEqual([second, first])
    await memories.settle()
    expect(await texts()).toEqual([second])
  })

  it.each([
    ['Has a cat called Miso', 'Has a cat called Mochi'],
    ['Loves cats', 'Hates cats'],
    ['Likes olives', 'Does not like olives'],
    ['Has 2 children', 'Has 3 children'],
    ['Has two sisters', 'Has three sisters'],
    ['Likes red wine', 'Likes white wine'],
    ['Works as a nurse', 'Lives in Leeds'],
    ['Sister is a doctor', 'Brother is a doctor'],
    ['Allergic to nuts', 'Allergic to milk'],
    ['Wants to move to Spain', 'Wants to move to Spain in May'],
  ])('keeps “%s” and “%s” (M7)', async (first, second) => {
    await told(fact(first))
    await told(fact(second))
    await memories.settle()
    expect(await texts()).toEqual([second, first])
  })

  it('lets the person’s own words stand (M7)', async () => {
    await memories.add({ ...pair(), text: 'Has a cat called Miso' })
    await told(fact('Has a cat named Miso', 'pet.cat'))
    await memories.settle()
    expect(await texts()).toEqual(['Has a cat called Miso'])
    const pinned = await memories.add({ ...pair(), text: 'Has a cat, Miso' })
    await memories.change({ ...pair(), memoryId: pinned.id, pinned: true })
    await memories.settle()
    expect(await texts()).toHaveLength(2)
  })

  it('finds what has to do with it among much, without a common word (M13)', async () => {
    await world.database.db.execute(sql`
      insert into memories (user_id, avatar_id, id, kind, text, told_at, created_at, updated_at)
      select ${me.userId}::uuid, ${angelId('anouk')}::uuid, gen_random_uuid(), 'FACT', 'Bought lamp number ' || n,
        ${clock.now().toISOString()}::timestamptz, now(), now()
      from generate_series(1, 120) as n`)
    await told(fact('Plays the cello'))
    clock.advance(86_400_000 * 300)
    await told(fact('Has a new bicycle'))
    await memories.settle()
    const found = await memories.recall({ ...pair(), text: 'I want to hear some classical music tonight.' })
    expect(found).toHaveLength(80)
    expect(found.slice(0, 2).map(({ text }) => text)).toContain('Plays the cello')
  })
})
