import { afterEach, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { silentLog } from '../testing/log.ts'
import type { Database } from './database/index.ts'
import { createJobs } from './jobs.ts'
import type { Jobs } from './jobs.ts'

describeOnBothDatabases('jobs', (open) => {
  let database: Database
  let jobs: Jobs

  beforeAll(async () => {
    database = await open()
  })
  afterEach(() => jobs.drain())

  function freshJobs(): Jobs {
    return (jobs = createJobs({ database, log: silentLog }))
  }

  /** Resolves with what the worker was given, in order, once it has been given `count` of them. */
  function collect(queue: string, count: number): Promise<{ n: number }[]> {
    return new Promise((resolve) => {
      const seen: { n: number }[] = []
      jobs.work<{ n: number }>(queue, {}, async (data) => {
        seen.push(data)
        if (seen.length === count) resolve(seen)
      })
    })
  }

  it('runs what a committed transaction enqueued, and nothing of one that was rolled back', async () => {
    freshJobs()
    const seen = collect('committed', 2)
    await jobs.start()
    await database.transaction((tx) => jobs.enqueue(tx, 'committed', { n: 1 }))
    const failing = database.transaction(async (tx) => {
      await jobs.enqueue(tx, 'committed', { n: 2 })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await database.transaction((tx) => jobs.enqueue(tx, 'committed', { n: 3 }))
    expect((await seen).map(({ n }) => n)).toEqual([1, 3])
  })

  it('tries a failed job again and counts the attempts', async () => {
    freshJobs()
    const attempts: number[] = []
    const done = new Promise<void>((resolve) => {
      jobs.work('shaky', { retries: 3 }, async (_, { attempt }) => {
        attempts.push(attempt)
        if (attempt === 1) throw new Error('not yet')
        resolve()
      })
    })
    await jobs.start()
    await database.transaction((tx) => jobs.enqueue(tx, 'shaky', {}))
    await done
    expect(attempts).toEqual([1, 2])
  })

  it('lays a job aside that failed for the last time, and runs it again when the operator asks', async () => {
    freshJobs()
    let isMended = false
    const { promise: done, resolve: resolveDone } = Promise.withResolvers<void>()
    jobs.work('hopeless', { retries: 0 }, async () => {
      if (!isMended) throw new Error('no such mailbox')
      resolveDone()
    })
    await jobs.start()
    await database.transaction((tx) => jobs.enqueue(tx, 'hopeless', { n: 7 }))
    await expect.poll(() => jobs.dead(), { timeout: 15_000 }).toHaveLength(1)
    const [dead] = await jobs.dead()
    expect(dead).toMatchObject({ queue: 'hopeless', data: { n: 7 }, attempts: 1, reason: 'no such mailbox' })

    isMended = true
    expect(await jobs.retryDead(dead!.id)).toBe(1)
    await done
    expect(await jobs.dead()).toEqual([])
  })

  it('leaves out a job whose key still waits', async () => {
    freshJobs()
    const seen = collect('keyed', 3)
    const later = new Date(Date.now() + 1500)
    await jobs.start()
    await database.transaction(async (tx) => {
      await jobs.enqueue(tx, 'keyed', { n: 1 }, { key: 'a', startAfter: later })
      await jobs.enqueue(tx, 'keyed', { n: 2 }, { key: 'a', startAfter: later })
      await jobs.enqueue(tx, 'keyed', { n: 3 }, { key: 'b', startAfter: later })
      await jobs.enqueue(tx, 'keyed', { n: 4 }, { startAfter: later })
    })
    expect((await seen).map(({ n }) => n).toSorted((a, b) => a - b)).toEqual([1, 3, 4])
  })

  it('waits for the running job when it drains', async () => {
    freshJobs()
    let isDone = false
    const { promise: mayEnd, resolve: letGo } = Promise.withResolvers<void>()
    const started = new Promise<void>((resolve) => {
      jobs.work('slow', {}, async () => {
        resolve()
        await mayEnd
        isDone = true
      })
    })
    await jobs.start()
    await jobs.ping()
    await database.transaction((tx) => jobs.enqueue(tx, 'slow', {}))
    await started
    const drained = jobs.drain().then(() => isDone)
    letGo()
    expect(await drained).toBe(true)
    await expect(jobs.ping()).rejects.toThrow('not running')
  })

  it('refuses a queue on which nobody works', async () => {
    freshJobs()
    await jobs.start()
    const enqueued = database.transaction((tx) => jobs.enqueue(tx, 'nobody', {}))
    await expect(enqueued).rejects.toThrow('Nobody works on the queue nobody')
  })
})
