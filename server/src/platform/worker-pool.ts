import { Worker, type Transferable } from 'node:worker_threads'

export interface WorkerPool<Job, Answer> {
  /** Rejects when the job fails, takes too long or brings its worker down, and at once when too many wait already. */
  run(job: Job, transfer?: readonly Transferable[]): Promise<Answer>
  /** Jobs that run or wait. */
  readonly load: number
  close(): Promise<void>
}

export interface WorkerPoolOptions {
  /** A module that calls `answerJobs` of `worker-side.ts`. */
  readonly script: URL
  readonly size: number
  readonly waitingMax: number
  /** From the moment that a worker takes the job. */
  readonly timeoutMs: number
  /** Of the worker's own heap; beyond it the worker dies and its job fails. */
  readonly heapMb?: number
  /** Told about each worker that had to be given up. */
  readonly onLost?: (reason: Error) => void
}

/** What a worker threw, or why it could not go on. `reason` is its word for programs. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError'
  readonly reason: string

  constructor(reason: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

export interface JobAnswer {
  readonly id: number
  readonly value?: unknown
  readonly error?: { readonly reason: string; readonly message: string }
}

interface Task {
  readonly id: number
  readonly job: unknown
  readonly transfer: readonly Transferable[]
  resolve(value: unknown): void
  reject(error: Error): void
}

interface Seat {
  readonly worker: Worker
  task?: Task | undefined
  timer?: NodeJS.Timeout | undefined
}

/** A few threads for work that would hold up all requests. They start when first needed, and never keep the process alive. */
export function createWorkerPool<Job, Answer>(options: WorkerPoolOptions): WorkerPool<Job, Answer> {
  const seats = new Set<Seat>()
  const waiting: Task[] = []
  let lastId = 0
  let closed = false

  function next(): void {
    while (waiting.length > 0) {
      const idle = [...seats].find((seat) => seat.task === undefined) ?? newSeat()
      if (idle === undefined) return
      const task = waiting.shift()
      if (task !== undefined) begin(idle, task)
    }
  }

  function newSeat(): Seat | undefined {
    if (seats.size >= options.size) return undefined
    const worker = new Worker(options.script, {
      // Not those of this process: a test runner's or a debugger's are not for it.
      execArgv: [],
      ...(options.heapMb === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: options.heapMb } }),
    })
    const seat: Seat = { worker }
    worker.on('message', (answer: JobAnswer) => finish(seat, answer))
    worker.on('error', (error: Error) =>
      giveUp(seat, new WorkerError('crashed', 'the worker broke down', error)),
    )
    worker.on('exit', (code) => giveUp(seat, new WorkerError('crashed', `the worker ended with ${code}`)))
    worker.unref()
    seats.add(seat)
    return seat
  }

  function begin(seat: Seat, task: Task): void {
    seat.task = task
    seat.worker.ref()
    seat.timer = setTimeout(
      () => giveUp(seat, new WorkerError('timed-out', `no answer within ${options.timeoutMs} ms`)),
      options.timeoutMs,
    )
    try {
      seat.worker.postMessage({ id: task.id, job: task.job }, [...task.transfer])
    } catch (error) {
      finish(seat, { id: task.id, error: { reason: 'unsendable', message: String(error) } })
    }
  }

  function finish(seat: Seat, { id, value, error }: JobAnswer): void {
    const { task } = seat
    if (task?.id !== id) return
    clearTimeout(seat.timer)
    seat.task = undefined
    seat.worker.unref()
    if (error === undefined) task.resolve(value)
    else task.reject(new WorkerError(error.reason, error.message))
    next()
  }

  /** Whatever the worker is at, nobody waits for it any longer; the next job gets a new one. */
  function giveUp(seat: Seat, reason: WorkerError): void {
    if (!seats.delete(seat)) return
    clearTimeout(seat.timer)
    if (!closed) options.onLost?.(reason)
    void seat.worker.terminate()
    seat.task?.reject(reason)
    if (!closed) next()
  }

  return {
    run(job, transfer = []) {
      if (closed) return Promise.reject(new WorkerError('closed', 'the workers have gone home'))
      if (waiting.length >= options.waitingMax)
        return Promise.reject(new WorkerError('overloaded', `${waiting.length} jobs are waiting`))
      return new Promise<Answer>((resolve, reject) => {
        waiting.push({
          id: ++lastId,
          job,
          transfer,
          resolve: (value) => resolve(value as Answer),
          reject,
        })
        next()
      })
    },
    get load() {
      return waiting.length + [...seats].filter((seat) => seat.task !== undefined).length
    },
    async close() {
      closed = true
      const reason = new WorkerError('closed', 'the workers have gone home')
      for (const task of waiting.splice(0)) task.reject(reason)
      const open = [...seats]
      for (const seat of open) giveUp(seat, reason)
      await Promise.all(open.map((seat) => seat.worker.terminate()))
    },
  }
}
