import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { isProblem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import {
  angelId,
  createChatWorld,
  type ChatWorld,
  type TestNode,
  type TestPerson,
} from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { seeded } from './seeded.ts'

function refused(code: Parameters<typeof isProblem>[1]) {
  return (error: unknown) => isProblem(error, code)
}

/** A key by which chance lets somebody react, or nobody. */
function keyFor(isLively: boolean): string {
  for (;;) {
    const key = newId()
    if (seeded(key)() < 0.3 === isLively) return key
  }
}

const [anouk, tomas, zola, noor] = ['anouk', 'tomas', 'zola', 'noor'].map(angelId) as [
  string,
  string,
  string,
  string,
]

describeOnBothDatabases('a group', (open) => {
  let world: ChatWorld
  let node: TestNode
  let chats: TestNode['chats']

  beforeAll(async () => {
    world = await createChatWorld(await open())
    node = world.node()
    chats = node.chats
  })

  async function group(avatarIds: string[], tokens = 50) {
    const me = await world.person(tokens)
    const { chatHash } = await chats.create({ userId: me.userId, type: 'GROUP', avatarIds })
    const asked = { userId: me.userId, brandId: 'aureole', chatHash }
    return {
      ...me,
      chatHash,
      say: (text: string, key = keyFor(false)) => chats.send({ ...asked, text, key }),
      talk: (turns: number, key = newId()) => chats.letThemTalk({ ...asked, turns, key }),
      change: (ids: string[]) => chats.change({ userId: me.userId, chatHash, avatarIds: ids }),
      read: async () => (await chats.messages({ userId: me.userId, chatHash, limit: 100 })).items,
    }
  }

  async function answer(me: TestPerson, reply: { id: string } | undefined, words: string) {
    node.mind.say(words)
    node.mind.end()
    await me.heard('reply.done', ({ message }) => message.id === reply?.id)
  }

  function lastTurns() {
    return node.mind.requests.at(-1)?.turns.map((turn) => turn.text)
  }

  it('R44, R45, R46: those who are called answer one after the other, and hear each other', async () => {
    const me = await group([anouk, tomas, zola])
    const { replies, balance } = await me.say('Plums! @zola and @Tomas, what now?')
    expect(replies.map((reply) => reply.avatarId)).toEqual([zola, tomas])
    expect(balance).toBe(48)
    await answer(me, replies[0], 'A photograph.')
    await answer(me, replies[1], 'Brandy.')
    expect(node.mind.requests.at(-1)?.turns.at(-1)).toMatchObject({
      from: 'other',
      name: 'Zola',
      text: 'A photograph.',
    })
    expect(node.mind.requests.at(-1)?.persona.name).toBe('Tomáš')
  })

  it('R44, R45, R46: one answers who has most to say, and perhaps one other reacts, for as much as they cost', async () => {
    const me = await group([anouk, tomas, zola])
    const one = await me.say('I wish that Zola could see this.', keyFor(false))
    expect(one).toMatchObject({ balance: 49, replies: [{ avatarId: zola }] })
    await answer(me, one.replies[0], 'I see it.')
    const then = await me.say('And?', keyFor(true))
    expect(then).toMatchObject({ balance: 47, replies: [{ avatarId: zola }, {}] })
    await answer(me, then.replies[0], 'And nothing.')
    await answer(me, then.replies[1], 'How can you say that?')
    expect(lastTurns()?.slice(-2)).toEqual(['And?', 'And nothing.'])
  })

  it('R45: who can pay for the answer alone gets it without a reaction', async () => {
    const me = await group([anouk, tomas], 1)
    const sent = await me.say('Hm.', keyFor(true))
    expect(sent).toMatchObject({ balance: 0, replies: [{}] })
    expect(sent.replies).toHaveLength(1)
    await answer(me, sent.replies[0], 'Hm?')
    await expect(me.say('@all?')).rejects.toSatisfy(refused('not-enough-tokens'))
  })

  it('R47: angels talk among themselves, in turn, paid for beforehand', async () => {
    const me = await group([anouk, tomas, zola], 10)
    const key = newId()
    const talk = await me.talk(4, key)
    expect(talk.balance).toBe(6)
    const speakers = talk.replies.map((reply) => reply.avatarId)
    expect(new Set(speakers.slice(0, 3)).size).toBe(3)
    expect(speakers[0]).not.toBe(anouk)
    for (let i = 1; i < 4; i++) expect(speakers[i]).not.toBe(speakers[i - 1])
    expect(await me.talk(4, key)).toEqual(talk)
    await expect(me.talk(3, key)).rejects.toSatisfy(refused('idempotency-key-reused'))
    await expect(me.say('Hello', key)).rejects.toSatisfy(refused('idempotency-key-reused'))
    await expect(me.talk(2)).rejects.toSatisfy(refused('conflict'))
    for (const [i, reply] of talk.replies.entries()) await answer(me, reply, `Turn ${i}.`)
    expect(lastTurns()?.slice(-3)).toEqual(['Turn 0.', 'Turn 1.', 'Turn 2.'])
    expect((await me.read()).slice(-4).map((message) => message.text)).toEqual([
      'Turn 0.',
      'Turn 1.',
      'Turn 2.',
      'Turn 3.',
    ])
    expect(await world.sum(me.userId)).toBe(6)
    expect(await me.talk(4, key)).toEqual(talk)
    expect(me.all('message.created')).toHaveLength(4)
  })

  it('R47: who stops a talk stops the rest of it, and gets back what was not said', async () => {
    const me = await group([anouk, tomas], 10)
    const { replies, balance } = await me.talk(6)
    expect(balance).toBe(4)
    await answer(me, replies[0], 'The oven is warm.')
    await node.mind.waiting()
    node.mind.say('So it')
    await me.heard('reply.delta', (delta) => delta.messageId === replies[1]?.id)
    await chats.stop({ userId: me.userId, chatHash: me.chatHash, id: replies[1]?.id ?? '' })
    for (const reply of replies) await me.heard('reply.done', ({ message }) => message.id === reply.id)
    expect(await world.balance(me.userId)).toBe(8)
    expect((await me.read()).slice(-6).map((message) => message.status)).toEqual([
      'DONE',
      'STOPPED',
      'STOPPED',
      'STOPPED',
      'STOPPED',
      'STOPPED',
    ])
    expect(await world.sum(me.userId)).toBe(8)
  })

  it('R47: nobody talks without tokens, alone, or in the chat of somebody else', async () => {
    const poor = await group([anouk, tomas], 3)
    await expect(poor.talk(4)).rejects.toSatisfy(refused('not-enough-tokens'))
    expect(await world.balance(poor.userId)).toBe(3)
    expect(await poor.read()).toHaveLength(2)
    const { chatHash } = await chats.create({ userId: poor.userId, type: 'DIRECT', avatarIds: [noor] })
    const asked = { brandId: 'aureole', turns: 2, key: newId() }
    await expect(chats.letThemTalk({ ...asked, userId: poor.userId, chatHash })).rejects.toSatisfy(
      refused('conflict'),
    )
    const other = await world.person()
    await expect(
      chats.letThemTalk({ ...asked, userId: other.userId, chatHash: poor.chatHash }),
    ).rejects.toSatisfy(refused('not-found'))
  })

  it('R48, R49: angels come and go, and know what was said while they were there', async () => {
    const me = await group([anouk, tomas])
    const first = await me.say('@anouk @tomas The key is under the pot.')
    await answer(me, first.replies[0], 'Which pot?')
    await answer(me, first.replies[1], 'The blue one.')

    const changed = await me.change([anouk, zola])
    expect(changed.avatars.map(({ id, present }) => [id, present])).toEqual([
      [anouk, true],
      [tomas, false],
      [zola, true],
    ])
    expect(changed.avatars[1]).toMatchObject({ name: 'Tomáš', palette: { ground: expect.any(String) } })
    await me.heard('message.created', ({ message }) => message.text === 'Zola joined. Tomáš left.')
    expect((await me.read()).at(-1)).toMatchObject({ author: 'SYSTEM', kind: 'NOTICE' })

    const secret = await me.say('@zola Do you know where the key is?')
    await answer(me, secret.replies[0], 'How should I?')
    expect(lastTurns()).toEqual(['@zola Do you know where the key is?'])
    const gone = await me.say('@tomas are you there?')
    expect(gone.replies.map((reply) => reply.avatarId)).not.toContain(tomas)
    await answer(me, gone.replies[0], 'He left.')

    await me.change([tomas, zola])
    const back = await me.say('@tomas @zola So?')
    await answer(me, back.replies[0], 'So.')
    expect(lastTurns()?.slice(-4)).toEqual([
      '@anouk @tomas The key is under the pot.',
      'Which pot?',
      'The blue one.',
      '@tomas @zola So?',
    ])
    await answer(me, back.replies[1], 'So so.')
    expect(lastTurns()).toEqual([
      '@zola Do you know where the key is?',
      'How should I?',
      '@tomas are you there?',
      'He left.',
      '@tomas @zola So?',
      'So.',
    ])
    expect((await me.change([tomas, zola])).avatars).toHaveLength(3)
    expect((await me.read()).filter((message) => message.kind === 'NOTICE')).toHaveLength(3)
  })

  it('R49: who goes says first what they were asked to say', async () => {
    const me = await group([anouk, tomas, zola])
    const { replies } = await me.say('@anouk @tomas Good night!')
    await me.change([anouk, zola])
    await answer(me, replies[0], 'Sleep well.')
    await answer(me, replies[1], 'Good night.')
    expect(lastTurns()?.slice(-2)).toEqual(['@anouk @tomas Good night!', 'Sleep well.'])
    expect(await world.sum(me.userId)).toBe(48)
  })

  it('R49: has two to five angels, each once', async () => {
    const me = await group([anouk, tomas])
    const six = ['anouk', 'tomas', 'zola', 'noor', 'ilse', 'kofi'].map(angelId)
    await expect(me.change([anouk])).rejects.toSatisfy(refused('invalid-fields'))
    await expect(me.change([anouk, anouk])).rejects.toSatisfy(refused('invalid-fields'))
    await expect(me.change(six)).rejects.toSatisfy(refused('invalid-fields'))
    await expect(me.change([anouk, newId()])).rejects.toSatisfy(refused('not-found'))
    const { chatHash } = await chats.create({ userId: me.userId, type: 'DIRECT', avatarIds: [noor] })
    await expect(chats.change({ userId: me.userId, chatHash, avatarIds: [noor, zola] })).rejects.toSatisfy(
      refused('invalid-fields'),
    )
    expect((await me.read()).filter((message) => message.kind === 'NOTICE')).toHaveLength(1)
  })

  it('R49: a deleted angel is not there any more: what was said can be read, and not answered', async () => {
    const me = await group([anouk, tomas])
    const mine = await ownAngel(me.userId)
    const alone = await chats.create({ userId: me.userId, type: 'DIRECT', avatarIds: [mine] })
    await me.change([tomas, mine])
    await deleteAngel(mine)

    const asked = { userId: me.userId, brandId: 'aureole', chatHash: alone.chatHash }
    expect(await chats.read(asked)).toMatchObject({ avatars: [{ id: mine, present: false }] })
    expect((await chats.messages({ ...asked, limit: 10 })).items).toHaveLength(2)
    await expect(chats.send({ ...asked, text: 'Hello?', key: newId() })).rejects.toSatisfy(
      (error: unknown) => isProblem(error, 'conflict') && error.detail.startsWith('Mine has been deleted.'),
    )
    const { replies } = await me.say('@all Who is there?')
    expect(replies.map((reply) => reply.avatarId)).toEqual([tomas])
    await answer(me, replies[0], 'I am.')
    await expect(me.talk(2)).rejects.toSatisfy(refused('conflict'))
    await expect(chats.create({ userId: me.userId, type: 'DIRECT', avatarIds: [mine] })).rejects.toSatisfy(
      refused('not-found'),
    )
  })

  async function ownAngel(userId: string): Promise<string> {
    const id = newId()
    await world.database.db.execute(sql`
      insert into avatars (id, owner_id, visibility, name, age, gender, ethnicity, hook, occupation, traits, hobbies, biography,
        greeting, speaking_style, starters, look, portrait, palette, rank)
      select ${id}::uuid, ${userId}::uuid, 'PRIVATE', 'Mine', age, gender, ethnicity, hook, occupation, traits, hobbies, biography,
        greeting, speaking_style, starters, look, portrait, palette, rank
      from avatars where id = ${noor}::uuid`)
    return id
  }

  async function deleteAngel(id: string): Promise<void> {
    await world.database.db.execute(sql`update avatars set deleted_at = now() where id = ${id}::uuid`)
  }
})
