import { expect, test, vi } from 'vitest'
import { describeOnBothBuses } from '../testing/buses.ts'
import { balances, townsOn } from './testing/town.ts'

await describeOnBothBuses('the life of a live connection', (world) => {
  const { connect, town } = townsOn(world)

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
