import { afterEach, expect, it } from 'vitest'
import type { PoolJob } from '../testing/pool-worker.ts'
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts'

const script = new URL('../testing/pool-worker.ts', import.meta.url)
const open: WorkerPool<PoolJob, unknown>[] = []
afterEach(() => Promise.all(open.splice(0).map((pool) => pool.close())))

function poolOf(options: Partial<WorkerPoolOptions> = {}): WorkerPool<PoolJob, unknown> {
  const pool = createWorkerPool<PoolJob, unknown>({
    script,
    size: 1,
    waitingMax: 3,
    timeoutMs: 10_000,
    ...options,
  })
  open.push(pool)
  return pool
}

const add: PoolJob = { kind: 'add', a: 2, b: 3 }

it('answers jobs in turn', async () => {
  const pool = poolOf()
  const sums = [1, 2, 3].map((a) => pool.run({ kind: 'add', a, b: 10 }))
  expect(pool.load).toBe(3)
  expect(await Promise.all(sums)).toEqual([11, 12, 13])
  expect(pool.load).toBe(0)
})

it('hands bytes over in both directions, whole', async () => {
  const bytes = new Uint8Array(100_000).map((_, i) => i % 251)
  const last = bytes.at(-1)
  const answer = (await poolOf().run({ kind: 'bytes', bytes }, [bytes.buffer])) as { bytes: Uint8Array }
  expect([answer.bytes.length, answer.bytes[0], bytes.length]).toEqual([100_000, last, 0])
})

it('passes on what a worker throws, and goes on', async () => {
  const pool = poolOf()
  await expect(pool.run({ kind: 'throw' })).rejects.toMatchObject({
    reason: 'refused',
    message: 'no such thing',
  })
  expect(await pool.run(add)).toBe(5)
})

it.each([
  ['that ends', { kind: 'exit' }, 'crashed', 25_000],
  ['that never answers', { kind: 'hang' }, 'timed-out', 3000],
  ['that wants all memory', { kind: 'hoard' }, 'crashed', 25_000],
] as const)('replaces a worker %s; those who wait notice nothing', async (_, job, reason, timeoutMs) => {
  const lost: Error[] = []
  const pool = poolOf({ timeoutMs, heapMb: 32, onLost: (error) => lost.push(error) })
  expect(await pool.run(add)).toBe(5)
  const [bad, good] = await Promise.allSettled([pool.run(job), pool.run(add)])
  expect(bad).toMatchObject({ status: 'rejected', reason: { reason } })
  expect(good).toEqual({ status: 'fulfilled', value: 5 })
  expect(lost).toHaveLength(1)
})

it('refuses at once when too many wait', async () => {
  const pool = poolOf({ waitingMax: 2 })
  const taken = [pool.run(add), pool.run(add), pool.run(add)]
  await expect(pool.run(add)).rejects.toMatchObject({ reason: 'overloaded' })
  expect(await Promise.all(taken)).toEqual([5, 5, 5])
})

it('leaves nobody waiting when it closes', async () => {
  const pool = poolOf()
  const jobs = [pool.run({ kind: 'hang' }), pool.run(add)].map((job) =>
    expect(job).rejects.toThrow('gone home'),
  )
  await pool.close()
  await Promise.all(jobs)
  await expect(pool.run(add)).rejects.toMatchObject({ reason: 'closed' })
})
