import { backlog, busEvent, guarded, silentLog, stateSeconds } from './bus.ts'
import type { Bus, BusEvent, BusLog, Sink } from './bus.ts'
import { formatPosition, newEpoch, nowhere, parsePosition } from './position.ts'

interface Kept {
  seq: number
  at: number
  event: BusEvent
}

interface Listener {
  seq: number
  sink: Sink
  stopped: boolean
}

interface Topic {
  readonly epoch: string
  seq: number
  /** The last events without a hole; the newest has the number `seq`. */
  kept: Kept[]
  touchedAt: number
  readonly listeners: Set<Listener>
}

export interface InProcessBusOptions {
  log?: BusLog
  now?: () => number
  backlogEvents?: number
}

export function createInProcessBus(options: InProcessBusOptions = {}): Bus {
  const { log = silentLog, now = Date.now, backlogEvents = backlog.events } = options
  const topics = new Map<string, Topic>()
  const dirty = new Set<Topic>()
  const sweeper = setInterval(sweep, 60_000)
  sweeper.unref()

  function topicOf(name: string): Topic {
    const known = topics.get(name)
    if (known) return known
    const born: Topic = { epoch: newEpoch(), seq: 0, kept: [], touchedAt: now(), listeners: new Set() }
    topics.set(name, born)
    return born
  }

  function trim(topic: Topic): void {
    const oldest = now() - backlog.seconds * 1000
    const overdue = topic.kept.findIndex((kept) => kept.at > oldest)
    const tooOld = overdue < 0 ? topic.kept.length : overdue
    const drop = Math.max(tooOld, topic.kept.length - backlogEvents)
    if (drop > 0) topic.kept.splice(0, drop)
  }

  /** Delivery happens after the publisher's turn, so that a listener that publishes cannot reorder what others see. */
  function deliver(): void {
    for (const topic of dirty) {
      dirty.delete(topic)
      for (const listener of topic.listeners) catchUp(topic, listener)
    }
  }

  function catchUp(topic: Topic, listener: Listener): void {
    const missing = topic.seq - listener.seq
    if (missing === 0) return
    if (missing < 0 || missing > topic.kept.length) {
      listener.seq = topic.seq
      listener.sink.resync(formatPosition(topic))
      return
    }
    for (const { seq, event } of topic.kept.slice(-missing)) {
      if (listener.stopped) return
      listener.seq = seq
      listener.sink.event(event)
    }
  }

  function sweep(): void {
    for (const [name, topic] of topics) {
      trim(topic)
      const quiet = topic.kept.length === 0 && topic.listeners.size === 0
      if (quiet && topic.touchedAt < now() - stateSeconds * 1000) topics.delete(name)
    }
  }

  return {
    publish(name, eventName, data) {
      let json: string
      try {
        json = JSON.stringify(data) ?? 'null'
      } catch (error) {
        log.error({ err: error, topic: name, event: eventName }, 'an event could not be serialised')
        return
      }
      const topic = topicOf(name)
      topic.seq += 1
      topic.touchedAt = now()
      const event = busEvent(formatPosition(topic), eventName, json)
      topic.kept.push({ seq: topic.seq, at: topic.touchedAt, event })
      trim(topic)
      if (dirty.size === 0) queueMicrotask(deliver)
      dirty.add(topic)
    },

    listen(name, after, sink) {
      const topic = topicOf(name)
      topic.touchedAt = now()
      trim(topic)
      const from = after === 'now' ? topic : (parsePosition(after) ?? nowhere)
      const provable =
        from.epoch === topic.epoch && from.seq <= topic.seq && topic.seq - from.seq <= topic.kept.length
      const listener: Listener = {
        seq: provable ? from.seq : topic.seq,
        sink: guarded(sink, log),
        stopped: false,
      }
      const position = formatPosition(provable ? from : topic)
      topic.listeners.add(listener)
      if (provable) catchUp(topic, listener)
      else listener.sink.resync(position)
      return Promise.resolve({
        position,
        stop() {
          listener.stopped = true
          topic.touchedAt = now()
          topic.listeners.delete(listener)
        },
      })
    },

    ping: () => Promise.resolve(),

    close() {
      clearInterval(sweeper)
      for (const topic of topics.values()) topic.listeners.clear()
      return Promise.resolve()
    },
  }
}
