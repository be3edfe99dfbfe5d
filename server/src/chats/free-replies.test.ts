import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { isProblem } from '../platform/errors.ts'
import { angelId, createChatWorld, type ChatWorld, type TestNode } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createTalker, type Talker } from '../testing/talker.ts'

/** As many as the test world's brand gives a day. */
const limit = 3

describeOnBothDatabases('replies that premium pays for', (open) => {
  let world: ChatWorld
  let nodes: TestNode[] = []
  beforeAll(async () => {
    world = await createChatWorld(await open())
  })
  afterEach(async () => {
    for (const node of nodes) await node.chats.drain()
    nodes = []
  })

  function start(now = new Date()): TestNode {
    const node = world.node({}, undefined, { now: () => now })
    nodes.push(node)
    return node
  }

  async function premium(node: TestNode, options: { tokens?: number; avatarIds?: string[] } = {}) {
    const me = await createTalker(world, node, options)
    await world.database.db.execute(
      sql`update users set premium_until = now() + interval '40 days' where id = ${me.userId}::uuid`,
    )
    return me
  }

  async function usedOf(me: Talker): Promise<number[]> {
    const { rows } = await world.database.db.execute<{ used: number }>(
      sql`select used from wallet_free_replies where account_id = ${me.userId}::uuid order by day`,
    )
    return rows.map((row) => row.used)
  }

  it('R61: cost nothing up to the day’s number, in every way a reply is ordered, and then what a reply costs', async () => {
    const node = start()
    const me = await premium(node)
    const { message, replies, balance, freeReplies } = await me.send('Hello')
    expect([balance, freeReplies?.used, freeReplies?.limit]).toEqual([50, 1, limit])
    const reply = replies[0]?.id ?? ''
    await me.finish(reply)
    expect(await me.goOn(reply)).toMatchObject({ balance: 50, freeReplies: { used: 2 } })
    await me.finish(reply, ' And more.')
    const again = await me.regenerate(reply)
    expect(again).toMatchObject({ balance: 50, freeReplies: { used: 3 } })
    await me.finish(again.message.id)
    const paid = await me.edit(message.id, 'Good evening')
    expect([paid.balance, paid.freeReplies]).toEqual([49, undefined])
    await me.finish(paid.replies[0]?.id ?? '')
    expect(await usedOf(me)).toEqual([limit])
    expect(me.all('wallet.changed').map((told) => told.balance)).toEqual([50, 50, 50, 49])
  })

  it('R61: are not for groups, nor for people without premium', async () => {
    const node = start()
    const group = await premium(node, { avatarIds: [angelId('noor'), angelId('kofi')] })
    expect((await group.send('@Noor hello')).balance).toBeLessThan(50)
    const plain = await createTalker(world, node)
    expect((await plain.send('Hello')).balance).toBe(49)
    expect([await usedOf(group), await usedOf(plain)]).toEqual([[], []])
  })

  it('R61: count again from 0 on the next day of UTC', async () => {
    const evening = start(new Date('2026-03-01T23:59:59.900Z'))
    const me = await premium(evening)
    const { freeReplies } = await me.send('Late')
    expect(freeReplies).toEqual({ used: 1, limit, resetsAt: '2026-03-02T00:00:00.000Z' })
    await me.finish(me.all('message.created').at(-1)?.message.id ?? '')
    const morning = start(new Date('2026-03-02T00:00:00.000Z'))
    const next = await morning.chats.send({
      userId: me.userId,
      brandId: 'aureole',
      chatHash: me.chatHash,
      text: 'Early',
      key: 'k'.repeat(12),
    })
    expect(next.freeReplies?.used).toBe(1)
    expect(await usedOf(me)).toEqual([1, 1])
  })

  it('R9, R61: one that fails, or is stopped before its first word, is given back once', async () => {
    const node = start()
    const me = await premium(node)
    const failed = (await me.send('Hello')).replies[0]?.id ?? ''
    node.mind.fail()
    await me.over(failed, 1, 'reply.failed')
    expect(await usedOf(me)).toEqual([0])
    // The devices hear of it, so that they count again: the one that was taken, and the one that came back.
    await expect
      .poll(() => me.all('wallet.changed').map((told) => told.freeReplies?.used))
      .toEqual([1, undefined])
    const stopped = (await me.send('Hello?')).replies[0]?.id ?? ''
    await node.mind.waiting()
    await me.stop(stopped)
    await me.stop(stopped)
    expect(await usedOf(me)).toEqual([0])
    expect(await me.balance()).toBe(50)
  })

  it('R42, R61: a chat that is deleted gives back what was being written', async () => {
    const node = start()
    const me = await premium(node)
    const reply = (await me.send('Hello')).replies[0]?.id ?? ''
    node.mind.say('I was about to')
    await me.heard('reply.delta', ({ messageId }) => messageId === reply)
    await node.chats.delete({ userId: me.userId, chatHash: me.chatHash })
    expect(await usedOf(me)).toEqual([0])
    expect(await me.balance()).toBe(50)
  })

  it('R4, R61: many at once take exactly what there is, and nobody without tokens gets one more', async () => {
    const node = start()
    const me = await premium(node, { tokens: 2 })
    const sent = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => me.send(`Message ${i}`)))
    const taken = sent.filter((one) => one.status === 'fulfilled')
    expect(taken).toHaveLength(limit + 2)
    for (const one of sent) {
      if (one.status === 'rejected') expect(isProblem(one.reason, 'not-enough-tokens')).toBe(true)
    }
    expect(await usedOf(me)).toEqual([limit])
    expect([await me.balance(), await me.sum()]).toEqual([0, 0])
  })

  it('R3, R61: the same key takes one', async () => {
    const node = start()
    const me = await premium(node)
    const sent = await Promise.all(Array.from({ length: 4 }, () => me.send('Hello', 'the-same-key-0001')))
    expect(await usedOf(me)).toEqual([1])
    for (const one of sent) expect(one).toEqual(sent[0])
  })
})
