import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, afterEach, describe } from 'vitest'
import { createInProcessBus, type Bus } from '../platform/bus/index.ts'
import { createRedisBus } from '../platform/bus/redis-bus.ts'

/** A transport with as many nodes on it as a test asks for; in process they are one and the same bus. */
export interface BusWorld {
  node(): Bus
}

export const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'

export async function redisAnswers(): Promise<boolean> {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: null, maxRetriesPerRequest: 0 })
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    return true
  } catch (error) {
    if (process.env['REQUIRE_SERVICES'] === '1') throw error
    console.warn(
      `SKIPPED: no Redis at ${redisUrl}, so nothing was tried across nodes (TEST_REDIS_URL names another)`,
    )
    return false
  } finally {
    redis.disconnect()
  }
}

/** Keys of one test file, gone afterwards. */
export function redisPrefix(): string {
  const prefix = `aureole-test-${randomBytes(6).toString('hex')}:`
  afterAll(async () => {
    const redis = new Redis(redisUrl)
    for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 1000 }) as AsyncIterable<
      string[]
    >)
      if (keys.length > 0) await redis.del(...keys)
    redis.disconnect()
  })
  return prefix
}

/** Runs a suite in process and on Redis; top-level await it. */
export async function describeOnBothBuses(name: string, suite: (world: BusWorld) => void): Promise<void> {
  describe(`${name} (in process)`, () => {
    let bus: Bus | undefined
    afterEach(async () => {
      await bus?.close()
      bus = undefined
    })
    suite({ node: () => (bus ??= createInProcessBus()) })
  })

  const available = await redisAnswers()
  describe.skipIf(!available)(`${name} (Redis)`, () => {
    const prefix = available ? redisPrefix() : ''
    const nodes: Bus[] = []
    afterEach(async () => {
      await Promise.all(nodes.splice(0).map((node) => node.close()))
    })
    suite({
      node: () => {
        const node = createRedisBus(redisUrl, { prefix })
        nodes.push(node)
        return node
      },
    })
  })
}
