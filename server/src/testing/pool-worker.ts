import { answerJobs } from '../platform/worker-side.ts'

/** What a test asks of a worker. */
export type PoolJob =
  | { kind: 'add'; a: number; b: number }
  | { kind: 'throw' }
  | { kind: 'exit' }
  | { kind: 'hang' }
  | { kind: 'hoard' }
  | { kind: 'bytes'; bytes: Uint8Array }

answerJobs(async (job: PoolJob): Promise<unknown> => {
  switch (job.kind) {
    case 'add':
      return job.a + job.b
    case 'throw':
      throw Object.assign(new Error('no such thing'), { reason: 'refused' })
    case 'exit':
      return process.exit(3)
    case 'hang':
      for (;;);
    case 'hoard': {
      const kept: unknown[] = []
      for (;;) kept.push(Array.from({ length: 10_000 }, (_, i) => ({ i })))
    }
    case 'bytes':
      return { bytes: Buffer.from(job.bytes).toReversed(), length: job.bytes.length }
  }
})
