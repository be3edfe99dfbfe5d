import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { isProblem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { angelId, createChatWorld, type ChatWorld, type TestNode } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createTalker, type Talker } from '../testing/talker.ts'

function refused(code: Parameters<typeof isProblem>[1]) {
  return (error: unknown) => isProblem(error, code)
}

describeOnBothDatabases('stopping, deleting and telling', (open) => {
  let world: ChatWorld
  let nodes: TestNode[] = []

  beforeAll(async () => {
    world = await createChatWorld(await open())
  })

  afterEach(async () => {
    for (const node of nodes) await node.chats.drain()
    nodes = []
  })

  function start(timing: Parameters<ChatWorld['node']>[0] = {}): TestNode {
    const node = world.node(timing)
    nodes.push(node)
    return node
  }

  async function rows<T extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<T[]> {
    return (await world.database.db.execute<T>(query)).rows as T[]
  }

  const group = [angelId('anouk'), angelId('tomas'), angelId('zola')]

  it('R29: stopping a reply stops those of its turn that wait, and no other turn', async () => {
    const node = start()
    const me = await createTalker(world, node, { avatarIds: group })
    const turn = await me.send('@anouk @tomas @zola, all of you')
    const next = await me.send('@zola, and you')
    expect(next.balance).toBe(46)
    const [first, second, third] = turn.replies.map(({ id }) => id)
    node.mind.say('I would ')
    await me.heard('reply.delta')
    await me.stop(first ?? '')
    for (const id of [first, second, third]) await me.over(id ?? '')
    expect(await me.one(first ?? '')).toMatchObject({ status: 'STOPPED', text: 'I would ' })
    expect(await me.one(second ?? '')).toMatchObject({ status: 'STOPPED', text: '' })
    expect(await me.one(third ?? '')).toMatchObject({ status: 'STOPPED', text: '' })
    await me.finish(next.replies[0]?.id ?? '', 'Gladly.')
    expect(node.mind.requests).toHaveLength(2)
    expect(await me.balance()).toBe(48)
    expect(await me.sum()).toBe(48)
  })

  it.each(['stopped', 'failed'] as const)('R82: a word held back is there when it is %s', async (how) => {
    const node = start()
    const me = await createTalker(world, node)
    const { replies } = await me.send('Tell me')
    const id = replies[0]?.id ?? ''
    node.mind.say('We saw some chi')
    await me.heard('reply.delta', ({ text }) => text === 'We saw some ')
    if (how === 'stopped') await me.stop(id)
    else node.mind.fail()
    await me.over(id, 1, how === 'stopped' ? 'reply.done' : 'reply.failed')
    expect(await me.one(id)).toMatchObject({ status: how.toUpperCase(), text: 'We saw some chi' })
  })

  it('R29: the one before it goes on', async () => {
    const node = start()
    const me = await createTalker(world, node, { avatarIds: group })
    const { replies } = await me.send('@anouk @tomas @zola, all of you')
    const [first, second, third] = replies.map(({ id }) => id)
    await node.mind.waiting()
    await me.stop(second ?? '')
    await me.finish(first ?? '', 'Yes.')
    expect((await me.said()).map(({ id, status }) => [id, status])).toEqual([
      [expect.any(String), 'DONE'],
      [first, 'DONE'],
      [second, 'STOPPED'],
      [third, 'STOPPED'],
    ])
    expect(await me.balance()).toBe(49)
  })

  it('R29: holds from another process, and when the one that was asked dies', async () => {
    const writer = start()
    const me = await createTalker(world, writer, { avatarIds: group })
    const { replies } = await me.send('@anouk @tomas @zola, all of you')
    await writer.mind.waiting()
    const other = start()
    await me.stop(replies[0]?.id ?? '', other)
    for (const { id } of replies) await me.over(id)
    expect(await me.balance()).toBe(50)

    const again = await me.send('@anouk @tomas, again')
    await writer.mind.waiting()
    const ids = again.replies.map(({ id }) => id)
    // As if the process that was asked to stop them had died after leaving word of it, and the writer as well.
    await world.database.db.execute(sql`
      update messages set stop_asked = true,
        lease_owner = case when lease_owner is null then null else 'dead' end,
        lease_until = case when lease_owner is null then null else clock_timestamp() - interval '1 second' end
      where id in (${ids[0]}::uuid, ${ids[1]}::uuid)`)
    other.chats.start()
    for (const id of ids) await me.over(id)
    expect(other.mind.requests).toHaveLength(0)
    expect(await me.balance()).toBe(50)
    expect(await me.sum()).toBe(50)
  })

  it('R30: a deleted message is gone for good, and what answered it stays', async () => {
    const node = start()
    const me = await createTalker(world, node)
    const first = await me.exchange('My secret is 4711', 'I see.')
    const second = await me.exchange('What now?', 'Tea.')
    await me.remove(first.asked)
    expect((await me.heard('message.removed')).messageId).toBe(first.asked)
    expect(await me.words()).toEqual(['I see.', 'What now?', 'Tea.'])
    expect(await me.chat()).toMatchObject({ lastLine: 'Tea.', unread: 1 })
    await me.remove(second.reply)
    await me.heard('chat.changed', ({ chat }) => chat.lastLine === 'You: What now?' && chat.unread === 0)
    expect(await me.chat()).toMatchObject({ lastLine: 'You: What now?', unread: 0 })
    await me.remove(first.asked)
    expect(me.all('message.removed')).toHaveLength(2)
    const left = await rows(sql`
      select to_jsonb(m)::text as everything from messages m where m.id = ${first.asked}::uuid`)
    expect(JSON.stringify(left)).not.toContain('4711')
    expect(left).toHaveLength(1)
    await me.exchange('Hello again', 'Hello.')
    expect(
      node.mind.requests
        .at(-1)
        ?.turns.map(({ text }) => text)
        .slice(1),
    ).toEqual(['I see.', 'What now?', 'Hello again'])
    expect(await me.balance()).toBe(47)
  })

  it('R3, R30: a late repeat of what was deleted does not bring it back', async () => {
    const node = start()
    const me = await createTalker(world, node)
    const key = newId()
    const sent = await me.send('Once', key)
    await me.finish(sent.replies[0]?.id ?? '')
    await me.remove(sent.message.id)
    expect(await me.send('Once', key)).toEqual(sent)
    expect(await me.words()).toEqual(['Yes.'])
    expect(await me.balance()).toBe(49)
  })

  it('R30: its versions go with it, and what had followed only those', async () => {
    const node = start()
    const me = await createTalker(world, node)
    await me.exchange('Before', 'before')
    const first = await me.exchange('secret one', 'secret a')
    const inner = (await me.regenerate(first.reply)).message.id
    await me.finish(inner, 'secret b')
    await me.exchange('secret c', 'secret d')
    const edited = await me.edit(first.asked, 'secret two')
    await me.finish(edited.replies[0]?.id ?? '', 'Good.')
    const third = await me.edit(edited.message.id, 'secret three')
    await me.finish(third.replies[0]?.id ?? '', 'Better.')
    await me.remove(third.message.id)
    expect(await me.words()).toEqual(['Before', 'before', 'Better.'])
    const left = await rows<{ text: string }>(
      sql`select text from messages where text <> '' and chat_id = (select id from chats where hash = ${me.chatHash})`,
    )
    expect(
      left.map(({ text }) => text).filter((text) => text.includes('secret') || text === 'Good.'),
    ).toEqual([])
    await expect(me.choose(third.message.id, 1)).rejects.toSatisfy(refused('not-found'))
    await expect(me.edit(third.message.id, 'No')).rejects.toSatisfy(refused('not-found'))
  })

  it('R30: versions elsewhere in the conversation stay', async () => {
    const node = start()
    const me = await createTalker(world, node)
    const first = await me.exchange('A', 'a1')
    const a2 = (await me.regenerate(first.reply)).message.id
    await me.finish(a2, 'a2')
    const second = await me.exchange('B', 'b1')
    const b2 = (await me.regenerate(second.reply)).message.id
    await me.finish(b2, 'b2')
    await me.remove(second.asked)
    expect(await me.words()).toEqual(['A', 'a2', 'b2'])
    await me.choose(b2, 1)
    expect(await me.words()).toEqual(['A', 'a2', 'b1'])
    await me.choose(a2, 1)
    expect(await me.words()).toEqual(['A', 'a1'])
    await me.choose(a2, 2)
    expect(await me.words()).toEqual(['A', 'a2', 'b1'])
  })

  it('R31: what is not deleted', async () => {
    const node = start()
    const me = await createTalker(world, node)
    const [notice] = (await me.history({})).items
    await expect(me.remove(notice?.id ?? '')).rejects.toSatisfy(refused('conflict'))
    await expect(me.remove(newId())).rejects.toSatisfy(refused('not-found'))
    const { message, replies } = await me.send('Hello')
    await expect(me.remove(message.id)).rejects.toSatisfy(refused('conflict'))
    await expect(me.remove(replies[0]?.id ?? '')).rejects.toSatisfy(refused('conflict'))
    await me.finish(replies[0]?.id ?? '')
    await world.database.db.execute(sql`update messages set status = 'HIDDEN' where id = ${message.id}::uuid`)
    await expect(me.remove(message.id)).rejects.toSatisfy(refused('conflict'))
    await expect(me.edit(message.id, 'Else')).rejects.toSatisfy(refused('conflict'))
    await me.remove(replies[0]?.id ?? '')
    expect(await me.said()).toMatchObject([{ id: message.id, status: 'HIDDEN', text: '' }])
  })

  it('R32: a report keeps the words as they were, once', async () => {
    const node = start()
    const me = await createTalker(world, node)
    const { reply } = await me.exchange('Hello', 'Something mean')
    const report = (reason: 'HARMFUL' | 'HATE', text?: string) =>
      node.chats.report({ userId: me.userId, chatHash: me.chatHash, id: reply, reason, text })
    await report('HATE', 'It hurt.')
    await report('HARMFUL')
    await me.remove(reply)
    expect(
      await rows(
        sql`select reason, text, message_text from message_reports where message_id = ${reply}::uuid`,
      ),
    ).toEqual([{ reason: 'HATE', text: 'It hurt.', message_text: 'Something mean' }])
    await expect(report('HATE')).rejects.toSatisfy(refused('not-found'))
  })

  it('R33: feedback is given to finished replies, and taken back', async () => {
    const node = start()
    const me = await createTalker(world, node)
    const { asked, reply } = await me.exchange('Hello', 'Hi.')
    await me.like(reply, 'UP')
    expect((await me.heard('message.changed')).message).toMatchObject({
      id: reply,
      feedback: 'UP',
      text: 'Hi.',
    })
    expect(await me.one(reply)).toMatchObject({ feedback: 'UP' })
    await me.like(reply, null)
    expect(await me.one(reply)).not.toHaveProperty('feedback')
    await expect(me.like(asked, 'UP')).rejects.toSatisfy(refused('not-found'))
    const { replies } = await me.send('And?')
    await expect(me.like(replies[0]?.id ?? '', 'UP')).rejects.toSatisfy(refused('conflict'))
    await me.finish(replies[0]?.id ?? '')
  })

  it('R36: minds are told neither what is hidden nor what the house says', async () => {
    const node = start()
    const me: Talker = await createTalker(world, node)
    const { reply } = await me.exchange('Hello', 'Something hidden')
    await world.database.db.execute(sql`update messages set status = 'HIDDEN' where id = ${reply}::uuid`)
    await me.exchange('And now?', 'Yes.')
    const told = node.mind.requests.at(-1)?.turns.map(({ text }) => text)
    expect(told?.slice(1)).toEqual(['Hello', 'And now?'])
    expect(told?.join()).not.toContain('is an AI')
  })
})
