import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { JobWithMetadata } from 'pg-boss'
import type { Database, Tx } from './database/index.ts'
import { newId } from './ids.ts'
import { describeError } from './log.ts'
import type { Log } from './log.ts'

export interface JobInfo {
  readonly id: string
  /** From 1. */
  readonly attempt: number
}
export type JobHandler<T> = (data: T, job: JobInfo) => Promise<void>

export interface WorkOptions {
  /** How often a failed job is tried again, each time later, before it is laid aside. */
  readonly retries?: number
  /** How many run at once in this process. */
  readonly concurrency?: number
}

/** A job that failed for the last time and waits for an operator. */
export interface DeadJob {
  readonly id: string
  readonly queue: string
  readonly data: unknown
  readonly failedAt: Date
  readonly attempts: number
  readonly reason: string
}

export interface Jobs {
  /** Says who does the work of a queue; before `start`. A job may run twice after a crash: handlers are idempotent. */
  work<T extends object>(queue: string, options: WorkOptions, handler: JobHandler<T>): void
  /** Runs by the clock (cron, UTC, minutes at the finest), once among all nodes; before `start`. */
  every(queue: string, cron: string, handler: () => Promise<void>): void
  /**
   * The job exists once the transaction commits, and only then. With a `key`, it is left out while another one with the
   * same key still waits in the queue. `data` holds ids rather than texts: operators read it.
   */
  enqueue(tx: Tx, queue: string, data: object, options?: { startAfter?: Date; key?: string }): Promise<void>
  /** Readies the queues; what is put in waits for `start`. Optional: a start does it too. */
  open(): Promise<void>
  start(): Promise<void>
  /** Takes no more work and waits for what runs, for a bounded time; what did not finish is tried again later. */
  drain(): Promise<void>
  ping(): Promise<void>
  dead(): Promise<DeadJob[]>
  countDead(): Promise<number>
  /** Puts laid-aside jobs back into their queues; all of them without an id. */
  retryDead(id?: string): Promise<number>
}

const deadQueue = 'dead-letters'
const drainTimeout = 10_000

/** New jobs are told of at once. Retries and delayed ones are found by looking, for all queues together, since each look is a query. */
const lookMs = 1000
/** In case a look fails. */
const pollSeconds = 30
const dueMost = 1000
const dueJobs = `
  select name, count(*)::int as due
  from (
    select name from jobs.job where state < 'active' and not blocked and start_after <= jobs.job_now() limit ${dueMost}
  ) as one group by name`

interface Worker {
  readonly options: WorkOptions
  readonly cron?: string
  readonly handler: JobHandler<object>
}

export interface JobsParts {
  readonly database: Database
  readonly log: Log
  /** An operator looks on from outside: no work, no schedules, no upkeep. */
  readonly isOperator?: boolean
}

export function createJobs({ database, log, isOperator = false }: JobsParts): Jobs {
  const workers = new Map<string, Worker>()
  const boss = createBoss(database, isOperator)
  boss.on('error', (error) => log.error({ err: error }, 'the job runner met an error'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the job runner warns'))
  /** Of each queue, as many as may run at once. */
  const workerIds = new Map<string, string[]>()
  let isRunning = false
  let opening: Promise<void> | undefined
  let looking: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    try {
      const { rows } = await boss.getDb().executeSql(dueJobs)
      for (const { name, due } of rows as { name: string; due: number }[]) {
        for (const id of workerIds.get(name)?.slice(0, due) ?? []) boss.notifyWorker(id)
      }
    } catch (error) {
      log.debug({ err: error }, 'nobody could look for jobs that are due')
    }
    if (isRunning) lookSoon()
  }

  function lookSoon(): void {
    looking = setTimeout(() => void look(), lookMs).unref()
  }

  function register(queue: string, worker: Worker): void {
    if (workers.has(queue)) throw new Error(`The queue ${queue} has a worker already.`)
    if (isRunning) throw new Error(`The queue ${queue} came after the start.`)
    workers.set(queue, worker)
  }

  async function run(queue: string, worker: Worker, job: JobWithMetadata): Promise<void> {
    const attempt = job.retryCount + 1
    const started = performance.now()
    try {
      await worker.handler(job.data ?? {}, { id: job.id, attempt })
      log.debug({ queue, job: job.id, attempt, ms: Math.round(performance.now() - started) }, 'job done')
    } catch (error) {
      const isLast = job.retryCount >= job.retryLimit
      log[isLast ? 'error' : 'warn'](
        { queue, job: job.id, attempt, err: error },
        isLast ? 'job failed for good' : 'job failed',
      )
      // What is thrown here is kept with the job: without the parameters of a failed query, and so without its cause.
      // oxlint-disable-next-line preserve-caught-error
      throw new Error(String(describeError(error)['message']))
    }
  }

  async function startWorker([queue, worker]: [string, Worker]): Promise<void> {
    const start = (): Promise<string> =>
      boss.work(
        queue,
        {
          includeMetadata: true,
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: pollSeconds,
        },
        async (jobs: JobWithMetadata[]): Promise<void> => {
          for (const job of jobs) await run(queue, worker, job)
        },
      )
    // One by one, so that each can be woken by itself.
    const ids = Array.from({ length: worker.options.concurrency ?? 1 }, start)
    workerIds.set(queue, await Promise.all(ids))
  }

  async function openNow(): Promise<void> {
    await boss.start()
    isRunning = true
    await (isOperator ? prepareDeadQueue(boss) : prepareQueues(boss, workers))
  }
  const open = (): Promise<void> => (opening ??= openNow())

  return {
    work: (queue, options, handler) => register(queue, { options, handler: handler as JobHandler<object> }),
    every: (queue, cron, handler) =>
      register(queue, { options: { retries: 0 }, cron, handler: () => handler() }),

    async enqueue(tx, queue, data, options = {}) {
      if (!workers.has(queue)) throw new Error(`Nobody works on the queue ${queue}.`)
      await boss.send(queue, data, {
        db: fromDrizzle(tx, sql),
        singletonKey: options.key ?? newId(),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      })
    },

    open,

    async start() {
      await open()
      // Whoever drained it meanwhile wants no more work done.
      if (!isRunning) return
      await Promise.all([...workers].map(startWorker))
      if (workers.size > 0) lookSoon()
    },

    async drain() {
      if (!isRunning) return
      isRunning = false
      clearTimeout(looking)
      await boss.stop({ graceful: true, timeout: drainTimeout })
    },

    async ping() {
      if (!isRunning) throw new Error('The job runner is not running.')
      await boss.getDb().executeSql('select 1')
    },

    async dead() {
      const jobs = await boss.findJobs<unknown>(deadQueue, { queued: true })
      return jobs.map(describeDead).toSorted((a, b) => a.failedAt.getTime() - b.failedAt.getTime())
    },

    async countDead() {
      const [stats] = await boss.getQueueStats(deadQueue, { force: true })
      return stats?.queuedCount ?? 0
    },

    retryDead: (id) => boss.redrive(deadQueue, id === undefined ? {} : { ids: [id] }),
  }
}

function createBoss(database: Database, isOperator: boolean): PgBoss {
  const common = {
    useListenNotify: !isOperator,
    supervise: !isOperator,
    schedule: !isOperator,
    schema: 'jobs',
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  }
  if (database.kind === 'embedded')
    return new PgBoss({ ...common, db: fromPglite(database.lite), backend: 'pglite' })
  return new PgBoss({ ...common, connectionString: database.url, max: 4, application_name: 'aureole-jobs' })
}

/** Makes what is new, mends what has changed and forgets what is gone; where all is as it was, two questions do. */
async function prepareQueues(boss: PgBoss, workers: ReadonlyMap<string, Worker>): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!queues.has(deadQueue)) await prepareDeadQueue(boss)
  for (const [name, worker] of workers) {
    const settings = settingsOf(worker)
    const queue = queues.get(name)
    // "short": a key may wait once in the queue; jobs without one get a key of their own.
    if (!queue) await boss.createQueue(name, { ...settings, policy: 'short' })
    else if (!isDeepStrictEqual({ ...queue, ...settings }, queue)) await boss.updateQueue(name, settings)
  }

  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule.cron]))
  for (const [name, { cron }] of workers) {
    if (cron && schedules.get(name) !== cron) await boss.schedule(name, cron, {}, { missed: 'once' })
  }
  for (const name of schedules.keys()) {
    if (!workers.get(name)?.cron) await boss.unschedule(name)
  }
}

function prepareDeadQueue(boss: PgBoss): Promise<void> {
  return boss.createQueue(deadQueue, { retentionSeconds: 90 * 86_400 })
}

function settingsOf(worker: Worker) {
  return {
    notify: true,
    deadLetter: deadQueue,
    retryLimit: worker.options.retries ?? 8,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    // A job of a process that died is taken up again once its heartbeat is missed.
    heartbeatSeconds: 30,
    deleteAfterSeconds: 86_400,
  }
}

function describeDead(job: JobWithMetadata<unknown>): DeadJob {
  const output: { message?: unknown } | null = job.sourceOutput
  return {
    id: job.id,
    queue: job.sourceName ?? job.name,
    data: job.data,
    failedAt: job.createdOn,
    attempts: (job.sourceRetryCount ?? 0) + 1,
    reason: typeof output?.message === 'string' ? output.message : 'unknown',
  }
}
