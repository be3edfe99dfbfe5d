import { parentPort, type Transferable } from 'node:worker_threads'
import type { JobAnswer } from './worker-pool.ts'

/** The worker's half of a pool: one job after the other. Bytes in the answer are handed over, not copied. */
export function answerJobs(answer: (job: never) => Promise<unknown>): void {
  if (parentPort === null) throw new Error('this module runs in a worker')
  const port = parentPort
  port.on('message', ({ id, job }: { id: number; job: never }) => {
    answer(job)
      .then((value) => port.postMessage({ id, value } satisfies JobAnswer, buffersIn(value)))
      .catch((error: unknown) => port.postMessage({ id, error: told(error) } satisfies JobAnswer))
  })
}

function told(error: unknown): { reason: string; message: string } {
  if (!(error instanceof Error)) return { reason: 'failed', message: String(error) }
  const { reason } = error as Error & { reason?: unknown }
  return { reason: typeof reason === 'string' ? reason : 'failed', message: error.message }
}

/** Only memory that belongs to the value alone: small buffers share theirs with others, and are copied. */
function buffersIn(value: unknown): Transferable[] {
  const parts = typeof value === 'object' && value !== null ? [value, ...Object.values(value)] : []
  return parts.flatMap((part: unknown) =>
    part instanceof Uint8Array && part.byteLength === part.buffer.byteLength
      ? [part.buffer as ArrayBuffer]
      : [],
  )
}
