import { Redis } from 'ioredis'
import type { Clock } from './clock.ts'
import { tooManyRequests } from './errors.ts'
import { createInProcessLimits, hasRoom, secondsToWait } from './limits.ts'
import type { LimitRule, OwnedLimits, Usage } from './limits.ts'
import type { Log } from './log.ts'

/** Reads both windows and counts only where there is room, in one step, so that nodes cannot overtake each other. */
const takeScript = `
local current = tonumber(redis.call('GET', KEYS[1]) or '0')
local previous = tonumber(redis.call('GET', KEYS[2]) or '0')
local limit, window, elapsed = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
if previous * (1 - elapsed / window) + current + 1 <= limit then
  redis.call('INCR', KEYS[1])
  redis.call('PEXPIRE', KEYS[1], window * 2)
end
return {previous, current}
`

/** Never below zero: the window may have changed since the call was counted. */
const giveBackScript = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
`

const quietFor = 10_000

/** Limits that all nodes share. While Redis does not answer, each node goes on by itself and says so in the log. */
export function createRedisLimits(options: {
  url: string
  clock: Clock
  log: Log
  prefix?: string
}): OwnedLimits {
  const { clock, log, prefix = 'limits' } = options
  const redis = new Redis(options.url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 500,
    connectionName: 'aureole-limits',
    retryStrategy: (times) => Math.min(100 * times, 2000),
  })
  const alone = createInProcessLimits({ clock })
  let lastComplaint = -Infinity

  function complain(error: unknown): void {
    if (Date.now() - lastComplaint < quietFor) return
    lastComplaint = Date.now()
    log.warn({ err: error }, 'Redis does not answer: this node keeps its own rate limits meanwhile')
  }
  redis.on('error', complain)

  async function read(key: string, rule: LimitRule): Promise<Usage> {
    const now = clock.now().getTime()
    const length = rule.seconds * 1000
    const window = Math.floor(now / length)
    const elapsed = now - window * length
    // The braces keep both counters in one slot of a cluster.
    const keys = [`${prefix}:{${key}}:${window}`, `${prefix}:{${key}}:${window - 1}`] as const
    const [previous, current] = (await redis.eval(takeScript, 2, ...keys, rule.limit, length, elapsed)) as [
      number,
      number,
    ]
    return { previous, current, elapsed }
  }

  // Commands fail at once while there is no connection; only the very first one is worth a short wait.
  const firstConnection = new Promise<void>((resolve) => {
    redis.once('ready', resolve)
    redis.once('error', () => resolve())
    redis.once('end', () => resolve())
  })

  return {
    async take(key, rule) {
      await firstConnection
      const usage = await read(key, rule).catch((error: unknown) => complain(error))
      if (!usage) return alone.take(key, rule)
      if (!hasRoom(usage, rule)) throw tooManyRequests(secondsToWait(usage, rule))
    },
    async giveBack(key, rule) {
      const window = Math.floor(clock.now().getTime() / (rule.seconds * 1000))
      const given = redis.eval(giveBackScript, 1, `${prefix}:{${key}}:${window}`).then(() => true)
      if (!(await given.catch((error: unknown) => complain(error)))) await alone.giveBack(key, rule)
    },
    close: () => redis.disconnect(),
  }
}
