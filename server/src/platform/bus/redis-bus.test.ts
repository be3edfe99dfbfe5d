import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { redisAnswers, redisPrefix, redisUrl } from '../../testing/buses.ts'
import { recorder } from '../../testing/recorder.ts'
import { tcpProxy } from '../../testing/tcp-proxy.ts'
import type { TcpProxy } from '../../testing/tcp-proxy.ts'
import type { Bus } from './bus.ts'
import { unknownPosition } from './position.ts'
import { createRedisBus } from './redis-bus.ts'
import type { RedisBusOptions } from './redis-bus.ts'

const available = await redisAnswers()
const patient = { timeout: 8000 }

describe.skipIf(!available)('the bus when Redis is not well', () => {
  const prefix = available ? redisPrefix() : ''
  const nodes: Bus[] = []
  let cable: TcpProxy
  let redis: Redis

  beforeAll(async () => {
    const { hostname, port } = new URL(redisUrl)
    cable = await tcpProxy({ host: hostname, port: Number(port || 6379) })
    redis = new Redis(redisUrl)
  })
  afterEach(async () => {
    cable.mend()
    await Promise.all(nodes.splice(0).map((node) => node.close()))
  })
  afterAll(async () => {
    redis.disconnect()
    await cable.close()
  })

  function node(options: RedisBusOptions = {}, url = redisUrl): Bus {
    const bus = createRedisBus(url, { prefix, ...options })
    nodes.push(bus)
    return bus
  }
  const behindCable = (options: RedisBusOptions = {}) => node(options, `redis://127.0.0.1:${cable.port}`)

  test('L17 what happened while a node was cut off reaches its listeners afterwards, in order', async () => {
    const [well, cutOff] = [node(), behindCable()]
    const topic = randomUUID()
    const seen = recorder()
    await cutOff.listen(topic, 'now', seen.sink)
    well.publish(topic, 'counted', { number: 1 })
    await vi.waitFor(() => expect(seen.numbers()).toEqual([1]))
    cable.cut()
    for (let number = 2; number <= 50; number += 1) well.publish(topic, 'counted', { number })
    cable.mend()
    await vi.waitFor(() => expect(seen.numbers()).toHaveLength(50), patient)
    expect(seen.numbers()).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    expect(seen.resyncs).toEqual([])
  })

  test('L17 what is published while Redis is away waits in order', async () => {
    const [well, cutOff] = [node(), behindCable()]
    const topic = randomUUID()
    const seen = recorder()
    await well.listen(topic, 'now', seen.sink)
    cutOff.publish(topic, 'counted', { number: 1 })
    await vi.waitFor(() => expect(seen.numbers()).toEqual([1]))
    cable.cut()
    for (let number = 2; number <= 800; number += 1) cutOff.publish(topic, 'counted', { number })
    cable.mend()
    await vi.waitFor(() => expect(seen.numbers()).toHaveLength(800), patient)
    expect(seen.numbers()).toEqual(Array.from({ length: 800 }, (_, index) => index + 1))
  })

  test('an event whose acknowledgement was lost is not told twice', async () => {
    const [well, cutOff] = [node(), behindCable()]
    const topic = randomUUID()
    const seen = recorder()
    await well.listen(topic, 'now', seen.sink)
    cutOff.publish(topic, 'counted', { number: 1 })
    await vi.waitFor(() => expect(seen.numbers()).toEqual([1]))
    cable.swallowAnswers()
    cutOff.publish(topic, 'counted', { number: 2 })
    await vi.waitFor(() => expect(seen.numbers()).toEqual([1, 2]))
    cable.cut()
    cable.mend()
    cutOff.publish(topic, 'counted', { number: 3 })
    await vi.waitFor(() => expect(seen.numbers().at(-1)).toBe(3), patient)
    expect(seen.numbers()).toEqual([1, 2, 3])
  })

  test('L17 more than fits while Redis is away becomes a resync for everyone, present or not', async () => {
    const [well, cutOff] = [node(), behindCable({ capacity: 10 })]
    const topic = randomUUID()
    const seen = recorder()
    const { position } = await well.listen(topic, 'now', seen.sink)
    await vi.waitFor(() => cutOff.ping())
    cable.cut()
    await vi.waitFor(() => expect(cutOff.ping()).rejects.toThrow())
    for (let number = 1; number <= 30; number += 1) cutOff.publish(topic, 'counted', { number })
    cable.mend()
    await vi.waitFor(() => expect(seen.resyncs).toHaveLength(1), patient)
    expect(seen.events).toEqual([])
    const away = recorder()
    await well.listen(topic, position, away.sink)
    expect(away.resyncs).toHaveLength(1)
    cutOff.publish(topic, 'counted', { number: 31 })
    await vi.waitFor(() => expect(seen.numbers()).toEqual([31]), patient)
  })

  test('L17 a handshake does not wait for Redis; once it is back the listener is told to read again', async () => {
    cable.cut()
    const cutOff = behindCable({ patienceMs: 50 })
    const topic = randomUUID()
    const seen = recorder()
    const listening = await cutOff.listen(topic, 'now', seen.sink)
    expect(listening.position).toBe(unknownPosition)
    cable.mend()
    await vi.waitFor(() => expect(seen.resyncs).toHaveLength(1), patient)
    cutOff.publish(topic, 'counted', { number: 1 })
    await vi.waitFor(() => expect(seen.numbers()).toEqual([1]), patient)
  })

  test('L18 after a restart of Redis numbers of the run before prove nothing', async () => {
    const bus = node({ auditMs: 50 })
    const topic = randomUUID()
    const seen = recorder()
    const { position } = await bus.listen(topic, 'now', seen.sink)
    await redis.hset(`${prefix}live:{${topic}}:state`, 'run', 'the run before')
    bus.publish(topic, 'counted', { number: 1 })
    await vi.waitFor(() => expect(seen.resyncs).toHaveLength(1))
    const away = recorder()
    await bus.listen(topic, position, away.sink)
    expect(away.resyncs).toHaveLength(1)
  })

  /** Appends as a node does, but the channel loses it. */
  async function appendUnheard(topic: string, number: number): Promise<void> {
    const seq = await redis.hincrby(`${prefix}live:{${topic}}:state`, 'seq', 1)
    const data = JSON.stringify({ number })
    await redis.xadd(`${prefix}live:{${topic}}:log`, `${seq}-0`, 'n', 'counted', 'd', data)
  }

  test('L19 what the channel lost is filled in as soon as the gap shows', async () => {
    const bus = node({ auditMs: 60_000 })
    const topic = randomUUID()
    const seen = recorder()
    await bus.listen(topic, 'now', seen.sink)
    await appendUnheard(topic, 1)
    bus.publish(topic, 'counted', { number: 2 })
    await vi.waitFor(() => expect(seen.numbers()).toEqual([1, 2]))
    expect(seen.resyncs).toEqual([])
  })

  test('L19 what the channel lost last is found by comparing', async () => {
    const bus = node({ auditMs: 50 })
    const topic = randomUUID()
    const seen = recorder()
    await bus.listen(topic, 'now', seen.sink)
    await appendUnheard(topic, 1)
    await vi.waitFor(() => expect(seen.numbers()).toEqual([1]))
  })

  test('a topic that nobody listens to any more is not subscribed', async () => {
    const bus = node()
    const topic = randomUUID()
    const channel = `${prefix}live:${topic}`
    const listeners = [
      await bus.listen(topic, 'now', recorder().sink),
      await bus.listen(topic, 'now', recorder().sink),
    ]
    expect(await redis.pubsub('NUMSUB', channel)).toEqual([channel, 1])
    listeners[0]!.stop()
    expect(await redis.pubsub('NUMSUB', channel)).toEqual([channel, 1])
    listeners[1]!.stop()
    await vi.waitFor(async () => expect(await redis.pubsub('NUMSUB', channel)).toEqual([channel, 0]))
  })

  test('a refusal by Redis is no loss in silence', async () => {
    const bus = node()
    const topic = randomUUID()
    const seen = recorder()
    await bus.listen(topic, 'now', seen.sink)
    const log = `${prefix}live:{${topic}}:log`
    await redis.set(log, 'not a stream')
    bus.publish(topic, 'counted', { number: 1 })
    await vi.waitFor(() => expect(seen.resyncs).toHaveLength(1))
    bus.publish(topic, 'counted', { number: 2 })
    await vi.waitFor(() => expect(seen.numbers()).toEqual([2]))
  })
})
