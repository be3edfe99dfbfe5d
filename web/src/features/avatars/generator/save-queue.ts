import { observable, type Observable } from '#lib/observable.ts'

export type SaveStatus = 'saved' | 'saving' | 'unsaved'

export interface SaveQueueParts {
  /** Sends what is to be kept at that moment. */
  send: (leaving: boolean) => Promise<void>
  /** Whether the same may succeed a moment later; what was refused is not tried again by itself. */
  passing: (error: unknown) => boolean
  onRefused: (error: unknown) => void
}

const settle = 600
const firstRetry = 1000
const lastRetry = 30_000

/** Saves after the person has paused, one call at a time, and goes on trying while there is no connection. */
export function createSaveQueue({ send, passing, onRefused }: SaveQueueParts) {
  const status: Observable<SaveStatus> = observable<SaveStatus>('saved')
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting = false
  let running: Promise<void> | undefined
  let failures = 0
  let closed = false

  function later(ms: number): void {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void run(), ms)
  }

  async function attempt(leaving: boolean): Promise<void> {
    waiting = false
    if (failures === 0) status.set('saving')
    try {
      await send(leaving)
      failures = 0
      if (!waiting) status.set('saved')
    } catch (error) {
      status.set('unsaved')
      if (passing(error)) {
        waiting = true
        failures += 1
        later(Math.min(lastRetry, firstRetry * 2 ** (failures - 1)))
      } else {
        onRefused(error)
      }
    }
  }

  async function run(leaving = false): Promise<void> {
    clearTimeout(timer)
    while (running !== undefined) await running
    if (!waiting || (closed && !leaving)) return
    running = attempt(leaving).finally(() => (running = undefined))
    await running
  }

  return {
    status,
    /** Something has changed. */
    touch(): void {
      waiting = true
      if (status.get() === 'saved') status.set('saving')
      if (failures === 0) later(settle)
    },
    /** Now, without waiting for a pause: before a page that is left, or when the connection is back. */
    async flush(leaving = false): Promise<boolean> {
      await run(leaving)
      return !waiting && status.get() === 'saved'
    },
    pending: () => waiting,
    open(): void {
      closed = false
      if (waiting) later(settle)
    },
    /** From now on nothing is tried again by itself. */
    close(): void {
      closed = true
      clearTimeout(timer)
    },
    /** What was to be kept has become something else. */
    drop(): void {
      waiting = false
      failures = 0
      clearTimeout(timer)
      status.set('saved')
    },
  }
}
