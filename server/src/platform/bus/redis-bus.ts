import { setTimeout as pause } from 'node:timers/promises'
import { busEvent, guarded, silentLog, stateSeconds } from './bus.ts'
import type { Bus, BusLog, Sink } from './bus.ts'
import { formatPosition, newEpoch, nowhere, parsePosition, unknownPosition } from './position.ts'
import type { Position } from './position.ts'
import { connectRedis } from './redis-connection.ts'
import { redisKeys } from './redis-keys.ts'
import { createRedisPublisher } from './redis-publisher.ts'
import { readScript } from './redis-scripts.ts'

interface Listener {
  readonly topic: string
  readonly sink: Sink
  cursor: Position
  /** Wants what is current instead of what came after a position; only until someone was told a position. */
  fresh: boolean
  /** Does not follow the channel: a read is under way, or due as soon as the channel is heard. */
  catching: boolean
  reading: boolean
  /** The channel spoke during the read, so the read may be behind. */
  again: boolean
  stopped: boolean
  opened: (position: string) => void
}

interface Feed {
  subscribed: boolean
  readonly listeners: Set<Listener>
}

type Read = [epoch: string, seq: number, complete: 0 | 1, entries: [id: string, fields: string[]][]]

export interface RedisBusOptions {
  log?: BusLog
  prefix?: string
  /** Events that wait while Redis is away. */
  capacity?: number
  /** How long `listen` waits for Redis before it goes on without a position. */
  patienceMs?: number
  /** How often every topic in use is compared with Redis: finds what the channel lost at the end, where no gap shows. */
  auditMs?: number
}

export function createRedisBus(url: string, options: RedisBusOptions = {}): Bus {
  const {
    log = silentLog,
    prefix = 'aureole:',
    capacity = 10_000,
    patienceMs = 2000,
    auditMs = 10_000,
  } = options
  const keys = redisKeys(prefix)
  const commands = connectRedis(url, 'aureole-bus', log)
  const subscriber = connectRedis(url, 'aureole-bus-subscriber', log)
  const publisher = createRedisPublisher({ connection: commands, keys, log, capacity })
  const feeds = new Map<string, Feed>()
  let closed = false

  subscriber.redis.on('message', (channel: string, message: string) => {
    const feed = feeds.get(keys.topicOf(channel))
    if (!feed) return
    const [id = '', name = ''] = message.split(' ', 2)
    const position = parsePosition(id)
    if (!position) return
    const event = busEvent(id, name, message.slice(id.length + name.length + 2))
    for (const listener of feed.listeners) {
      const { cursor } = listener
      if (listener.catching) listener.again = true
      else if (position.epoch !== cursor.epoch || position.seq > cursor.seq + 1) void catchUp(listener)
      else if (position.seq === cursor.seq + 1) {
        listener.cursor = position
        listener.sink.event(event)
      }
    }
  })
  subscriber.redis.on('close', () => {
    for (const feed of feeds.values()) feed.subscribed = false
  })
  subscriber.redis.on('ready', () => void subscribe([...feeds.keys()]))
  const auditor = setInterval(() => void audit().catch(() => undefined), auditMs)
  auditor.unref()

  /** Every read happens after the channel is heard, so that nothing falls between the two. */
  async function subscribe(topics: string[]): Promise<void> {
    for (let at = 0; at < topics.length; at += 500) {
      const some = topics.slice(at, at + 500)
      try {
        await subscriber.redis.subscribe(...some.map((topic) => keys.channel(topic)))
      } catch (error) {
        // The connection is away or broke: when it is ready again everything is subscribed anew.
        if (!closed) log.warn({ err: error }, 'topics could not be subscribed yet')
        if (subscriber.redis.status === 'ready') subscriber.redis.disconnect(true)
        return
      }
      for (const topic of some) {
        const feed = feeds.get(topic)
        if (!feed) continue
        feed.subscribed = true
        for (const listener of feed.listeners) void catchUp(listener)
      }
    }
  }

  async function catchUp(listener: Listener): Promise<void> {
    listener.again = true
    if (listener.reading) return
    listener.reading = true
    listener.catching = true
    while (listener.again && !listener.stopped && !closed) {
      listener.again = false
      const found = await read(listener)
      if (found) apply(listener, found)
    }
    listener.catching = false
    listener.reading = false
  }

  /** Repeats until there is an answer. */
  async function read(listener: Listener): Promise<Read | undefined> {
    const { topic } = listener
    while (!listener.stopped && !closed) {
      try {
        const run = await commands.run()
        const { epoch, seq } = listener.cursor
        const found = await commands.redis.eval(
          readScript,
          2,
          keys.state(topic),
          keys.log(topic),
          run,
          newEpoch(),
          epoch,
          seq,
          stateSeconds,
        )
        return found as Read
      } catch (error) {
        if (closed) return undefined
        log.warn({ err: error }, 'a topic could not be read; trying again')
        await pause(100 + Math.random() * 100, undefined, { ref: false })
      }
    }
    return undefined
  }

  function apply(listener: Listener, [epoch, seq, complete, entries]: Read): void {
    if (listener.stopped) return
    const current: Position = { epoch, seq }
    if (listener.fresh || complete === 0) {
      const told = listener.fresh
      listener.fresh = false
      listener.cursor = current
      listener.opened(formatPosition(current))
      if (!told) listener.sink.resync(formatPosition(current))
      return
    }
    listener.opened(formatPosition(listener.cursor))
    for (const [entry, fields] of entries) {
      if (listener.stopped) return
      listener.cursor = { epoch, seq: Number(entry.split('-')[0]) }
      listener.sink.event(busEvent(formatPosition(listener.cursor), fields[1] ?? '', fields[3] ?? 'null'))
    }
  }

  async function audit(): Promise<void> {
    const topics = [...feeds].filter(([, feed]) => feed.subscribed).map(([topic]) => topic)
    for (let at = 0; at < topics.length; at += 500) {
      const some = topics.slice(at, at + 500)
      const pipeline = commands.redis.pipeline()
      for (const topic of some)
        pipeline.hmget(keys.state(topic), 'epoch', 'seq').expire(keys.state(topic), stateSeconds)
      const answers = (await pipeline.exec()) ?? []
      some.forEach((topic, index) => {
        const [epoch, seq] = (answers[index * 2]?.[1] ?? []) as (string | null)[]
        for (const listener of feeds.get(topic)?.listeners ?? [])
          if (listener.cursor.epoch !== epoch || listener.cursor.seq < Number(seq)) void catchUp(listener)
      })
    }
    // A half-open connection hears nothing and does not know it.
    await subscriber.redis.ping().catch(() => subscriber.redis.disconnect(true))
  }

  return {
    publish: (topic, name, data) => publisher.publish(topic, name, data),

    async listen(topic, after, sink) {
      const opening = Promise.withResolvers<string>()
      const listener: Listener = {
        topic,
        sink: guarded(sink, log),
        cursor: parsePosition(after) ?? nowhere,
        fresh: after === 'now',
        catching: true,
        reading: false,
        again: false,
        stopped: false,
        opened: opening.resolve,
      }
      const known = feeds.get(topic)
      const feed = known ?? { subscribed: false, listeners: new Set() }
      feed.listeners.add(listener)
      feeds.set(topic, feed)
      if (feed.subscribed) void catchUp(listener)
      else if (!known) void subscribe([topic])

      const patience = new AbortController()
      const late = pause(patienceMs, undefined, { signal: patience.signal, ref: false }).then(
        () => {
          listener.fresh = false
          return parsePosition(after) ? after : unknownPosition
        },
        () => unknownPosition,
      )
      const position = await Promise.race([opening.promise, late])
      patience.abort()
      return {
        position,
        stop() {
          if (listener.stopped) return
          listener.stopped = true
          feed.listeners.delete(listener)
          if (feed.listeners.size > 0 || feeds.get(topic) !== feed) return
          feeds.delete(topic)
          subscriber.redis.unsubscribe(keys.channel(topic)).catch(() => undefined)
        },
      }
    },

    async ping() {
      await commands.redis.ping()
    },

    async close() {
      clearInterval(auditor)
      await publisher.drain(1000)
      closed = true
      for (const feed of feeds.values()) for (const listener of feed.listeners) listener.stopped = true
      feeds.clear()
      commands.close()
      subscriber.close()
    },
  }
}
