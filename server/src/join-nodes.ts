import type { Clock } from './platform/clock.ts'
import type { Log } from './platform/log.ts'

/** What several nodes share. Loaded only where there are several. */
export async function joinNodes(url: string, parts: { clock: Clock; log: Log }) {
  const [{ createRedisBus }, { createRedisLimits }] = await Promise.all([
    import('./platform/bus/redis-bus.ts'),
    import('./platform/redis-limits.ts'),
  ])
  return { bus: createRedisBus(url, { log: parts.log }), limits: createRedisLimits({ url, ...parts }) }
}
