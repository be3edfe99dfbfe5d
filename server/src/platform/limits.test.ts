import { Redis } from 'ioredis'
import { afterAll, describe, expect, it } from 'vitest'
import { redisAnswers, redisPrefix, redisUrl } from '../testing/buses.ts'
import { createTestClock } from '../testing/clock.ts'
import { silentLog } from '../testing/log.ts'
import { isProblem } from './errors.ts'
import { createInProcessLimits } from './limits.ts'
import type { LimitRule, Limits, OwnedLimits } from './limits.ts'
import { createRedisLimits } from './redis-limits.ts'

const rule: LimitRule = { limit: 5, seconds: 60 }

async function takeMany(limits: Limits, key: string, times: number, by = rule): Promise<number> {
  let allowed = 0
  for (let i = 0; i < times; i += 1) if ((await waitOf(limits, key, by)) === 0) allowed += 1
  return allowed
}

/** Zero where the call is within the limit, else the seconds that its caller is told to wait. */
async function waitOf(limits: Limits, key: string, by = rule): Promise<number> {
  try {
    await limits.take(key, by)
    return 0
  } catch (error) {
    if (!isProblem(error, 'too-many-requests')) throw error
    return error.extra.retryAfter!
  }
}

function suite(create: (clock: ReturnType<typeof createTestClock>) => OwnedLimits) {
  const opened: OwnedLimits[] = []
  afterAll(() => opened.forEach((limits) => limits.close()))
  function open() {
    const clock = createTestClock(new Date('2026-03-01T10:00:00Z'))
    const limits = create(clock)
    opened.push(limits)
    return { clock, limits }
  }

  it('allows as many as the rule says and tells the next how long to wait', async () => {
    const { limits } = open()
    expect(await takeMany(limits, 'a', 5)).toBe(5)
    expect(await waitOf(limits, 'a')).toBeGreaterThan(0)
    expect(await waitOf(limits, 'b')).toBe(0)
  })

  it('has room again after exactly the wait that it told, and not before', async () => {
    const { clock, limits } = open()
    await takeMany(limits, 'a', 5)
    const wait = await waitOf(limits, 'a')
    clock.advance((wait - 1) * 1000)
    expect(await waitOf(limits, 'a')).toBeGreaterThan(0)
    clock.advance(1000)
    expect(await waitOf(limits, 'a')).toBe(0)
    expect(await waitOf(limits, 'a')).toBeGreaterThan(0)
  })

  it('cannot be used twice around the edge of a window', async () => {
    const { clock, limits } = open()
    clock.advance(59_000)
    expect(await takeMany(limits, 'a', 10)).toBe(5)
    clock.advance(2000)
    expect(await takeMany(limits, 'a', 10)).toBe(0)
    clock.advance(30_000)
    expect(await takeMany(limits, 'a', 10)).toBe(2)
  })

  it('forgets after two windows', async () => {
    const { clock, limits } = open()
    await takeMany(limits, 'a', 5)
    clock.advance(120_000)
    expect(await takeMany(limits, 'a', 10)).toBe(5)
  })

  it('does not count refused calls', async () => {
    const { clock, limits } = open()
    await takeMany(limits, 'a', 500)
    clock.advance(120_000)
    expect(await waitOf(limits, 'a')).toBe(0)
  })

  it('takes a call back', async () => {
    const { limits } = open()
    await takeMany(limits, 'a', 5)
    await limits.giveBack('a', rule)
    expect(await takeMany(limits, 'a', 5)).toBe(1)
    for (let i = 0; i < 9; i += 1) await limits.giveBack('fresh', rule)
    expect(await takeMany(limits, 'fresh', 9)).toBe(5)
  })

  it('lets no more through when many come at once', async () => {
    const { limits } = open()
    const waits = await Promise.all(Array.from({ length: 50 }, () => waitOf(limits, 'a')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })
}

describe('limits in the process', () => {
  suite((clock) => createInProcessLimits({ clock }))

  it('keeps no more keys than it may, and those that were used last', async () => {
    const limits = createInProcessLimits({ clock: createTestClock(), mostKeys: 100 })
    const once = { limit: 1, seconds: 60 }
    for (let i = 0; i < 1000; i += 1) await limits.take(`key-${i}`, once)
    expect(await waitOf(limits, 'key-999', once)).toBeGreaterThan(0)
    expect(await waitOf(limits, 'key-0', once)).toBe(0)
  })
})

describe.skipIf(!(await redisAnswers()))('limits on Redis', () => {
  const url = redisUrl
  const common = redisPrefix()
  let count = 0
  const freshPrefix = () => `${common}${(count += 1)}`

  suite((clock) => createRedisLimits({ url, clock, log: silentLog, prefix: freshPrefix() }))

  it('is one limit for all nodes', async () => {
    const clock = createTestClock()
    const prefix = freshPrefix()
    const nodes = [1, 2].map(() => createRedisLimits({ url, clock, log: silentLog, prefix }))
    expect((await takeMany(nodes[0]!, 'a', 3)) + (await takeMany(nodes[1]!, 'a', 3))).toBe(5)
    nodes.forEach((node) => node.close())
  })

  it('leaves nothing behind for good', async () => {
    const prefix = freshPrefix()
    const limits = createRedisLimits({ url, clock: createTestClock(), log: silentLog, prefix })
    await limits.take('a', rule)
    limits.close()
    const redis = new Redis(url)
    const keys = await redis.keys(`${prefix}:*`)
    expect(keys).toHaveLength(1)
    expect(await redis.pttl(keys[0]!)).toBeGreaterThan(60_000)
    redis.disconnect()
  })
})

describe('limits without their Redis', () => {
  it('goes on by itself and says so once, instead of failing', async () => {
    const warnings: string[] = []
    const log = {
      warn: (_: object, message: string) => void warnings.push(message),
    } as unknown as typeof silentLog
    const limits = createRedisLimits({ url: 'redis://127.0.0.1:1', clock: createTestClock(), log })
    expect(await takeMany(limits, 'a', 8)).toBe(5)
    limits.close()
    expect(warnings).toEqual(['Redis does not answer: this node keeps its own rate limits meanwhile'])
  })
})
