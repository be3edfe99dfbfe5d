import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { angelId, createChatWorld, type ChatWorld } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { anouk, lines, quiet, say, summaries, talkIn } from '../testing/digested-chats.ts'
import { blocking } from '../testing/safety.ts'

const tomas = angelId('tomas')

describeOnBothDatabases('what minds sum up in the background', (open) => {
  let world: ChatWorld
  const talk = (avatarIds: string[], parts?: Parameters<typeof talkIn>[2]) => talkIn(world, avatarIds, parts)

  beforeAll(async () => {
    world = await createChatWorld(await open())
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
