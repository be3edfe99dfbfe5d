import { setTimeout as pause } from 'node:timers/promises'
import { backlog, stateSeconds } from './bus.ts'
import type { BusLog } from './bus.ts'
import { newEpoch } from './position.ts'
import { isRefusal } from './redis-connection.ts'
import type { RedisConnection } from './redis-connection.ts'
import type { RedisKeys } from './redis-keys.ts'
import { appendScript, resetScript } from './redis-scripts.ts'

interface Pending {
  name: string
  json: string
}

export interface RedisPublisher {
  publish(topic: string, name: string, data: unknown): void
  /** Gives what is still waiting a last chance. */
  drain(milliseconds: number): Promise<void>
}

const batchPerTopic = 500

/**
 * One batch at a time, so that order holds whatever fails; while Redis is away events wait here in order. More than
 * `capacity` of them are given up, and their topics are reset once Redis is back.
 */
export function createRedisPublisher(parts: {
  connection: RedisConnection
  keys: RedisKeys
  log: BusLog
  capacity: number
}): RedisPublisher {
  const { connection, keys, log, capacity } = parts
  const publisher = newEpoch()
  const pending = new Map<string, Pending[]>()
  /** Topics that owe their listeners a reset, with the time of the next try. */
  const lost = new Map<string, number>()
  let waiting = 0
  let batch = 0
  let running: Promise<void> | undefined
  let stopped = false

  function giveUp(topic: string, retryMs = 0): void {
    waiting -= pending.get(topic)?.length ?? 0
    pending.delete(topic)
    lost.set(topic, Date.now() + retryMs)
  }

  function overflow(): void {
    log.error(
      { events: waiting, topics: pending.size },
      'events were given up; their listeners will read again',
    )
    for (const topic of pending.keys()) giveUp(topic)
  }

  async function work(): Promise<void> {
    // The publisher's turn ends first, so that what it publishes together travels together.
    await Promise.resolve()
    while (!stopped && (pending.size > 0 || lost.size > 0)) {
      await resetLost()
      if (pending.size > 0) await sendBatch()
      else if (lost.size > 0) await pause(250, undefined, { ref: false })
    }
  }

  async function resetLost(): Promise<void> {
    for (const [topic, due] of lost) {
      if (due > Date.now()) continue
      // From here on new events wait behind the reset instead of being covered by it.
      lost.delete(topic)
      const done = await withRedis((run) =>
        connection.redis.eval(
          resetScript,
          2,
          keys.state(topic),
          keys.log(topic),
          run,
          newEpoch(),
          keys.channel(topic),
          stateSeconds,
        ),
      )
      if (done === 'refused') giveUp(topic, 1000)
      if (done === 'closed') return
    }
  }

  async function sendBatch(): Promise<void> {
    batch += 1
    const number = batch
    const taken = [...pending].map(([topic, events]) => ({ topic, events: events.splice(0, batchPerTopic) }))
    for (const { topic, events } of taken) {
      waiting -= events.length
      if (pending.get(topic)?.length === 0) pending.delete(topic)
    }
    await Promise.all(
      taken.map(async ({ topic, events }) => {
        const done = await withRedis((run) => append(run, topic, number, events))
        if (done === 'refused') giveUp(topic)
      }),
    )
  }

  function append(run: string, topic: string, number: number, events: Pending[]): Promise<unknown> {
    const values = events.flatMap(({ name, json }) => [name, json])
    return connection.redis.eval(
      appendScript,
      2,
      keys.state(topic),
      keys.log(topic),
      run,
      newEpoch(),
      publisher,
      number,
      keys.channel(topic),
      backlog.events,
      backlog.seconds,
      stateSeconds,
      ...values,
    )
  }

  /** Repeats until Redis answers: a repeated batch is recognised by its number. */
  async function withRedis(call: (run: string) => Promise<unknown>): Promise<'done' | 'refused' | 'closed'> {
    while (!stopped) {
      try {
        await call(await connection.run())
        return 'done'
      } catch (error) {
        if (isRefusal(error)) {
          log.error({ err: error }, 'Redis refused events; their listeners will read again')
          return 'refused'
        }
        await pause(25, undefined, { ref: false })
      }
    }
    return 'closed'
  }

  return {
    publish(topic, name, data) {
      if (stopped) return
      let json: string
      try {
        json = JSON.stringify(data) ?? 'null'
      } catch (error) {
        log.error({ err: error, topic, event: name }, 'an event could not be serialised')
        return
      }
      // The reset that is due covers this one as well.
      if (lost.has(topic)) return
      const events = pending.get(topic)
      if (events) events.push({ name, json })
      else pending.set(topic, [{ name, json }])
      waiting += 1
      if (waiting > capacity) overflow()
      running ??= work().finally(() => {
        running = undefined
      })
    },

    async drain(milliseconds) {
      await Promise.race([running, pause(milliseconds, undefined, { ref: false })])
      stopped = true
    },
  }
}
