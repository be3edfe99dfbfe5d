import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Digest, Mind, NewMemory } from '../minds/index.ts'
import { newId } from '../platform/ids.ts'
import {
  angelId,
  createChatWorld,
  type ChatWorld,
  type TestNode,
  type TestPerson,
} from '../testing/chat-world.ts'
import { createTestClock, type TestClock } from '../testing/clock.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { blocking } from '../testing/safety.ts'

const anouk = angelId('anouk')
const tomas = angelId('tomas')
const minute = 60_000

describeOnBothDatabases('what minds read over in the background', (open) => {
  let world: ChatWorld

  beforeAll(async () => {
    world = await createChatWorld(await open())
  })

  interface Readings {
    summaries: (Digest & { summary: string | null })[]
    memories: (Digest & { known: readonly string[] })[]
  }

  interface Talk extends TestNode {
    me: TestPerson
    clock: TestClock
    chatHash: string
    chatId: string
    readings: Readings
  }

  async function talk(
    avatarIds: string[],
    parts: { safety?: ReturnType<typeof blocking> } = {},
  ): Promise<Talk> {
    // Only this one's chats are waiting.
    await world.database.db.execute(sql`update chats set digested_seq = last_seq`)
    const clock = createTestClock(new Date())
    const node = world.node({}, parts.safety, clock)
    const me = await world.person()
    const type = avatarIds.length > 1 ? 'GROUP' : 'DIRECT'
    const { chatHash } = await node.chats.create({ userId: me.userId, type, avatarIds })
    const { rows } = await world.database.db.execute<{ id: string }>(
      sql`select id from chats where hash = ${chatHash}`,
    )
    const readings: Readings = { summaries: [], memories: [] }
    Object.assign(node.mind, {
      summarise: async (digest) => {
        readings.summaries.push(digest)
        return `Summary ${readings.summaries.length} up to ${digest.turns.at(-1)?.text}`
      },
    } satisfies Partial<Mind>)
    return { ...node, me, clock, chatHash, chatId: rows[0]?.id ?? '', readings }
  }

  /** Lets the mind notice something in each turn of the person's that it knows a fact for. */
  function notice({ mind, readings }: Talk, found: Record<string, NewMemory> = {}): void {
    Object.assign(mind, {
      remember: async (digest) => {
        readings.memories.push(digest)
        return digest.turns.flatMap(({ text }, turn) => (text in found ? { ...found[text]!, turn } : []))
      },
    } satisfies Partial<Mind>)
  }

  const fact = (text: string): NewMemory => ({ kind: 'FACT', text, key: null, data: null })

  /** Lines as if said, the person and the first angel in turn. */
  async function say({ chatId, clock }: Talk, lines: readonly string[], avatarId = anouk): Promise<string[]> {
    const ids = lines.map(() => newId())
    await world.database.db.execute(sql`
      insert into messages (chat_id, seq, id, author, kind, avatar_id, text, status, created_at)
      select ${chatId}::uuid, c.last_seq + l.n, l.id, case when l.n % 2 = 1 then 'PERSON' else 'AVATAR' end, 'TEXT',
        case when l.n % 2 = 1 then null else ${avatarId}::uuid end, l.text, 'DONE',
        ${clock.now().toISOString()}::timestamptz + l.n * interval '1 millisecond'
      from chats c, unnest(${sql.param(ids)}::uuid[], ${sql.param([...lines])}::text[]) with ordinality as l (id, text, n)
      where c.id = ${chatId}::uuid`)
    clock.advance(1000)
    await world.database.db.execute(sql`
      update chats set last_seq = last_seq + ${lines.length}::int, last_at = ${clock.now().toISOString()}::timestamptz
      where id = ${chatId}::uuid`)
    return ids
  }

  const lines = (from: number, howMany: number) =>
    Array.from({ length: howMany }, (_, i) => `line ${from + i}`)
  const summaries = async ({ chats, me, chatHash }: Talk) =>
    (await chats.readSummary({ userId: me.userId, chatHash })).items
  async function quiet({ clock, chats }: Talk): Promise<void> {
    clock.advance(2 * minute)
    while ((await chats.digest()) > 0);
  }

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

  it('summarises what leaves the window, and tells the mind and the person (R72)', async () => {
    const t = await talk([anouk])
    await say(t, lines(1, 30))
    await quiet(t)
    expect(t.readings.summaries).toEqual([])
    await say(t, lines(31, 20))
    await quiet(t)
    const [first] = t.readings.summaries
    expect(first?.summary).toBeNull()
    expect(first?.turns.map(({ text }) => text).slice(1)).toEqual(lines(1, 30))
    expect(await summaries(t)).toMatchObject([
      { avatarId: anouk, text: 'Summary 1 up to line 30', untilSeq: 32 },
    ])
    await say(t, lines(51, 30))
    await quiet(t)
    expect(t.readings.summaries[1]).toMatchObject({ summary: 'Summary 1 up to line 30' })
    expect(t.readings.summaries[1]?.turns.map(({ text }) => text)).toEqual(lines(31, 30))

    const sent = await t.chats.send({
      userId: t.me.userId,
      brandId: 'aureole',
      chatHash: t.chatHash,
      text: 'And now?',
      key: newId(),
    })
    t.mind.say('Now.')
    t.mind.end()
    await t.me.heard('reply.done', ({ message }) => message.id === sent.replies[0]?.id)
    expect(t.mind.requests.at(-1)?.summary).toBe('Summary 2 up to line 60')
  })

  it('lets a summary go that covers what was taken back, and keeps the one before (R73)', async () => {
    const t = await talk([anouk])
    const early = await say(t, lines(1, 50))
    await quiet(t)
    const later = await say(t, lines(51, 30))
    await quiet(t)
    expect(await summaries(t)).toMatchObject([{ text: 'Summary 2 up to line 60' }])
    const asked = { userId: t.me.userId, chatHash: t.chatHash }
    await t.chats.deleteMessage({ ...asked, id: later[4]! })
    expect(await summaries(t)).toMatchObject([{ text: 'Summary 1 up to line 30' }])
    await quiet(t)
    expect(await summaries(t)).toMatchObject([{ text: 'Summary 1 up to line 30' }])
    await say(t, lines(81, 2))
    await quiet(t)
    expect(t.readings.summaries.at(-1)).toMatchObject({ summary: 'Summary 1 up to line 30' })
    expect(t.readings.summaries.at(-1)?.turns.map(({ text }) => text)).not.toContain('line 55')
    await t.chats.edit({ ...asked, brandId: 'aureole', id: early[2]!, text: 'Otherwise', key: newId() })
    expect(await summaries(t)).toEqual([])
  })

  it('keeps no summary of what was taken back while a mind was reading it (R73)', async () => {
    const t = await talk([anouk])
    const said = await say(t, lines(1, 50))
    Object.assign(t.mind, {
      summarise: async () => {
        await t.chats.deleteMessage({ userId: t.me.userId, chatHash: t.chatHash, id: said[0]! })
        return 'They said line 1'
      },
    })
    await quiet(t)
    expect(await summaries(t)).toEqual([])
  })

  it('forgets summaries and notes when the person wants to be forgotten (R74)', async () => {
    const t = await talk([anouk])
    await say(t, lines(1, 50))
    await quiet(t)
    await world.database.db.execute(
      sql`update chat_avatars set mind_state = '{"cat": "Miso"}' where chat_id = ${t.chatId}::uuid`,
    )
    await world.memories.forget({ userId: t.me.userId, avatarId: anouk })
    await expect.poll(() => summaries(t)).toEqual([])
    const { rows } = await world.database.db.execute<{ s: unknown }>(
      sql`select mind_state as s from chat_avatars where chat_id = ${t.chatId}::uuid`,
    )
    expect(rows).toEqual([{ s: null }])
  })

  it('gives each angel only what it heard (R75)', async () => {
    const t = await talk([anouk, tomas])
    await say(t, lines(1, 30))
    await world.database.db.execute(sql`
      update chat_avatars set joined_seq = 22 where chat_id = ${t.chatId}::uuid and avatar_id = ${tomas}::uuid`)
    await say(t, lines(31, 30))
    await quiet(t)
    const ofTomas = t.readings.summaries.filter(({ persona }) => persona.name === 'Tomáš')
    expect(ofTomas.flatMap(({ turns }) => turns.map(({ text }) => text))).not.toContain('line 20')
    expect(ofTomas[0]?.turns[0]?.text).toBe('line 21')
    expect(ofTomas[0]?.turns[1]).toMatchObject({ from: 'other', name: 'Anouk' })
    expect((await summaries(t)).map(({ avatarId }) => avatarId)).toEqual([anouk, tomas])
  })

  it('shows no summary that may not be shown, and goes on (R72)', async () => {
    const t = await talk([anouk], { safety: blocking(/Summary/) })
    await say(t, lines(1, 50))
    await quiet(t)
    expect(t.readings.summaries).toHaveLength(1)
    expect(await summaries(t)).toEqual([])
    await quiet(t)
    expect(t.readings.summaries).toHaveLength(1)
  })

  it('gives a summary with the rest of a person’s data', async () => {
    const t = await talk([anouk])
    await say(t, lines(1, 50))
    await quiet(t)
    const files = []
    for await (const file of t.chats.personalData.exportFor(t.me.userId)) files.push(file)
    expect(JSON.parse(String(files[0]?.content))).toMatchObject({
      summaries: [{ angel: 'Anouk', text: 'Summary 1 up to line 30' }],
    })
  })

  it('is nobody else’s to read (R5)', async () => {
    const t = await talk([anouk])
    const other = await world.person()
    await expect(t.chats.readSummary({ userId: other.userId, chatHash: t.chatHash })).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})
