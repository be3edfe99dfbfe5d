import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { newId } from '../platform/ids.ts'
import { createChatWorld, type ChatWorld, type TestNode } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { refused } from '../testing/refused.ts'
import { createTalker } from '../testing/talker.ts'

describeOnBothDatabases('the way of a conversation, while something else happens', (open) => {
  let world: ChatWorld
  let node: TestNode

  beforeAll(async () => {
    world = await createChatWorld(await open())
    node = world.node()
  })

  it('R3, R25: the same key edits, and writes again, once', async () => {
    const me = await createTalker(world, node)
    const { asked } = await me.exchange('A', 'a1')
    const key = newId()
    const answers = await Promise.all([1, 2, 3].map(() => me.edit(asked, 'B', key)))
    const reply = answers[0]?.replies[0]?.id ?? ''
    await me.finish(reply, 'b1')
    answers.push(await me.edit(asked, 'B', key))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const again = newId()
    const written = await Promise.all([1, 2, 3].map(() => me.regenerate(reply, again)))
    await me.finish(written[0]?.message.id ?? '', 'b2')
    written.push(await me.regenerate(reply, again))
    for (const answer of written) expect(answer).toEqual(written[0])
    expect(await me.words()).toEqual(['B', 'b2'])
    expect(await me.balance()).toBe(47)
    expect(me.all('chat.branched')).toHaveLength(2)

    await expect(me.edit(asked, 'C', key)).rejects.toSatisfy(refused('idempotency-key-reused'))
    await expect(me.send('B', key)).rejects.toSatisfy(refused('idempotency-key-reused'))
    await expect(me.regenerate(reply, key)).rejects.toSatisfy(refused('idempotency-key-reused'))
    await expect(me.goOn(reply, again)).rejects.toSatisfy(refused('idempotency-key-reused'))
  })

  it('R22: two tabs branch once', async () => {
    const me = await createTalker(world, node)
    const { asked, reply } = await me.exchange('A', 'a1')
    const edits = await Promise.allSettled([me.edit(asked, 'B'), me.edit(asked, 'C')])
    expect(edits.map((edit) => edit.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const made = edits.flatMap((edit) => (edit.status === 'fulfilled' ? [edit.value] : []))[0]
    await me.finish(made?.replies[0]?.id ?? '')
    await expect(me.regenerate(reply)).rejects.toSatisfy(refused('conflict'))
    await expect(me.edit(asked, 'D')).rejects.toSatisfy(refused('conflict'))
    await expect(me.remove(reply)).rejects.toSatisfy(refused('conflict'))
    const id = made?.replies[0]?.id ?? ''
    const replies = await Promise.allSettled([me.regenerate(id), me.regenerate(id), me.regenerate(id)])
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await me.balance()).toBe(47)
    expect(await me.said()).toHaveLength(2)
    for (const message of await me.said()) if (message.status === 'PENDING') await me.finish(message.id)
  })

  it('R23: editing stops what is being written after it, and gives back what had no word', async () => {
    const me = await createTalker(world, node)
    const { message, replies } = await me.send('A')
    await node.mind.waiting()
    const edited = await me.edit(message.id, 'B')
    expect(edited.balance).toBe(49)
    await me.finish(edited.replies[0]?.id ?? '', 'b')
    expect(await me.words()).toEqual(['B', 'b'])
    await me.choose(edited.message.id, 1)
    expect(await me.said()).toMatchObject([
      { text: 'A' },
      { id: replies[0]?.id, status: 'STOPPED', text: '' },
    ])
    expect(await me.sum()).toBe(49)
  })

  it('R23: also when another process is writing it, and what it said stays', async () => {
    const other = world.node()
    const me = await createTalker(world, node)
    const { reply } = await me.exchange('A', 'a1')
    const { replies } = await me.send('B', newId(), other)
    other.mind.say('Half ')
    await me.heard('reply.delta', ({ messageId }) => messageId === replies[0]?.id)
    const again = await me.regenerate(reply)
    await me.finish(again.message.id, 'a2')
    await me.choose(again.message.id, 1)
    expect((await me.said()).at(-1)).toMatchObject({ text: 'Half ', status: 'STOPPED' })
    expect(await me.sum()).toBe(47)
    await other.chats.drain()
  })

  it('R23: choosing a version does not stop what is being written', async () => {
    const me = await createTalker(world, node)
    const { reply } = await me.exchange('A', 'a1')
    const again = await me.regenerate(reply)
    await node.mind.waiting()
    await expect(me.choose(again.message.id, 1)).rejects.toSatisfy(refused('conflict'))
    expect(await me.one(again.message.id)).toMatchObject({ status: 'PENDING' })
    await me.finish(again.message.id)
  })

  it('R12, R20: one that is written again survives its process', async () => {
    const first = world.node()
    const me = await createTalker(world, first)
    const { reply } = await me.exchange('A', 'a1')
    const { message } = await me.regenerate(reply)
    first.mind.say('lost')
    await me.heard('reply.delta', ({ messageId }) => messageId === message.id)
    await world.database.db.execute(sql`
      update messages set lease_owner = 'dead', lease_until = clock_timestamp() - interval '1 second'
      where id = ${message.id}::uuid`)
    const heir = world.node()
    heir.chats.start()
    await me.finish(message.id, 'a2', heir)
    expect(await me.words()).toEqual(['A', 'a2'])
    expect(heir.mind.requests[0]?.turns.at(-1)).toMatchObject({ from: 'person', text: 'A' })
    expect(await me.sum()).toBe(48)
    await heir.chats.drain()
    await first.chats.drain()
  })

  it('R4, R6, R9, R21, R23: whatever comes together from two processes, everything adds up', async () => {
    const both = [world.node(), world.node()]
    const me = await createTalker(world, node, { tokens: 200 })
    const first = await me.exchange('A', 'a1')
    const second = await me.exchange('B', 'b1')
    for (const { mind } of both) {
      for (let i = 0; i < 60; i++) {
        mind.say(`words ${i}`)
        mind.end()
      }
    }
    const on = (i: number) => both[i % 2]
    await Promise.allSettled(
      Array.from({ length: 40 }, async (_, i) => {
        const latest = (await me.said()).findLast(({ author }) => author === 'AVATAR')?.id ?? ''
        if (i % 8 === 0)
          return me.edit(i % 16 === 0 ? first.asked : second.asked, `Edit ${i}`, newId(), on(i))
        if (i % 8 === 1) return me.choose(first.asked, 1 + (i % 2), on(i))
        if (i % 8 === 2) return me.stop(latest, on(i))
        if (i % 8 === 3) return me.remove(latest)
        if (i % 8 < 6) return me.send(`Send ${i}`, newId(), on(i))
        return me.regenerate(latest, newId(), on(i))
      }),
    )
    const rows = async () =>
      (
        await world.database.db.execute<{
          id: string
          status: string
          text: string
          cost: number
          left_with: string | null
          version_of: string | null
          version: number
          deleted: boolean
        }>(sql`
          select m.id, m.status, m.text, m.cost, m.left_with, m.version_of, m.version, m.deleted_at is not null as deleted
          from messages m join chats c on c.id = m.chat_id where c.hash = ${me.chatHash} order by m.seq`)
      ).rows
    const isOpen = ({ status }: { status: string }) => status === 'PENDING' || status === 'STREAMING'
    await vi.waitUntil(async () => !(await rows()).some(isOpen), { timeout: 20_000, interval: 50 })
    const all = await rows()
    const ids = new Set(all.map(({ id }) => id))
    expect(all.filter(({ left_with: left }) => left !== null && !ids.has(left))).toEqual([])
    for (const versions of Map.groupBy(all, (row) => row.version_of ?? row.id).values()) {
      expect(versions.map(({ version }) => version)).toEqual(versions.map((_, i) => i + 1))
      expect(versions.filter((row) => row.left_with === null && !row.deleted).length).toBeLessThanOrEqual(1)
    }
    const { rows: refunds } = await world.database.db.execute<{ key: string }>(sql`
      select key from wallet_entries where account_id = ${me.userId}::uuid and reason = 'reply-refund'`)
    const givenBack = new Set(refunds.map(({ key }) => key.replace('refund:', '')))
    // What was deleted does not tell any more whether it had words.
    for (const { id, cost, status, text } of all.filter((row) => row.cost > 0 && !row.deleted)) {
      const due = status === 'FAILED' || (status === 'STOPPED' && text === '')
      expect([id, cost, givenBack.has(id)]).toEqual([id, 1, due])
    }
    const cost = all.reduce((sum, row) => sum + row.cost, 0)
    expect(await me.balance()).toBe(200 - cost + givenBack.size)
    expect(await me.sum()).toBe(await me.balance())
    for (const { chats } of both) await chats.drain()
  })
})
