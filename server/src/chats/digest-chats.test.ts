import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Digest, Mind, NewMemory } from '../minds/index.ts'
import { createChatWorld, type ChatWorld } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { anouk, lines, minute, notice, quiet, say, talkIn } from '../testing/digested-chats.ts'

const fact = (text: string): NewMemory => ({ kind: 'FACT', text, key: null, data: null })

describeOnBothDatabases('what minds read over in the background', (open) => {
  let world: ChatWorld
  const talk = (avatarIds: string[]) => talkIn(world, avatarIds)

  beforeAll(async () => {
    world = await createChatWorld(await open())
  })

  it('waits until the chat is quiet or much was said, and reads each turn once (R70)', async () => {
    const t = await talk([anouk])
    notice(t, { 'I have a cat': fact('Has a cat') })
    await say(t, ['I have a cat', 'Lovely.'])
    expect(await t.chats.digest()).toBe(0)
    await quiet(t)
    expect(t.readings.memories).toHaveLength(1)
    expect(t.readings.memories[0]?.turns.map(({ text }) => text).slice(-2)).toEqual([
      'I have a cat',
      'Lovely.',
    ])
    expect(t.readings.memories[0]?.person.name).toBe('Robin')
    await quiet(t)
    expect(t.readings.memories).toHaveLength(1)
    await say(t, lines(1, 12))
    expect(await t.chats.digest()).toBeGreaterThan(0)
    expect(t.readings.memories[1]?.known).toEqual(['Has a cat'])
    expect(t.readings.memories[1]?.turns.map(({ text }) => text)).toContain('line 12')
  })

  it('links what it found to the message, and takes nothing from what was said before or is gone (R71)', async () => {
    const t = await talk([anouk])
    notice(t, { 'I have a cat': fact('Has a cat'), 'I sing': fact('Sings'), Hm: fact('Said by nobody') })
    const [cat] = await say(t, ['I have a cat', 'Hm'])
    await quiet(t)
    const [sing] = await say(t, ['I sing', 'Do you?'])
    const remember = t.mind.remember
    Object.assign(t.mind, {
      remember: async (...asked: Parameters<NonNullable<Mind['remember']>>) => {
        await t.chats.deleteMessage({ userId: t.me.userId, chatHash: t.chatHash, id: sing! })
        return remember!(...asked)
      },
    })
    await quiet(t)
    const { items } = await world.memories.list({
      userId: t.me.userId,
      avatarId: anouk,
      page: 1,
      pageSize: 12,
    })
    expect(items.map(({ text }) => text).toSorted()).toEqual(['Has a cat', 'Said by nobody'])
    expect(items.find(({ text }) => text === 'Has a cat')?.source).toMatchObject({
      chatHash: t.chatHash,
      messageId: cat,
      seq: 3,
    })
  })

  it('reads again later what a mind failed to read (R70)', async () => {
    const t = await talk([anouk])
    const asked: string[] = []
    Object.assign(t.mind, {
      remember: async ({ turns }: Digest) => {
        asked.push(turns.at(-1)?.text ?? '')
        if (asked.length === 1) throw new Error('the model server is away')
        return []
      },
    })
    await say(t, lines(1, 2))
    await quiet(t)
    expect(asked).toEqual(['line 2'])
    t.clock.advance(4 * minute)
    expect(await t.chats.digest()).toBe(0)
    t.clock.advance(2 * minute)
    await t.chats.digest()
    expect(asked).toEqual(['line 2', 'line 2'])
  })

  it('is read by one process at a time (R70)', async () => {
    const t = await talk([anouk])
    notice(t)
    await say(t, lines(1, 4))
    t.clock.advance(2 * minute)
    const others = [world.node({}, undefined, t.clock), world.node({}, undefined, t.clock)]
    for (const { mind } of others) Object.assign(mind, { remember: t.mind.remember })
    await Promise.all([t, ...others].map(({ chats }) => chats.digest()))
    expect(t.readings.memories).toHaveLength(1)
  })

  it('does not read what was said while the memory is off, nor what is to be forgotten (M9, M11)', async () => {
    const t = await talk([anouk])
    const pair = { userId: t.me.userId, avatarId: anouk }
    notice(t)
    await world.memories.switch({ ...pair, enabled: false })
    await say(t, ['secret', 'Hm.'])
    await quiet(t)
    await world.memories.switch({ ...pair, enabled: true })
    await say(t, ['open', 'Ah.'])
    await quiet(t)
    const read = () => t.readings.memories.flatMap(({ turns }) => turns.map(({ text }) => text))
    expect(read()).toEqual(['Hm.', 'open', 'Ah.'])
    t.readings.memories.length = 0
    await say(t, ['told', 'I see.'])
    await world.database.db.execute(
      sql`update memory_settings set forgotten_before = ${t.clock.now().toISOString()}::timestamptz where user_id = ${pair.userId}::uuid`,
    )
    await say(t, ['anew', 'Yes.'])
    await quiet(t)
    expect(read()).toEqual(['anew', 'Yes.'])
  })
})
