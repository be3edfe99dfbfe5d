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
import { createTestClock } from '../testing/clock.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { blocking } from '../testing/safety.ts'

function refused(code: Parameters<typeof isProblem>[1]) {
  return (error: unknown) => isProblem(error, code)
}

const minute = 60_000

describeOnBothDatabases('chats of a person', (open) => {
  let world: ChatWorld
  let node: TestNode
  let chats: TestNode['chats']
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))

  beforeAll(async () => {
    world = await createChatWorld(await open())
    node = world.node({}, undefined, clock)
    chats = node.chats
  })

  async function start(person: TestPerson, portrait: string, title?: string) {
    clock.advance(minute)
    const { chatHash } = await chats.create({
      userId: person.userId,
      type: 'DIRECT',
      avatarIds: [angelId(portrait)],
      title,
    })
    return chatHash
  }

  async function titles(person: TestPerson, more: { archived?: boolean; avatarId?: string } = {}) {
    const page = await chats.list({ userId: person.userId, page: 1, pageSize: 12, ...more })
    return page.items.map((chat) => chat.title)
  }

  function send(person: TestPerson, chatHash: string, text: string, key = newId()) {
    return chats.send({ userId: person.userId, brandId: 'aureole', chatHash, text, key })
  }

  it('R40: come pinned first, then the latest; archived ones apart', async () => {
    const me = await world.person()
    const one = await start(me, 'noor', 'One')
    const two = await start(me, 'ilse', 'Two')
    const three = await start(me, 'kofi', 'Three')
    expect(await titles(me)).toEqual(['Three', 'Two', 'One'])
    const change = (chatHash: string, more: object) => chats.change({ userId: me.userId, chatHash, ...more })
    expect(await change(one, { pinned: true })).toMatchObject({ pinned: true, archived: false, muted: false })
    expect(await titles(me)).toEqual(['One', 'Three', 'Two'])
    await change(three, { archived: true })
    expect(await titles(me)).toEqual(['One', 'Two'])
    expect(await titles(me, { archived: true })).toEqual(['Three'])
    await change(two, { muted: true, title: '  A  new\nname ' })
    await me.heard('chat.changed', ({ chat }) => chat.chatHash === two && chat.muted)
    expect(await titles(me)).toEqual(['One', 'A new name'])
    await change(one, { pinned: false })
    expect(await titles(me)).toEqual(['A new name', 'One'])
  })

  it('R40: are found by their angel', async () => {
    const me = await world.person()
    await start(me, 'noor', 'With Noor')
    await start(me, 'ilse', 'With Ilse')
    await start(me, 'noor', 'With Noor again')
    const both = [angelId('noor'), angelId('ilse')]
    await chats.create({ userId: me.userId, type: 'GROUP', avatarIds: both, title: 'Both' })
    expect(await titles(me, { avatarId: angelId('noor') })).toEqual(['With Noor again', 'With Noor'])
    expect(await titles(me, { avatarId: angelId('zola') })).toEqual([])
  })

  it('R40: are read page by page, however many', async () => {
    const me = await world.person()
    for (let i = 0; i < 5; i++) await start(me, 'noor', `Chat ${i}`)
    const page = (n: number) => chats.list({ userId: me.userId, page: n, pageSize: 2 })
    expect((await page(1)).items.map((chat) => chat.title)).toEqual(['Chat 4', 'Chat 3'])
    expect(await page(3)).toMatchObject({ items: [{ title: 'Chat 0' }], firstPage: false, lastPage: true })
  })

  it('R41: come back from the archive when the person says something there', async () => {
    const me = await world.person()
    const chatHash = await start(me, 'noor', 'Old')
    await chats.change({ userId: me.userId, chatHash, archived: true })
    await send(me, chatHash, 'Hello again')
    expect(await titles(me)).toEqual(['Old'])
    const told = me.all('chat.changed').findLast(({ chat }) => chat.chatHash === chatHash)
    expect(told?.chat).toMatchObject({ archived: false })
    node.mind.say('Hello.')
    node.mind.end()
    await me.heard('reply.done')
  })

  it('R42: a deleted chat is gone at once, and nothing is written there any more', async () => {
    const me = await world.person(5)
    const avatarIds = [angelId('anouk'), angelId('tomas'), angelId('zola')]
    const { chatHash } = await chats.create({ userId: me.userId, type: 'GROUP', avatarIds })
    const sent = await send(me, chatHash, '@all, good morning')
    expect(sent.balance).toBe(2)
    await node.mind.waiting()
    node.mind.say('Good mo')
    await me.heard('reply.delta')
    await chats.delete({ userId: me.userId, chatHash })
    expect(await world.balance(me.userId)).toBe(5)
    expect(await world.sum(me.userId)).toBe(5)
    await me.heard('chat.removed', (event) => event.chatHash === chatHash)
    await me.heard('wallet.changed', (event) => event.balance === 5)
    expect(await titles(me)).toEqual([])
    const asked = { userId: me.userId, chatHash }
    await expect(chats.read(asked)).rejects.toSatisfy(refused('not-found'))
    await expect(chats.messages({ ...asked, limit: 50 })).rejects.toSatisfy(refused('not-found'))
    await expect(send(me, chatHash, 'Hello?')).rejects.toSatisfy(refused('not-found'))
    await expect(chats.delete(asked)).rejects.toSatisfy(refused('not-found'))
    await expect(chats.change({ ...asked, pinned: true })).rejects.toSatisfy(refused('not-found'))

    await chats.restore(asked)
    const { items } = await chats.messages({ ...asked, limit: 50 })
    expect(items.filter((message) => sent.replies.some((reply) => reply.id === message.id))).toMatchObject([
      { status: 'STOPPED' },
      { status: 'STOPPED', text: '' },
      { status: 'STOPPED', text: '' },
    ])
    expect(me.all('reply.delta').length).toBe(1)
    expect(me.all('reply.done')).toEqual([])
  })

  it('R42: what another process writes in a deleted chat is neither stored nor charged', async () => {
    const other = world.node({}, undefined, clock)
    const me = await world.person(5)
    const chatHash = await start(me, 'noor')
    const sent = await other.chats.send({
      userId: me.userId,
      brandId: 'aureole',
      chatHash,
      text: 'Hello',
      key: newId(),
    })
    await other.mind.waiting()
    await chats.delete({ userId: me.userId, chatHash })
    other.mind.say('Too late.')
    other.mind.end()
    await other.chats.drain()
    await chats.restore({ userId: me.userId, chatHash })
    const { items } = await chats.messages({ userId: me.userId, chatHash, limit: 50 })
    expect(items.find((message) => message.id === sent.replies[0]?.id)).toMatchObject({
      status: 'STOPPED',
      text: '',
    })
    expect(await world.balance(me.userId)).toBe(5)
  })

  it('R43: a deletion can be undone for ten minutes, then all of it is erased', async () => {
    const me = await world.person()
    const kept = await start(me, 'noor', 'Kept')
    const gone = await start(me, 'ilse', 'Gone')
    const asked = { userId: me.userId, chatHash: gone }
    await chats.delete(asked)
    clock.advance(9 * minute)
    await chats.eraseDeleted()
    expect(await chats.restore(asked)).toMatchObject({ title: 'Gone' })
    await me.heard('chat.changed', ({ chat }) => chat.chatHash === gone)
    expect(await titles(me)).toEqual(['Gone', 'Kept'])
    expect(await chats.restore(asked)).toMatchObject({ title: 'Gone' })

    await chats.delete(asked)
    clock.advance(11 * minute)
    await expect(chats.restore(asked)).rejects.toSatisfy(refused('not-found'))
    await chats.indexWords()
    expect(await chats.eraseDeleted()).toBeGreaterThan(0)
    await expect(chats.restore(asked)).rejects.toSatisfy(refused('not-found'))
    const { rows } = await world.database.db.execute<{ chats: number; said: number }>(sql`
      select (select count(*)::int from chats where user_id = ${me.userId}::uuid) as chats,
        (select count(*)::int from messages m where not exists (select 1 from chats c where c.id = m.chat_id)) as said`)
    expect(rows).toEqual([{ chats: 1, said: 0 }])
    expect(await chats.read({ userId: me.userId, chatHash: kept })).toMatchObject({ title: 'Kept' })
  })

  it('R5: nobody else changes, deletes or restores a chat', async () => {
    const me = await world.person()
    const other = await world.person()
    const chatHash = await start(me, 'noor')
    const asked = { userId: other.userId, chatHash }
    await expect(chats.change({ ...asked, pinned: true })).rejects.toSatisfy(refused('not-found'))
    await expect(chats.delete(asked)).rejects.toSatisfy(refused('not-found'))
    await chats.delete({ userId: me.userId, chatHash })
    await expect(chats.restore(asked)).rejects.toSatisfy(refused('not-found'))
  })

  it('R58: two clicks make one chat', async () => {
    const me = await world.person()
    const asked = { userId: me.userId, type: 'DIRECT' as const, avatarIds: [angelId('noor')], key: newId() }
    const made = await Promise.all([chats.create(asked), chats.create(asked), chats.create(asked)])
    made.push(await chats.create(asked))
    expect(new Set(made.map((chat) => chat.chatHash)).size).toBe(1)
    expect(await titles(me)).toEqual(['Noor'])
    expect(me.all('chat.changed')).toHaveLength(1)
    await expect(chats.create({ ...asked, title: 'Another' })).rejects.toSatisfy(
      refused('idempotency-key-reused'),
    )
    const other = await world.person()
    expect(await chats.create({ ...asked, userId: other.userId })).not.toMatchObject({
      chatHash: made[0]?.chatHash,
    })
    await chats.create({ ...asked, key: undefined })
    expect(await titles(me)).toEqual(['Noor', 'Noor'])
  })

  it('takes no name that breaks the rules', async () => {
    const strict = world.node({}, blocking())
    const me = await world.person()
    const chatHash = await start(me, 'noor', 'Fine')
    await expect(
      strict.chats.change({ userId: me.userId, chatHash, title: 'Not fine', pinned: true }),
    ).rejects.toSatisfy(refused('invalid-fields'))
    expect(await chats.read({ userId: me.userId, chatHash })).toMatchObject({ title: 'Fine', pinned: false })
  })
})
