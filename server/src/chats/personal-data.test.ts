import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { angelId, createChatWorld, type ChatWorld, type TestNode } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'

describeOnBothDatabases('what is kept of a person’s chats', (open) => {
  let world: ChatWorld
  let node: TestNode
  let chats: TestNode['chats']

  beforeAll(async () => {
    world = await createChatWorld(await open())
    node = world.node()
    chats = node.chats
  })

  async function talked() {
    const me = await world.person()
    const avatarIds = [angelId('anouk'), angelId('tomas')]
    const { chatHash } = await chats.create({ userId: me.userId, type: 'GROUP', avatarIds, title: 'Kitchen' })
    const asked = { userId: me.userId, brandId: 'aureole', chatHash }
    const sent = await chats.send({ ...asked, text: '@tomas plums?', key: newId() })
    node.mind.say('Brandy.')
    node.mind.end()
    await me.heard('reply.done', ({ message }) => message.id === sent.replies[0]?.id)
    const again = await chats.edit({ ...asked, id: sent.message.id, text: '@tomas apples?', key: newId() })
    node.mind.say('Cider.')
    node.mind.end()
    await me.heard('reply.done', ({ message }) => message.id === again.replies[0]?.id)
    await chats.report({
      userId: me.userId,
      chatHash,
      id: again.replies[0]?.id ?? '',
      reason: 'OTHER',
      text: 'Hm',
    })
    await chats.change({
      userId: me.userId,
      chatHash,
      archived: true,
      avatarIds: [angelId('anouk'), angelId('zola')],
    })
    await chats.search({ userId: me.userId, q: 'cider', page: 1, pageSize: 12 })
    return { ...me, chatHash }
  }

  it('is given to them whole: archived chats, versions, who came and went, reports', async () => {
    const me = await talked()
    const files = new Map<string, unknown>()
    for await (const { path, content } of chats.personalData.exportFor(me.userId)) {
      files.set(path, JSON.parse(String(content)))
    }
    expect([...files.keys()]).toEqual([
      `chats/${me.chatHash}.json`,
      'chats/talking.json',
      'chats/reports.json',
    ])
    expect(files.get(`chats/${me.chatHash}.json`)).toMatchObject({
      title: 'Kitchen',
      archived: true,
      angels: [
        { name: 'Anouk', present: true },
        { name: 'Tomáš', present: false },
        { name: 'Zola', present: true },
      ],
    })
    const { messages } = files.get(`chats/${me.chatHash}.json`) as { messages: { text: string }[] }
    expect(messages.map(({ text }) => text).slice(2)).toEqual([
      '@tomas plums?',
      'Brandy.',
      '@tomas apples?',
      'Cider.',
      'Zola joined. Tomáš left.',
    ])
    expect(messages.slice(2, 5)).toMatchObject([
      { version: 1, leftAside: true },
      { leftAside: true, angel: 'Tomáš' },
      { version: 2 },
    ])
    expect(files.get('chats/reports.json')).toMatchObject([
      { reason: 'OTHER', text: 'Hm', messageText: 'Cider.' },
    ])
  })

  it('is forgotten whole when they go', async () => {
    const me = await talked()
    const { db } = world.database
    const words = async (): Promise<unknown> =>
      (await db.execute<{ n: number }>(sql`select count(*)::int as n from message_words`)).rows[0]?.n
    const others = await db.execute<{ n: number }>(sql`
      select count(*)::int as n from message_words w join chats c on c.id = w.chat_id where c.user_id <> ${me.userId}::uuid`)
    expect(await words()).not.toBe(others.rows[0]?.n)
    await world.database.transaction((tx) => chats.personalData.eraseFor(tx, me.userId))
    await world.database.transaction((tx) => chats.personalData.eraseFor(tx, me.userId))
    const { rows } = await db.execute<Record<string, number>>(sql`
      select (select count(*)::int from chats where user_id = ${me.userId}::uuid) as chats,
        (select count(*)::int from chat_sittings where user_id = ${me.userId}::uuid) as sittings,
        (select count(*)::int from chat_creations where user_id = ${me.userId}::uuid) as creations,
        (select count(*)::int from message_reports where user_id = ${me.userId}::uuid) as reports`)
    expect(rows).toEqual([{ chats: 0, sittings: 0, creations: 0, reports: 0 }])
    expect(await words()).toBe(others.rows[0]?.n)
  })
})
