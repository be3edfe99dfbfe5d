import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { describeOnBothBuses } from '../testing/buses.ts'
import { balances, townsOn } from './testing/town.ts'

await describeOnBothBuses('the live connection', (world) => {
  const { connect, town } = townsOn(world)

  test('L1 nobody without a valid token gets a stream', async () => {
    const node = await town().node()
    for (const token of ['', 'stolen']) {
      const refused = await connect(node, { token })
      expect(refused.status).toBe(401)
      expect(refused.headers['content-type']).toMatch('application/problem+json')
    }
  })

  test('L2 it is a stream that nobody compresses, stores or holds back', async () => {
    const client = await connect(await town().node(), { headers: { 'accept-encoding': 'gzip, br' } })
    expect(client.status).toBe(200)
    expect(client.headers['content-type']).toMatch('text/event-stream')
    expect(client.headers['cache-control']).toMatch('no-store')
    expect(client.headers['x-accel-buffering']).toBe('no')
    expect(client.headers['content-encoding']).toBeUndefined()
    expect(client.headers['x-content-type-options']).toBe('nosniff')
  })

  test('L3 the first event tells the position, and a connection that got nothing else goes on from it', async () => {
    const { node: start, topic } = town()
    const node = await start()
    const idle = await connect(node)
    const ready = await idle.until('ready')
    expect(idle.events[0]).toBe(ready)
    idle.leave()
    node.bus.publish(topic, 'wallet.changed', { balance: 1 })
    const again = await connect(node, { lastEventId: ready.id! })
    expect((await again.until('wallet.changed')).data).toEqual({ balance: 1 })
    expect(again.events.map((event) => event.name)).toEqual(['ready', 'wallet.changed'])
  })

  test('L4 everyone gets their own events, agents those of the desk', async () => {
    const { node: start, person, agent } = town()
    const node = await start()
    const [one, desk] = [await connect(node), await connect(node, { token: 'agent' })]
    await Promise.all([one.until('ready'), desk.until('ready')])
    node.bus.publish('agents', 'queue.changed', { open: 2 })
    node.bus.publish(`user:${randomUUID()}`, 'wallet.changed', { balance: 9 })
    node.bus.publish(`user:${person.userId}`, 'wallet.changed', { balance: 1 })
    node.bus.publish(`user:${agent.userId}`, 'wallet.changed', { balance: 2 })
    expect((await one.until('wallet.changed')).data).toEqual({ balance: 1 })
    expect((await desk.until('wallet.changed')).data).toEqual({ balance: 2 })
    expect((await desk.until('queue.changed')).data).toEqual({ open: 2 })
    expect(one.events.map((event) => event.name)).toEqual(['ready', 'wallet.changed'])
  })

  test('L5 events arrive in order, once, whichever node they were published on', async () => {
    const { node: start, topic } = town()
    const [near, far] = [await start(), await start()]
    const client = await connect(near)
    await client.until('ready')
    for (let balance = 1; balance <= 300; balance += 1) far.bus.publish(topic, 'wallet.changed', { balance })
    await client.until('wallet.changed', 300)
    expect(balances(client)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1))
  })

  test('L6 whoever comes back, on another node and in the middle of it, misses nothing on any topic', async () => {
    const { node: start, topic, agent } = town()
    const [near, far] = [await start(), await start()]
    const agentTopic = `user:${agent.userId}`
    const first = await connect(near, { token: 'agent' })
    await first.until('ready')
    near.bus.publish(agentTopic, 'wallet.changed', { balance: 1 })
    near.bus.publish('agents', 'queue.changed', { open: 1 })
    await Promise.all([first.until('wallet.changed'), first.until('queue.changed')])
    first.leave()
    for (let number = 2; number <= 100; number += 1) {
      near.bus.publish(agentTopic, 'wallet.changed', { balance: number })
      near.bus.publish('agents', 'queue.changed', { open: number })
    }
    const second = connect(far, { token: 'agent', lastEventId: first.lastId! })
    for (let balance = 101; balance <= 150; balance += 1)
      near.bus.publish(agentTopic, 'wallet.changed', { balance })
    near.bus.publish(topic, 'wallet.changed', { balance: 0 })
    const again = await second
    await again.until('wallet.changed', 149)
    await again.until('queue.changed', 99)
    expect(balances(again)).toEqual(Array.from({ length: 149 }, (_, index) => index + 2))
    expect(again.events.filter((event) => event.name === 'resync')).toEqual([])
  })

  for (const lastEventId of [
    'nonsense',
    '0',
    '%00',
    'a:b,c:d',
    '1a2b3c4d:abcdef012345-1',
    'x'.repeat(3000),
    `${'1a2b3c4d:abcdef012345-1,'.repeat(15)}1a2b3c4d:abcdef012345-1`,
  ])
    test(`L7 L8 an id that proves nothing leads to one resync: ${lastEventId.slice(0, 30)}`, async () => {
      const { node: start, topic } = town()
      const node = await start()
      const client = await connect(node, { lastEventId })
      const resync = await client.until('resync')
      expect(client.status).toBe(200)
      node.bus.publish(topic, 'wallet.changed', { balance: 1 })
      await client.until('wallet.changed')
      expect(client.events.map((event) => event.name)).toEqual(['ready', 'resync', 'wallet.changed'])
      const again = await connect(node, { lastEventId: resync.id! })
      await again.until('wallet.changed')
      expect(again.events.map((event) => event.name)).toEqual(['ready', 'wallet.changed'])
    })

  test('L7 L10 a backlog that is gone leads to a resync', async () => {
    const { node: start, topic } = town()
    const node = await start()
    const first = await connect(node)
    const { id } = await first.until('ready')
    for (const half of [0, 1]) {
      for (let number = 1; number <= 1001; number += 1)
        node.bus.publish(topic, 'wallet.changed', { balance: half * 1001 + number })
      await first.until('wallet.changed', (half + 1) * 1001)
    }
    const again = await connect(node, { lastEventId: id! })
    await again.until('resync')
    expect(again.events.map((event) => event.name)).toEqual(['ready', 'resync'])
  })

  test('L7 a topic that the id does not speak of leads to a resync', async () => {
    const { node: start } = town()
    const node = await start()
    const asPerson = await connect(node)
    const { id } = await asPerson.until('ready')
    const asAgent = await connect(node, { token: 'agent', lastEventId: id! })
    await asAgent.until('resync')
  })

  test('L9 a replay that would fill the buffer becomes a resync', async () => {
    const { node: start, topic } = town()
    const node = await start({ bufferedBytes: 100_000 })
    const first = await connect(node)
    const { id } = await first.until('ready')
    const text = 'x'.repeat(6000)
    for (let number = 0; number < 10; number += 1) node.bus.publish(topic, 'reply.delta', { number, text })
    await first.until('reply.delta', 10)
    const again = await connect(node, { lastEventId: id! })
    const resync = await again.until('resync')
    node.bus.publish(topic, 'reply.delta', { number: 10 })
    await again.until('reply.delta')
    expect(again.events.map((event) => event.name)).toEqual(['ready', 'resync', 'reply.delta'])
    expect(resync.id).toBe(first.events.at(-2)!.id)
  })
})

describe('the numbered rules', () => {
  test('every rule of the handshake, of order and of life is cited by a test', async () => {
    const { readFile } = await import('node:fs/promises')
    const [spec, ...tests] = await Promise.all(
      ['./SPEC.md', './live.test.ts', './live-life.test.ts', '../platform/bus/redis-bus.test.ts'].map(
        (file) => readFile(new URL(file, import.meta.url), 'utf8'),
      ),
    )
    const rules = [...spec!.matchAll(/^- \*\*(L\d+)\*\*/gm)].map((match) => match[1]!)
    const titles = tests.join('\n').matchAll(/test\(\s*[`'](?<title>.*?)[`'],/g)
    const cited = new Set([...titles].flatMap((match) => match.groups!['title']!.match(/\bL\d+\b/g) ?? []))
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([])
  })
})
