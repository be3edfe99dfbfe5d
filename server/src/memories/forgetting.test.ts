import { memoryLimits } from '@aureole/contract/memories'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { createChatWorld, type ChatWorld, type TestPerson } from '../testing/chat-world.ts'
import { createTestClock, type TestClock } from '../testing/clock.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { memoriesForgotten, type MemoryVerbs } from './index.ts'
import { createIn, episode, fact, minute, remembered } from './testing/remembered.ts'

describeOnBothDatabases('what an angel forgets', (open) => {
  let world: ChatWorld
  let clock: TestClock
  let memories: MemoryVerbs
  let me: TestPerson
  let facts: unknown[]

  beforeAll(async () => {
    world = await createChatWorld(await open())
  })

  beforeEach(async () => {
    clock = createTestClock()
    facts = []
    me = await world.person(0)
    memories = createIn({ world, clock, facts, met: new Set() }, {})
  })

  const { pair, told, texts, recalled, idOf, fill } = remembered(() => ({
    world,
    clock,
    memories,
    me,
  }))

  it('does not bring back what was deleted, unless it is told anew (M8)', async () => {
    const early = await told(fact('Has a cat called Miso', 'pet.cat'))
    const said = await told(fact('Has a cat called Mochi', 'pet.cat'), fact('Afraid of dogs'))
    clock.advance(minute)
    await memories.delete({ ...pair(), memoryId: await idOf('Has a cat called Mochi') })
    await memories.keep(said, [
      fact('Owns a cat whose name is Mochi'),
      fact('Has a cat called Mochi', 'pet.cat'),
    ])
    await memories.keep(early, [fact('Has a cat called Miso', 'pet.cat')])
    await memories.keep(early, [fact('has a cat called mochi')])
    expect(await texts()).toEqual(['Afraid of dogs'])
    await told(fact('Has a cat called Mochi', 'pet.cat'))
    expect(await texts()).toEqual(['Has a cat called Mochi', 'Afraid of dogs'])
  })

  it('undoes a deletion for ten minutes, then it is gone (M8)', async () => {
    await told(fact('Lives in Bergen'), fact('Plays the cello'))
    const one = { ...pair(), memoryId: await idOf('Lives in Bergen') }
    const two = { ...pair(), memoryId: await idOf('Plays the cello') }
    await memories.delete(one)
    await memories.delete(one)
    await memories.delete(two)
    expect(await texts()).toEqual([])
    expect(await recalled()).toEqual([])
    await expect(memories.change({ ...one, pinned: true })).rejects.toMatchObject({ code: 'not-found' })
    clock.advance(9 * minute)
    await memories.settle()
    expect(await memories.restore(one)).toMatchObject({ text: 'Lives in Bergen' })
    clock.advance(2 * minute)
    await expect(memories.restore(two)).rejects.toMatchObject({ code: 'not-found' })
    await memories.settle()
    const { rows } = await world.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from memories where user_id = ${me.userId}::uuid`,
    )
    expect(rows[0]?.n).toBe(1)
    expect(await texts()).toEqual(['Lives in Bergen'])
  })

  it('forgets everything, and nothing of it comes back (M9)', async () => {
    const said = await told(fact('Lives in Bergen', 'home'), episode('Moved last winter'))
    await memories.change({ ...pair(), memoryId: await idOf('Lives in Bergen'), pinned: true })
    clock.advance(minute)
    await memories.forget(pair())
    expect(facts).toEqual([[memoriesForgotten, pair()]])
    await memories.keep(said, [fact('Lives in Bergen', 'home')])
    await memories.keep({ ...said, messageId: newId(), at: clock.now() }, [fact('Has a dog')])
    expect(await texts()).toEqual([])
    expect((await memories.reading(pair())).forgottenBefore).toEqual(clock.now())
    await told(fact('Lives in Oslo', 'home'))
    expect(await texts()).toEqual(['Lives in Oslo'])
  })

  it('makes room: old episodes go first, what is pinned never (M10)', async () => {
    await fill(memoryLimits.most - 2)
    await told(episode('Told about the flood'))
    await told(fact('Plays the cello'))
    await memories.change({ ...pair(), memoryId: await idOf('Fact 0'), pinned: true })
    await told(fact('Has a dog'))
    expect(await total()).toBe(memoryLimits.most)
    expect(await texts()).not.toContain('Told about the flood')
    await memories.add({ ...pair(), text: 'Sings' })
    const kept = await texts()
    expect(kept).toHaveLength(memoryLimits.most)
    expect(kept).toContain('Fact 0')
    expect(kept).not.toContain('Fact 1')
    await world.database.db.execute(sql`update memories set pinned = true where user_id = ${me.userId}::uuid`)
    await expect(memories.add({ ...pair(), text: 'Dances' })).rejects.toMatchObject({ code: 'conflict' })
    await told(fact('Dances'))
    expect(await total()).toBe(memoryLimits.most)
  })

  it('neither keeps nor uses anything while it is off (M11)', async () => {
    await told(fact('Lives in Bergen'))
    await memories.switch({ ...pair(), enabled: false })
    await told(fact('Plays the cello'))
    expect(await recalled('Where do I live?')).toEqual([])
    expect(await memories.list({ ...pair(), page: 1, pageSize: 12 })).toMatchObject({
      enabled: false,
      total: 1,
    })
    expect(await memories.reading(pair())).toMatchObject({ enabled: false })
    await memories.delete({ ...pair(), memoryId: await idOf('Lives in Bergen') })
    await memories.add({ ...pair(), text: 'Sings' })
    await memories.switch({ ...pair(), enabled: true })
    expect(await recalled()).toEqual(['Sings'])
  })

  it('lets go of the words of a message that is gone, not of facts (M12)', async () => {
    const said = await told(fact('Lives in Bergen'), episode('Told about the flood'))
    const pinned = await told(episode('Told about the wedding'))
    await memories.change({ ...pair(), memoryId: await idOf('Told about the wedding'), pinned: true })
    const elsewhere = await told(episode('Told about the trip'))
    const messageIds = [said.messageId, pinned.messageId]
    await expect.poll(() => me.all('memories.changed').length).toBe(4)
    const before = me.all('memories.changed').length
    const tell = await world.database.transaction((tx) => memories.unsay(tx, me.userId, { messageIds }))
    tell()
    await expect.poll(() => me.all('memories.changed').length).toBe(before + 1)
    expect((await texts()).toSorted()).toEqual([
      'Lives in Bergen',
      'Told about the trip',
      'Told about the wedding',
    ])
    await world.database.transaction((tx) => memories.unsay(tx, me.userId, { chatIds: [elsewhere.chatId] }))
    expect(await texts()).not.toContain('Told about the trip')
  })

  it('is given to the person whole, and erased whole (M16)', async () => {
    await told(fact('Lives in Bergen', 'home', { city: 'Bergen' }))
    await told(fact('Has a dog'))
    await memories.delete({ ...pair(), memoryId: await idOf('Has a dog') })
    await memories.switch({ ...pair(), enabled: false })
    const files = []
    for await (const file of memories.personalData.exportFor(me.userId)) files.push(file)
    expect(files.map(({ path }) => path)).toEqual(['memories.json'])
    expect(JSON.parse(String(files[0]?.content))).toMatchObject([
      {
        angel: 'Anouk',
        memory: 'off',
        remembers: [{ kind: 'FACT', text: 'Lives in Bergen', data: { city: 'Bergen' }, pinned: false }],
      },
    ])
    await world.database.transaction((tx) => memories.personalData.eraseFor(tx, me.userId))
    await world.database.transaction((tx) => memories.personalData.eraseFor(tx, me.userId))
    const { rows } = await world.database.db.execute<Record<string, number>>(sql`
      select (select count(*)::int from memories where user_id = ${me.userId}::uuid) as memories,
        (select count(*)::int from memory_settings where user_id = ${me.userId}::uuid) as settings,
        (select count(*)::int from memory_tombstones where user_id = ${me.userId}::uuid) as marks`)
    expect(rows).toEqual([{ memories: 0, settings: 0, marks: 0 }])
  })

  const total = async () => (await memories.list({ ...pair(), page: 1, pageSize: 12 })).total
})
