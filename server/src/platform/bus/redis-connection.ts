import { Redis } from 'ioredis'
import type { BusLog } from './bus.ts'

export interface RedisConnection {
  readonly redis: Redis
  /** The id of the run of Redis that this connection reaches; waits while there is none. Rejects once closed. */
  run(): Promise<string>
  close(): void
}

const common = {
  // Waiting, repeating and subscribing again are decided here, since each may leave a gap that has to be seen.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 5000,
  commandTimeout: 5000,
  keepAlive: 10_000,
  retryStrategy: (times: number) => Math.min(50 * 2 ** Math.min(times, 6), 2000) * (0.75 + Math.random() / 2),
  // A demoted primary refuses writes: the next connection finds the new one.
  reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
}

export function connectRedis(url: string, name: string, log: BusLog): RedisConnection {
  const redis = new Redis(url, { ...common, connectionName: name })
  let run: string | undefined
  let closed = false
  let lost = false
  const waiting = new Set<{ resolve: (run: string) => void; reject: (error: Error) => void }>()

  redis.on('error', (error: Error) => {
    if (!lost) log.warn({ err: error, connection: name }, 'Redis is out of reach')
    lost = true
  })
  redis.on('close', () => {
    run = undefined
  })
  redis.on('ready', () => {
    lost = false
    redis.info('server').then(
      (info) => {
        run = /^run_id:(\w+)/m.exec(info)?.[1] ?? 'unnamed'
        for (const one of waiting) one.resolve(run)
        waiting.clear()
      },
      // Whatever broke this question breaks the connection too; the next one asks again.
      () => redis.disconnect(true),
    )
  })

  return {
    redis,
    run() {
      if (closed) return Promise.reject(new Error('closed'))
      if (run !== undefined) return Promise.resolve(run)
      return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
    },
    close() {
      closed = true
      for (const one of waiting) one.reject(new Error('closed'))
      waiting.clear()
      redis.disconnect()
    },
  }
}

/** An answer that says no, as opposed to no answer. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'ReplyError'
}
