import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import type { Safety, Verdict } from '../safety/index.ts'
import { angelId, createChatWorld, type ChatWorld, type TestNode } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { concernWords, crisisWords } from './policy.ts'

const crisis: Verdict = { kind: 'crisis', acute: false, findings: [] }
const obeying: Safety = {
  screen: async (text) =>
    text.includes('!crisis') ? crisis : { kind: text.includes('!concern') ? 'concern' : 'allow' },
  watch: () => ({ push: (words) => words, end: () => '', stopped: () => undefined }),
}

describeOnBothDatabases('worry about somebody else (R87)', (open) => {
  let world: ChatWorld
  let node: TestNode

  beforeAll(async () => {
    world = await createChatWorld(await open())
    node = world.node({}, obeying)
  })

  async function chatWith(angels: readonly string[], tokens = 50) {
    const { chats, mind } = node
    const person = await world.person(tokens)
    const { userId } = person
    const { chatHash } = await chats.create({
      userId,
      type: angels.length === 1 ? 'DIRECT' : 'GROUP',
      avatarIds: angels.map(angelId),
    })
    const asked = { userId, brandId: 'aureole', chatHash }
    return {
      ...person,
      chatHash,
      send: (text: string, key = newId()) => chats.send({ ...asked, text, key }),
      edit: (id: string, text: string) => chats.edit({ ...asked, id, text, key: newId() }),
      read: async () => (await chats.messages({ userId, chatHash, limit: 50 })).items,
      /** Lets the angel speak, and says whether it was asked to take care. */
      async answered(replyId = '') {
        await mind.waiting()
        const { care, concern } = mind.requests.at(-1)!
        mind.say('Yes.')
        mind.end()
        await person.heard('reply.done', ({ message }) => message.id === replyId)
        return !care && concern === true ? 'concern' : care
      },
      facts: async () =>
        (await world.database.db.execute(sql`select id from chat_facts where user_id = ${userId}::uuid`))
          .rows,
    }
  }

  it('costs nothing, also who has nothing, and shows the card in words of its own', async () => {
    const me = await chatWith(['noor'], 0)
    const { message, replies, balance } = await me.send('my friend is not answering !concern')
    expect(balance).toBe(0)
    expect(await me.answered(replies[0]?.id)).toBe('concern')
    const card = { author: 'SYSTEM', kind: 'CRISIS', text: concernWords, seq: message.seq + 1 }
    expect((await me.read()).slice(-3)).toMatchObject([
      { id: message.id },
      card,
      { id: replies[0]?.id, text: 'Yes.', status: 'DONE' },
    ])
    expect(me.all('message.created').map((one) => one.message)).toMatchObject([
      { id: message.id },
      card,
      { id: replies[0]?.id },
    ])
    expect(await me.facts()).toEqual([])
  })

  it('the next reply is neither free nor gentle', async () => {
    const me = await chatWith(['noor'])
    const first = await me.send('my friend is not answering !concern')
    await me.answered(first.replies[0]?.id)
    const next = await me.send('I am at the door')
    expect(next.balance).toBe(49)
    expect(await me.answered(next.replies[0]?.id)).toBe(false)
  })

  it('takes no care away from somebody who was in danger a moment ago', async () => {
    const me = await chatWith(['noor'])
    const first = await me.send('!crisis')
    expect(await me.answered(first.replies[0]?.id)).toBe(true)
    const next = await me.send('and my friend !concern')
    expect(await me.answered(next.replies[0]?.id)).toBe(true)
    expect((await me.read()).filter(({ kind }) => kind === 'CRISIS').map(({ text }) => text)).toEqual([
      crisisWords,
      concernWords,
    ])
  })

  it('R3: sent twice with one key, there is one card', async () => {
    const me = await chatWith(['noor'])
    const key = newId()
    const first = await me.send('my friend !concern', key)
    expect(await me.send('my friend !concern', key)).toEqual(first)
    await me.answered(first.replies[0]?.id)
    expect((await me.read()).filter(({ kind }) => kind === 'CRISIS')).toHaveLength(1)
  })

  it('R20: an edited message brings the card, and takes it along when it is edited again', async () => {
    const me = await chatWith(['noor'])
    const first = await me.send('hello')
    await me.answered(first.replies[0]?.id)
    const second = await me.edit(first.message.id, 'my friend !concern')
    expect(second.balance).toBe(49)
    expect(await me.answered(second.replies[0]?.id)).toBe('concern')
    expect((await me.read()).map(({ kind }) => kind).slice(-3)).toEqual(['TEXT', 'CRISIS', 'TEXT'])
    const third = await me.edit(second.message.id, 'hello again')
    expect(third.balance).toBe(48)
    await me.answered(third.replies[0]?.id)
    expect((await me.read()).some(({ kind }) => kind === 'CRISIS')).toBe(false)
  })

  it('is answered by a group for nothing as well', async () => {
    const me = await chatWith(['noor', 'silas'])
    const { replies, balance } = await me.send('@all my friend !concern')
    expect([replies.length, balance]).toEqual([2, 50])
    for (const { id } of replies) expect(await me.answered(id)).toBe('concern')
  })
})
