import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { NewMemory } from '../minds/index.ts'
import { newId } from '../platform/ids.ts'
import {
  angelId,
  createChatWorld,
  type ChatWorld,
  type TestNode,
  type TestPerson,
} from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'

const anouk = angelId('anouk')
const tomas = angelId('tomas')
const cat: NewMemory = { kind: 'FACT', text: 'Has a cat called Miso', key: 'pet.cat', data: { name: 'Miso' } }
const flood: NewMemory = { kind: 'EPISODE', text: 'Told about the flood', key: null, data: null }

describeOnBothDatabases('remembering while talking', (open) => {
  let world: ChatWorld
  let node: TestNode

  beforeAll(async () => {
    world = await createChatWorld(await open())
    node = world.node()
  })

  async function chatWith(me: TestPerson, avatarIds: string[]): Promise<string> {
    const type = avatarIds.length > 1 ? 'GROUP' : 'DIRECT'
    return (await node.chats.create({ userId: me.userId, type, avatarIds })).chatHash
  }

  /** Answers the id of the message, once it is answered and what the mind noticed is kept. */
  async function say(
    me: TestPerson,
    chatHash: string,
    text: string,
    noticed: NewMemory[] = [],
  ): Promise<string> {
    const before = me.all('memories.changed').length
    const sent = await node.chats.send({
      userId: me.userId,
      brandId: 'aureole',
      chatHash,
      text,
      key: newId(),
    })
    node.mind.say('I see.')
    node.mind.end(null, noticed)
    await me.heard('reply.done', ({ message }) => message.id === sent.replies[0]?.id)
    if (noticed.length > 0) await expect.poll(() => me.all('memories.changed').length).toBeGreaterThan(before)
    return sent.message.id
  }

  const told = () => node.mind.requests.at(-1)?.memories.map(({ text }) => text)
  async function known({ userId }: TestPerson, avatarId = anouk) {
    return (await world.memories.list({ userId, avatarId, page: 1, pageSize: 12 })).items
  }

  async function notesOf(chatHash: string): Promise<unknown> {
    const { rows } = await world.database.db.execute<{ notes: unknown }>(
      sql`select a.mind_state as notes from chat_avatars a join chats c on c.id = a.chat_id where c.hash = ${chatHash}`,
    )
    return rows[0]?.notes
  }

  /** One that is being written until the test ends it. */
  async function beginReply(me: TestPerson, chatHash: string, text: string): Promise<string> {
    const asked = { userId: me.userId, brandId: 'aureole', chatHash, text, key: newId() }
    const { replies } = await node.chats.send(asked)
    await node.mind.waiting()
    return replies[0]?.id ?? ''
  }

  it('M9, R74: a reply that was being written when the person wanted to be forgotten brings nothing back', async () => {
    const me = await world.person()
    const chatHash = await chatWith(me, [anouk])
    const running = await beginReply(me, chatHash, 'My cat is called Miso.')
    const chatId = sql`(select id from chats where hash = ${chatHash})`
    await world.database.db.execute(
      sql`insert into chat_summaries (chat_id, avatar_id, until_seq, text, created_at) values (${chatId}, ${anouk}::uuid, 1, 'Has a cat', now())`,
    )
    await world.memories.forget({ userId: me.userId, avatarId: anouk })
    // The fact that follows has been heard: nobody would clear the notes once more.
    await expect
      .poll(
        async () =>
          (await world.database.db.execute(sql`select 1 from chat_summaries where chat_id = ${chatId}`)).rows,
      )
      .toEqual([])
    node.mind.say('A lovely name.')
    node.mind.end({ cat: 'Miso' }, [cat])
    await me.heard('reply.done', ({ message }) => message.id === running)
    expect(await notesOf(chatHash)).toBeNull()
    await say(me, chatHash, 'My dog is called Bo.', [{ ...cat, text: 'Has a dog called Bo', key: 'pet.dog' }])
    expect((await known(me)).map(({ text }) => text)).toEqual(['Has a dog called Bo'])
  })

  it('R74: nor one that began with notes which were gone before it ended', async () => {
    const me = await world.person()
    const chatHash = await chatWith(me, [anouk])
    const first = await beginReply(me, chatHash, 'My cat is called Miso.')
    node.mind.say('A lovely name.')
    node.mind.end({ cat: 'Miso' })
    await me.heard('reply.done', ({ message }) => message.id === first)
    expect(await notesOf(chatHash)).toEqual({ cat: 'Miso' })
    const running = await beginReply(me, chatHash, 'And a dog.')
    // As the fact does that follows "forget me", a moment after somebody wrote again.
    await world.database.db.execute(
      sql`update chat_avatars set mind_state = null where chat_id = (select id from chats where hash = ${chatHash})`,
    )
    node.mind.say('A full house.')
    node.mind.end({ cat: 'Miso', dog: 'Bo' })
    await me.heard('reply.done', ({ message }) => message.id === running)
    expect(await notesOf(chatHash)).toBeNull()
  })

  it('carries what was told into the next reply and into other chats, for that angel alone', async () => {
    const me = await world.person()
    const chatHash = await chatWith(me, [anouk])
    const messageId = await say(me, chatHash, 'My cat is called Miso', [cat])
    expect(told()).toEqual([])
    await say(me, chatHash, 'Good night')
    expect(told()).toEqual(['Has a cat called Miso'])
    const group = await chatWith(me, [anouk, tomas])
    await say(me, group, '@Anouk hello')
    expect(told()).toEqual(['Has a cat called Miso'])
    await say(me, group, '@Tomas hello')
    expect(told()).toEqual([])
    expect(await known(me)).toMatchObject([
      { text: cat.text, source: { chatHash, chatType: 'DIRECT', messageId, seq: 3 } },
    ])
  })

  it('says nothing of what it knows while the memory is off (M11)', async () => {
    const me = await world.person()
    const chatHash = await chatWith(me, [anouk])
    await say(me, chatHash, 'My cat is called Miso', [cat])
    await world.memories.switch({ userId: me.userId, avatarId: anouk, enabled: false })
    await say(me, chatHash, 'Hello')
    expect(told()).toEqual([])
  })

  it('loses the way to a message that is gone, and its words with it (M12)', async () => {
    const me = await world.person()
    const chatHash = await chatWith(me, [anouk])
    const id = await say(me, chatHash, 'The cellar was flooded, and Miso swam', [cat, flood])
    await node.chats.deleteMessage({ userId: me.userId, chatHash, id })
    expect(await known(me)).toMatchObject([{ text: cat.text, source: null }])
  })

  it('loses the words of a chat that is erased, once that is final (M12)', async () => {
    const me = await world.person()
    const chatHash = await chatWith(me, [anouk])
    await say(me, chatHash, 'The cellar was flooded, and Miso swam', [cat, flood])
    await node.chats.delete({ userId: me.userId, chatHash })
    await node.chats.eraseDeleted()
    expect(await known(me)).toHaveLength(2)
    await world.database.db.execute(
      sql`update chats set deleted_at = deleted_at - interval '11 minutes' where hash = ${chatHash}`,
    )
    await node.chats.eraseDeleted()
    expect(await known(me)).toMatchObject([{ text: cat.text, source: null }])
  })

  it('leads to no message that was left aside, and back to it when it is chosen again', async () => {
    const me = await world.person()
    const chatHash = await chatWith(me, [anouk])
    const id = await say(me, chatHash, 'My cat is called Miso', [cat])
    const asked = { userId: me.userId, brandId: 'aureole', chatHash, id }
    const edited = await node.chats.edit({ ...asked, text: 'Otherwise', key: newId() })
    node.mind.say('Well.')
    node.mind.end()
    await me.heard('reply.done', ({ message }) => message.id === edited.replies[0]?.id)
    expect(await known(me)).toMatchObject([{ source: null }])
    await node.chats.chooseVersion({ userId: me.userId, chatHash, id, version: 1 })
    expect(await known(me)).toMatchObject([{ source: { messageId: id } }])
  })
})
