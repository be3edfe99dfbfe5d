import { memoryLimits } from '@aureole/contract/memories'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { NewMemory } from '../minds/index.ts'
import { newId } from '../platform/ids.ts'
import { angelId, createChatWorld, type ChatWorld, type TestPerson } from '../testing/chat-world.ts'
import { createTestClock, type TestClock } from '../testing/clock.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { blocking } from '../testing/safety.ts'
import type { MemoryVerbs } from './index.ts'
import { anouk, createIn, episode, fact, hidden, minute, remembered } from './testing/remembered.ts'

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

  const create = (parts: Parameters<typeof createIn>[1] = {}) => createIn({ world, clock, facts, met }, parts)
  const { pair, message, told, list, texts, recalled, idOf, fill } = remembered(() => ({
    world,
    clock,
    memories,
    me,
  }))

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
})
