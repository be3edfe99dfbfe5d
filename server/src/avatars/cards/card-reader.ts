import { problem } from '../../platform/errors.ts'
import { createWorkerPool, WorkerError } from '../../platform/worker-pool.ts'
import type { CardFile } from './read-card-file.ts'

export interface CardReader {
  /** Throws `card-unreadable` or `card-refused` with a sentence for the person who sent it. */
  read(file: Uint8Array): Promise<CardFile>
  close(): Promise<void>
}

/** Reads cards in a thread of its own: a file of twenty megabytes takes longer than others may wait, and may be hostile. */
export function createCardReader(): CardReader {
  const pool = createWorkerPool<Uint8Array, CardFile>({
    script: new URL('worker.ts', import.meta.url),
    size: 1,
    waitingMax: 32,
    timeoutMs: 10_000,
    heapMb: 128,
  })
  return {
    async read(file) {
      try {
        return await pool.run(file)
      } catch (error) {
        throw error instanceof WorkerError ? told(error) : error
      }
    },
    close: () => pool.close(),
  }
}

function told(error: WorkerError): Error {
  switch (error.reason) {
    case 'refused':
      return problem('card-refused', error.message)
    case 'unreadable':
      return problem('card-unreadable', error.message)
    case 'crashed':
    case 'timed-out':
      return problem('card-unreadable', 'This card is more than we can read.')
    case 'overloaded':
      return problem('not-ready', 'Many cards are being read right now. Please try again in a moment.')
    default:
      return error
  }
}
