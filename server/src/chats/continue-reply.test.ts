import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { isProblem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { createChatWorld, type ChatWorld, type TestNode } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createTalker, type Talker } from '../testing/talker.ts'

function refused(code: Parameters<typeof isProblem>[1]) {
  return (error: unknown) => isProblem(error, code)
}

describeOnBothDatabases('a reply that goes on', (open) => {
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

  /** As by `kill -9`: it says and stores nothing more, and its lease has run out. */
  async function die(node: TestNode, replyId: string): Promise<void> {
    await world.database.db.execute(sql`
      update messages set lease_owner = 'dead', lease_until = clock_timestamp() - interval '1 second'
      where id = ${replyId}::uuid`)
    nodes = nodes.filter((other) => other !== node)
  }

  /** The deltas of its latest time, put behind the text of before. */
  function written(me: Talker, id: string, base: string): string {
    const deltas = me.all('reply.delta').filter(({ messageId }) => messageId === id)
    const latest = deltas.slice(deltas.findLastIndex(({ seq }) => seq === 0))
    let text = base
    for (const [i, delta] of latest.entries()) {
      expect(delta).toMatchObject({ seq: i, offset: text.length })
      text += delta.text
    }
    return text
  }

  it('R26: goes on behind its own words, charged, on all devices alike', async () => {
    const node = start()
    const me = await createTalker(world, node)
    const { reply } = await me.exchange('Tell me', 'An owl 🦉 sat')
    const asked = await me.goOn(reply)
    const before = { id: reply, text: 'An owl 🦉 sat', status: 'STREAMING', nextDelta: 0 }
    expect(asked).toMatchObject({ balance: 48, message: before })
    expect((await me.heard('message.changed')).message).toMatchObject(before)
    expect(await me.one(reply)).toMatchObject(before)
    expect(await me.chat()).toMatchObject({ lastLine: 'An owl 🦉 sat', unread: 0 })
    node.mind.say('in ')
    await me.heard('reply.delta', ({ text }) => text === ' in ')
    expect(await me.one(reply)).toMatchObject({
      text: 'An owl 🦉 sat in ',
      status: 'STREAMING',
      nextDelta: 1,
    })
    await me.finish(reply, 'a tree.')
    expect(await me.one(reply)).toMatchObject({ text: 'An owl 🦉 sat in a tree.', status: 'DONE' })
    expect(written(me, reply, 'An owl 🦉 sat')).toBe('An owl 🦉 sat in a tree.')
    expect(node.mind.requests.at(-1)).toMatchObject({
      goOn: true,
      turns: [{ from: 'self' }, { from: 'person', text: 'Tell me' }, { from: 'self', text: 'An owl 🦉 sat' }],
    })
    expect(await me.chat()).toMatchObject({ lastLine: 'An owl 🦉 sat in a tree.' })
    expect(await me.sum()).toBe(48)
  })

  it('R25, R26: a key goes on once, and gets the first answer again', async () => {
    const node = start()
    const me = await createTalker(world, node)
    const { reply } = await me.exchange('Tell me', 'Once')
    const key = newId()
    const answers = await Promise.all([1, 2, 3].map(() => me.goOn(reply, key)))
    await me.finish(reply, 'upon')
    answers.push(await me.goOn(reply, key))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await me.one(reply)).toMatchObject({ text: 'Once upon', status: 'DONE' })
    expect(await me.balance()).toBe(48)
    const other = await me.goOn(reply)
    await me.finish(reply, 'a time')
    expect(other.message.text).toBe('Once upon')
    expect((await me.goOn(reply, key)).message.text).toBe('Once')
    expect((await me.one(reply))?.text).toBe('Once upon a time')
    await expect(me.send('Hm', key)).rejects.toSatisfy(refused('idempotency-key-reused'))
    await expect(me.regenerate(reply, key)).rejects.toSatisfy(refused('idempotency-key-reused'))
    await expect(me.goOn(newId(), key)).rejects.toSatisfy(refused('idempotency-key-reused'))
    expect(await me.sum()).toBe(47)
  })

  it('R22, R26: only the latest, finished, with words', async () => {
    const node = start()
    const me = await createTalker(world, node)
    const first = await me.exchange('A', 'a')
    const second = await me.exchange('B', 'b')
    await expect(me.goOn(first.reply)).rejects.toSatisfy(refused('conflict'))
    await expect(me.goOn(second.asked)).rejects.toSatisfy(refused('not-found'))
    await me.goOn(second.reply)
    await expect(me.goOn(second.reply)).rejects.toSatisfy(refused('conflict'))
    await me.finish(second.reply, 'c')
    const { replies } = await me.send('C')
    const id = replies[0]?.id ?? ''
    await node.mind.waiting()
    await me.stop(id)
    await expect(me.goOn(id)).rejects.toSatisfy(refused('conflict'))
    await me.choose(id, 1)
    expect(await me.balance()).toBe(47)
  })

  it.each(['DONE', 'STOPPED'] as const)(
    'R27: without a new word it is %s as it was, and the token is back',
    async (was) => {
      const node = start()
      const impatient = start({ silence: 50 })
      const me = await createTalker(world, node)
      const { replies } = await me.send('Tell me')
      const id = replies[0]?.id ?? ''
      node.mind.say('Once')
      await me.heard('reply.delta')
      if (was === 'STOPPED') await me.stop(id)
      else node.mind.end()
      await me.over(id)
      const before = await me.one(id)
      expect(before).toMatchObject({ status: was, text: 'Once' })

      await me.goOn(id)
      node.mind.fail()
      await me.over(id, 1, 'reply.failed')
      expect(me.all('reply.failed').at(-1)?.message).toEqual(before)
      expect(await me.one(id)).toEqual(before)
      await me.goOn(id)
      await node.mind.waiting()
      await me.stop(id)
      expect(await me.one(id)).toEqual(before)
      await me.goOn(id)
      node.mind.end()
      await me.over(id, 2, 'reply.failed')
      await me.goOn(id, newId(), impatient)
      await me.over(id, 3, 'reply.failed')
      expect(await me.one(id)).toEqual(before)
      expect(await me.balance()).toBe(49)
      expect(await me.sum()).toBe(49)
      await me.goOn(id)
      await me.finish(id, 'more')
      expect(await me.one(id)).toMatchObject({ status: 'DONE', text: 'Once more' })
      expect(await me.sum()).toBe(48)
    },
  )

  it('R27: with new words it is STOPPED, and the token is back only when the mind failed', async () => {
    const node = start()
    const me = await createTalker(world, node)
    const { reply } = await me.exchange('Tell me', 'One')
    await me.goOn(reply)
    node.mind.say('two')
    node.mind.fail()
    await me.over(reply, 1, 'reply.failed')
    expect(await me.one(reply)).toMatchObject({ status: 'STOPPED', text: 'One two' })
    expect(await me.balance()).toBe(49)
    await me.goOn(reply)
    node.mind.say('more')
    await me.heard('reply.delta', ({ text }) => text === ' more')
    await me.stop(reply)
    expect(await me.one(reply)).toMatchObject({ status: 'STOPPED', text: 'One two more' })
    expect(await me.balance()).toBe(48)
    expect(await me.sum()).toBe(48)
  })

  it('R82: what may not be said is not said in two halves either', async () => {
    const node = start()
    const me = await createTalker(world, node)
    const { reply } = await me.exchange('Tell me', 'You should just kill')
    await me.goOn(reply)
    node.mind.say('yourself, and')
    await me.over(reply, 1, 'reply.failed')
    expect(await me.one(reply)).toMatchObject({ text: 'You should just kill' })
    expect(await me.balance()).toBe(49)
  })

  it('R12, R28: is taken over behind the text of before', async () => {
    const first = start()
    const me = await createTalker(world, first)
    const { reply } = await me.exchange('Tell me', 'Näh 🦉 well')
    await me.goOn(reply)
    first.mind.say('lost words')
    await me.heard('reply.delta', ({ text }) => text.includes('lost'))
    await vi.waitFor(async () => {
      const { rows } = await world.database.db.execute<{ text: string }>(
        sql`select text from messages where id = ${reply}::uuid`,
      )
      expect(rows[0]?.text).toContain('lost')
    })
    await die(first, reply)
    const heir = start()
    heir.chats.start()
    await vi.waitFor(() => expect(me.all('message.changed')).toHaveLength(2))
    const start0 = { id: reply, text: 'Näh 🦉 well', status: 'STREAMING', nextDelta: 0 }
    expect(me.all('message.changed')[1]?.message).toMatchObject(start0)
    await me.finish(reply, 'found words', heir)
    expect(await me.one(reply, heir)).toMatchObject({ text: 'Näh 🦉 well found words', status: 'DONE' })
    expect(written(me, reply, 'Näh 🦉 well')).toBe('Näh 🦉 well found words')
    expect(await me.sum()).toBe(48)
  })

  it('R13, R27: after too many processes it is as it was, and the token is back', async () => {
    const first = start()
    const me = await createTalker(world, first)
    const { reply } = await me.exchange('Tell me', 'One')
    await me.goOn(reply)
    await first.mind.waiting()
    await die(first, reply)
    await world.database.db.execute(sql`update messages set attempts = 3 where id = ${reply}::uuid`)
    start().chats.start()
    await me.over(reply, 1, 'reply.failed')
    expect(await me.one(reply)).toMatchObject({ text: 'One', status: 'DONE' })
    expect(await me.sum()).toBe(49)
  })

  it('R10, R28: read where an earlier end is still remembered, it is found being written elsewhere', async () => {
    const first = start()
    const second = start()
    const me = await createTalker(world, first)
    const { reply } = await me.exchange('Tell me', 'One')
    await me.goOn(reply, newId(), second)
    second.mind.say('two')
    await me.heard('reply.delta', ({ text }) => text === ' two')
    await vi.waitFor(async () =>
      expect(await me.one(reply, first)).toMatchObject({
        text: 'One two',
        status: 'STREAMING',
        nextDelta: 1,
      }),
    )
    await me.finish(reply, ' three', second)
    expect(await me.one(reply, first)).toMatchObject({ text: 'One two three', status: 'DONE' })
  })

  it('R6: what is sent meanwhile waits for its end', async () => {
    const node = start()
    const me = await createTalker(world, node)
    const { reply } = await me.exchange('Tell me', 'One')
    await me.goOn(reply)
    const { replies } = await me.send('And?')
    await me.finish(reply, 'two')
    await me.finish(replies[0]?.id ?? '', 'three')
    expect(await me.words()).toEqual(['Tell me', 'One two', 'And?', 'three'])
  })
})
