import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Principal } from '../platform/http/index.ts'
import { createMetrics } from '../platform/metrics.ts'
import { describeOnBothBuses } from '../testing/buses.ts'
import type { BusWorld } from '../testing/buses.ts'
import { startTestHttp } from '../testing/http.ts'
import type { TestHttp } from '../testing/http.ts'
import { openLive } from '../testing/live-client.ts'
import type { LiveClient } from '../testing/live-client.ts'
import { serveLive } from './index.ts'
import type { LiveLimits } from './index.ts'

await describeOnBothBuses('the live connection', (world) => {
  const nodes: TestHttp[] = []
  const clients: LiveClient[] = []
  afterEach(async () => {
    for (const client of clients.splice(0)) client.leave()
    await Promise.all(nodes.splice(0).map((node) => node.stop()))
  })

  async function connect(
    node: { url: string },
    options?: Parameters<typeof openLive>[1],
  ): Promise<LiveClient> {
    const client = await openLive(node.url, options)
    clients.push(client)
    return client
  }

  function town() {
    const person: Principal = {
      userId: randomUUID(),
      sessionId: randomUUID(),
      groups: ['USER'],
      brandId: 'aureole',
    }
    const agent: Principal = {
      ...person,
      userId: randomUUID(),
      sessionId: randomUUID(),
      groups: ['USER', 'AGENT'],
    }
    const ended = new Set<string>()
    return {
      person,
      agent,
      ended,
      topic: `user:${person.userId}`,
      ...nodesOf(world, { person, agent }, ended, nodes),
    }
  }

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

  test('L11 a quiet connection hears a comment now and then', async () => {
    const client = await connect(await town().node({ heartbeatMs: 20 }))
    await vi.waitFor(() => expect(client.comments).toBeGreaterThan(2))
  })

  test('L12 an expired token does not end a connection whose session lives', async () => {
    const { node: start, topic } = town()
    const node = await start({ sessionCheckMs: 10 })
    const client = await connect(node)
    await client.until('ready')
    node.expireTokens()
    expect((await connect(node)).status).toBe(401)
    await vi.waitFor(() => expect(node.sessionChecks()).toBeGreaterThan(3))
    node.bus.publish(topic, 'wallet.changed', { balance: 1 })
    await client.until('wallet.changed')
    expect(client.closed).toBe(false)
  })

  test('L13 the end of a session is told, on every node, and closes its connections alone', async () => {
    const { node: start, person } = town()
    const [near, far] = [await start(), await start()]
    const [ending, staying] = [await connect(near), await connect(near, { token: 'agent' })]
    await Promise.all([ending.until('ready'), staying.until('ready')])
    far.bus.publish(`session:${person.sessionId}`, 'session.ended', {})
    await ending.until('session.ended')
    await vi.waitFor(() => expect(ending.closed).toBe(true))
    expect(staying.closed).toBe(false)
  })

  test('L13 an end that nobody told is found, in the handshake at once', async () => {
    const { node: start, person, ended } = town()
    const node = await start({ sessionCheckMs: 20 })
    const client = await connect(node)
    await client.until('ready')
    ended.add(person.sessionId)
    await client.until('session.ended')
    await vi.waitFor(() => expect(client.closed).toBe(true))
    const slow = await start({ sessionCheckMs: 60_000 })
    const late = await connect(slow)
    await late.until('session.ended')
    expect(late.lastId).toBe(late.events[0]!.id)
  })

  test('L13 the end of an agent’s log-in that nobody told is found sooner', async () => {
    const { node: start, agent, ended } = town()
    const node = await start({ sessionCheckMs: 60_000, closeCheckMs: 20 })
    const [client, person] = [await connect(node, { token: 'agent' }), await connect(node)]
    await Promise.all([client.until('ready'), person.until('ready')])
    ended.add(agent.sessionId)
    await client.until('session.ended')
    await vi.waitFor(() => expect(client.closed).toBe(true))
    expect(person.closed).toBe(false)
  })

  test('L13 a check that fails throws nobody out', async () => {
    const { node: start, topic } = town()
    const node = await start({ sessionCheckMs: 10 })
    const client = await connect(node)
    await client.until('ready')
    node.breakSessionChecks()
    await vi.waitFor(() => expect(node.sessionChecks()).toBeGreaterThan(3))
    node.bus.publish(topic, 'wallet.changed', { balance: 1 })
    await client.until('wallet.changed')
  })

  test('L14 a reader that does not keep up is cut off, and goes on from its last id', async () => {
    const { node: start, topic } = town()
    const node = await start({ bufferedBytes: 64 * 1024 })
    const slow = await connect(node)
    await slow.until('ready')
    slow.pause()
    const text = 'x'.repeat(32 * 1024)
    await vi.waitFor(
      async () => {
        node.bus.publish(topic, 'reply.delta', { text })
        expect(await node.metric('live_connections_closed_total{reason="slow"}')).toBe(1)
      },
      { timeout: 20_000, interval: 2 },
    )
    const back = await connect(node, { lastEventId: slow.lastId! })
    await back.until('resync')
    node.bus.publish(topic, 'wallet.changed', { balance: 1 })
    await back.until('wallet.changed')
  })

  test('L14 a reader that takes nothing at all is cut off', async () => {
    const { node: start, topic } = town()
    const node = await start({ bufferedBytes: 1e9, heartbeatMs: 50 })
    const gone = await connect(node)
    await gone.until('ready')
    gone.pause()
    for (let number = 0; number < 40; number += 1)
      node.bus.publish(topic, 'reply.delta', { text: 'x'.repeat(500_000) })
    await vi.waitFor(
      async () => expect(await node.metric('live_connections_closed_total{reason="stalled"}')).toBe(1),
      { timeout: 20_000 },
    )
  })

  test('L15 a session has room for so many connections; the oldest makes way', async () => {
    const node = await town().node({ perSession: 2 })
    const oldest = await connect(node)
    await oldest.until('ready')
    const others = [await connect(node), await connect(node, { token: 'agent' }), await connect(node)]
    await vi.waitFor(() => expect(oldest.closed).toBe(true))
    expect(oldest.retry).toBe(30_000)
    await Promise.all(others.map((other) => other.until('ready')))
    expect(others.map((other) => other.closed)).toEqual([false, false, false])
    expect(await node.metric('live_connections')).toBe(3)
  })

  test('L16 a server that stops says when to come back, and what was written before arrives', async () => {
    const { node: start, topic } = town()
    const [stopping, staying] = [await start(), await start()]
    const client = await connect(stopping)
    await client.until('ready')
    staying.bus.publish(topic, 'wallet.changed', { balance: 1 })
    await client.until('wallet.changed')
    await stopping.stop()
    await vi.waitFor(() => expect(client.closed).toBe(true))
    expect(client.retry).toBeGreaterThanOrEqual(200)
    staying.bus.publish(topic, 'wallet.changed', { balance: 2 })
    const again = await connect(staying, { lastEventId: client.lastId! })
    await again.until('wallet.changed')
    expect(balances(again)).toEqual([2])
  })

  test('whoever leaves leaves nothing behind', async () => {
    const node = await town().node()
    const client = await connect(node)
    await client.until('ready')
    expect(await node.metric('live_connections')).toBe(1)
    client.leave()
    await vi.waitFor(async () => expect(await node.metric('live_connections')).toBe(0))
  })
})

function balances(client: LiveClient): number[] {
  const changes = client.events.filter((event) => event.name === 'wallet.changed')
  return changes.map((event) => (event.data as { balance: number }).balance)
}

/** Nodes of one deployment: the same bus, the same sessions, each with an HTTP server of its own. */
function nodesOf(
  world: BusWorld,
  people: Record<'person' | 'agent', Principal>,
  ended: Set<string>,
  started: TestHttp[],
) {
  return {
    node: async (limits: Partial<LiveLimits> = {}) => {
      const bus = world.node()
      const metrics = createMetrics()
      let expired = false
      let broken = false
      let checks = 0
      const http = await startTestHttp(
        (served) =>
          serveLive(served, {
            bus,
            metrics,
            limits,
            topicsFor: ({ userId, sessionId, groups }) => [
              `user:${userId}`,
              `session:${sessionId}`,
              ...(groups.includes('AGENT') ? ['agents'] : []),
            ],
            watchClosely: ({ groups }) => groups.includes('AGENT'),
            sessionAlive: async (sessionId) => {
              checks += 1
              if (broken) throw new Error('the database is away')
              return !ended.has(sessionId)
            },
          }),
        { metrics, authenticate: async (token) => (expired ? undefined : people[token as 'person']) },
      )
      started.push(http)
      return {
        ...http,
        bus,
        expireTokens: () => {
          expired = true
        },
        breakSessionChecks: () => {
          broken = true
        },
        sessionChecks: () => checks,
        async metric(line: string): Promise<number | undefined> {
          const text = await metrics.registry.metrics()
          const found = text.split('\n').find((one) => one.startsWith(`${line} `))
          return found === undefined ? undefined : Number(found.split(' ').at(-1))
        },
      }
    },
  }
}

describe('the numbered rules', () => {
  test('every rule of the handshake, of order and of life is cited by a test', async () => {
    const { readFile } = await import('node:fs/promises')
    const [spec, ...tests] = await Promise.all(
      ['./SPEC.md', './live.test.ts', '../platform/bus/redis-bus.test.ts'].map((file) =>
        readFile(new URL(file, import.meta.url), 'utf8'),
      ),
    )
    const rules = [...spec!.matchAll(/^- \*\*(L\d+)\*\*/gm)].map((match) => match[1]!)
    const titles = tests.join('\n').matchAll(/test\(\s*[`'](?<title>.*?)[`'],/g)
    const cited = new Set([...titles].flatMap((match) => match.groups!['title']!.match(/\bL\d+\b/g) ?? []))
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([])
  })
})
