import { memoryLimits } from '@aureole/contract/memories'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { NewMemory } from '../minds/index.ts'
import { newId } from '../platform/ids.ts'
import { createSafety } from '../safety/index.ts'
import { angelId, createChatWorld, type ChatWorld, type TestPerson } from '../testing/chat-world.ts'
import { createTestClock, type TestClock } from '../testing/clock.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { silentLog } from '../testing/log.ts'
import { blocking } from '../testing/safety.ts'
import { createMemories, memoriesForgotten, type MemoryVerbs, type Said } from './index.ts'

const anouk = angelId('anouk')
const hidden = angelId('noor')
const minute = 60_000

const fact = (text: string, key: string | null = null, data: unknown = null): NewMemory => ({
  kind: 'FACT',
  text,
  key,
  data,
})
const episode = (text: string): NewMemory => ({ ...fact(text), kind: 'EPISODE' })

describeOnBothDatabases('what an angel remembers', (open) => {
  let world: ChatWorld
  let clock: TestClock
  let memories: MemoryVerbs
  let me: TestPerson
  let facts: unknown[]
  const met = new Set<string>()

  beforeAll(async () => {
    world = await createChatWorld(await open())
  })

  beforeEach(async () => {
    clock = createTestClock()
    facts = []
    me = await world.person(0)
    memories = create()
  })

  function create(parts: Partial<Parameters<typeof createMemories>[0]> = {}): MemoryVerbs {
    return createMemories({
      avatars: {
        byId: async (id) => (id === hidden ? undefined : ({ id } as never)),
        byIds: async (ids) => ids.map((id) => ({ id, name: 'Anouk' }) as never),
      },
      bus: world.bus,
      clock,
      database: world.database,
      jobs: { every: () => undefined, enqueue: async (_tx, ...job) => void facts.push(job) },
      log: silentLog,
      safety: createSafety(),
      said: {
        placesOf: async () => new Map(),
        hasMet: async (userId, avatarId) => met.has(`${userId} ${avatarId}`),
      },
      ...parts,
    })
  }

  const pair = () => ({ userId: me.userId, avatarId: anouk })

  /** A message of the person's, a minute after the last one. */
  function message(): Said {
    clock.advance(minute)
    return { ...pair(), chatId: newId(), messageId: newId(), seq: 3, at: clock.now() }
  }

  async function told(...found: NewMemory[]): Promise<Said> {
    const said = message()
    await memories.keep(said, found)
    return said
  }

  async function list() {
    const pages = [1, 2, 3, 4, 5].map((page) => memories.list({ ...pair(), page, pageSize: 100 }))
    return (await Promise.all(pages)).flatMap(({ items }) => items)
  }
  const texts = async () => (await list()).map(({ text }) => text)
  const recalled = async (text = '') => (await memories.recall({ ...pair(), text })).map((one) => one.text)
  async function idOf(text: string): Promise<string> {
    const found = (await list()).find((one) => one.text === text)
    if (found === undefined) throw new Error(`nothing says “${text}”`)
    return found.id
  }

  it('keeps what was told, the latest first, and tells the devices (M15)', async () => {
    await told(fact('Has a cat called Miso', 'pet.cat'))
    const said = await told(episode('Told about the flood in the cellar'))
    expect(await list()).toMatchObject([
      { kind: 'EPISODE', text: 'Told about the flood in the cellar', toldAt: said.at.toISOString() },
      { kind: 'FACT', text: 'Has a cat called Miso', pinned: false, edited: false },
    ])
    expect(await recalled()).toEqual(['Told about the flood in the cellar', 'Has a cat called Miso'])
    await expect.poll(() => me.all('memories.changed')).toEqual([{ avatarId: anouk }, { avatarId: anouk }])
  })

  it('is nobody else’s (M1)', async () => {
    await told(fact('Lives in Bergen'))
    const id = await idOf('Lives in Bergen')
    const other = await world.person(0)
    const theirs = { userId: other.userId, avatarId: anouk, memoryId: id }
    await expect(memories.change({ ...theirs, pinned: true })).rejects.toMatchObject({ code: 'not-found' })
    await expect(memories.delete(theirs)).rejects.toMatchObject({ code: 'not-found' })
    await expect(
      memories.delete({ ...pair(), avatarId: angelId('tomas'), memoryId: id }),
    ).rejects.toMatchObject({
      code: 'not-found',
    })
    expect((await memories.list({ ...theirs, page: 1, pageSize: 12 })).items).toEqual([])
    expect(await texts()).toEqual(['Lives in Bergen'])
  })

  it('is there for whoever has met the angel, and for nobody else, when it has gone (M1)', async () => {
    const gone = { userId: me.userId, avatarId: hidden }
    const page = { page: 1, pageSize: 12 }
    await expect(memories.list({ ...gone, ...page })).rejects.toMatchObject({ code: 'not-found' })
    await expect(memories.add({ ...gone, text: 'Hello' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(memories.forget(gone)).rejects.toMatchObject({ code: 'not-found' })
    await memories.keep({ ...message(), ...gone }, [fact('Lives in Bergen')])
    expect((await memories.list({ ...gone, ...page })).total).toBe(1)
    met.add(`${me.userId} ${hidden}`)
    await memories.forget(gone)
    expect((await memories.list({ ...gone, ...page })).total).toBe(0)
  })

  it('takes only what may be said (M2)', async () => {
    memories = create({ safety: blocking(/bomb/) })
    await told(fact('Builds bombs'), fact('Builds boats'))
    expect(await texts()).toEqual(['Builds boats'])
    await expect(memories.add({ ...pair(), text: 'I like bombs' })).rejects.toMatchObject({
      code: 'message-blocked',
      detail: 'This was not kept. Not here.',
    })
    const memoryId = await idOf('Builds boats')
    await expect(memories.change({ ...pair(), memoryId, text: 'bombs' })).rejects.toMatchObject({
      code: 'message-blocked',
    })
    await expect(memories.add({ ...pair(), text: ' \u200b ' })).rejects.toMatchObject({
      code: 'invalid-fields',
    })
    expect(await texts()).toEqual(['Builds boats'])
  })

  it('does not remember a crisis by itself (M2)', async () => {
    const safety = { screen: async () => ({ kind: 'crisis', acute: true, findings: [] }) as const }
    memories = create({ safety })
    await told(fact('Wants to die'))
    expect(await texts()).toEqual([])
  })

  it('survives whatever a mind makes up (M3)', async () => {
    const odd = [
      null,
      { kind: 'FACT' },
      { ...fact('Wrong kind'), kind: 'SECRET' },
      fact('\u0000 \n\t'),
      fact('?!…'),
      fact(`Long ${'word '.repeat(200)}`, 'k'.repeat(300), { x: 'y'.repeat(5000) }),
      fact('Half\ud800 and\u0000 NUL', 'a\u0000b', { text: 'x\u0000' }),
      ...Array.from({ length: 20 }, (_, i) => fact(`Number ${i}`)),
    ] as NewMemory[]
    await told(...odd)
    const kept = await list()
    expect(kept).toHaveLength(8)
    expect(Math.max(...kept.map(({ text }) => text.length))).toBeLessThanOrEqual(memoryLimits.textMax)
    expect(kept.find(({ text }) => text.startsWith('Long'))?.text).toMatch(/word…$/)
    const nobody = { ...message(), userId: newId() }
    await memories.keep(nobody, [fact('Nobody said this')])
  })

  it('keeps the same words once (M4)', async () => {
    await told(fact('Has a cat called Miso'))
    await told(fact('Loves the sea'))
    const again = await told(fact('has a CAT, called Misô.'))
    expect(await list()).toMatchObject([
      { text: 'Has a cat called Miso', toldAt: again.at.toISOString() },
      { text: 'Loves the sea' },
    ])
    await memories.add({ ...pair(), text: 'loves the sea' })
    expect(await texts()).toHaveLength(2)
  })

  it('believes what was told later, in whichever order it is read (M5)', async () => {
    const early = message()
    await told(fact('Lives in Bergen', 'home'))
    await told(fact('Lives in Oslo', 'home'))
    await memories.keep(early, [fact('Lives in Rome', 'home')])
    expect(await texts()).toEqual(['Lives in Oslo'])
  })

  it('keeps the person’s own words until something newer is told (M5)', async () => {
    const said = await told(fact('Lives in Bergen', 'home', { city: 'Bergen' }))
    const memoryId = await idOf('Lives in Bergen')
    clock.advance(minute)
    const mine = await memories.change({ ...pair(), memoryId, text: '  Lives near  Bergen ' })
    expect(mine).toMatchObject({ text: 'Lives near Bergen', edited: true })
    await memories.keep(said, [fact('Lives in Bergen', 'home')])
    expect(await texts()).toEqual(['Lives near Bergen'])
    await told(fact('Lives in Oslo', 'home'))
    expect(await list()).toMatchObject([{ id: memoryId, text: 'Lives in Oslo', edited: false }])
  })

  it('leaves what is pinned alone (M6)', async () => {
    await told(fact('Lives in Bergen', 'home'))
    const memoryId = await idOf('Lives in Bergen')
    await memories.change({ ...pair(), memoryId, pinned: true })
    await told(fact('Lives in Oslo', 'home'))
    await told(fact('Lives in Rome', 'home'))
    expect(await list()).toMatchObject([
      { text: 'Lives in Bergen', pinned: true },
      { text: 'Lives in Rome', pinned: false },
    ])
  })

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

  it('gives a mind the person’s own words without what the mind had noted (M14)', async () => {
    await told(fact('Has a cat called Miso', 'pet.cat', { name: 'Miso' }))
    expect(await memories.recall({ ...pair(), text: '' })).toMatchObject([
      { key: 'pet.cat', data: { name: 'Miso' }, pinned: false, at: clock.now().getTime() },
    ])
    await memories.change({
      ...pair(),
      memoryId: await idOf('Has a cat called Miso'),
      text: 'Has a cat, Mochi',
    })
    expect(await memories.recall({ ...pair(), text: '' })).toMatchObject([
      { text: 'Has a cat, Mochi', key: null, data: null },
    ])
  })

  it('picks what has to do with what was said when there is much (M13)', async () => {
    await fill(200)
    await told(fact('Has a cat called Miso'), fact('Plays the cello in an orchestra'))
    await fill(100, 'Later')
    await memories.change({ ...pair(), memoryId: await idOf('Later 7'), pinned: true })
    const found = await recalled('How is your cello practice going? The orchestra must be proud.')
    expect(found).toHaveLength(80)
    expect(found.slice(0, 2)).toEqual(['Later 7', 'Plays the cello in an orchestra'])
    expect(await recalled()).not.toContain('Fact 3')
  })

  it('keeps one when many processes notice the same at once (M4)', async () => {
    const said = message()
    await Promise.all(Array.from({ length: 6 }, () => create().keep(said, [fact('Has a dog', 'pet.dog')])))
    expect(await texts()).toEqual(['Has a dog'])
  })

  it('turns pages, pinned first', async () => {
    await fill(15)
    await memories.change({ ...pair(), memoryId: await idOf('Fact 3'), pinned: true })
    const first = await memories.list({ ...pair(), page: 1, pageSize: 12 })
    const second = await memories.list({ ...pair(), page: 2, pageSize: 12 })
    expect(first).toMatchObject({ firstPage: true, lastPage: false, total: 15, enabled: true })
    expect(first.items.slice(0, 2).map(({ text }) => text)).toEqual(['Fact 3', 'Fact 14'])
    expect(second).toMatchObject({ firstPage: false, lastPage: true })
    expect(second.items).toHaveLength(3)
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

  /** As if told one after the other. */
  async function fill(howMany: number, word = 'Fact'): Promise<void> {
    clock.advance(minute)
    await world.database.db.execute(sql`
      insert into memories (user_id, avatar_id, id, kind, text, told_at, created_at, updated_at)
      select ${me.userId}::uuid, ${anouk}::uuid, gen_random_uuid(), 'FACT', ${`${word} `} || n,
        ${clock.now().toISOString()}::timestamptz + n * interval '1 second', now(), now()
      from generate_series(0, ${howMany - 1}::int) as n`)
    clock.advance(howMany * 1000)
  }
  const total = async () => (await memories.list({ ...pair(), page: 1, pageSize: 12 })).total
})
