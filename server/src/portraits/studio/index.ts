import { createWorkerPool } from '../../platform/worker-pool.ts'
import type { PictureSource, PortraitRow } from '../store.ts'
import type { OpenedAnswer, Output, StudioJob, TakenIn } from './jobs.ts'
export type { Output, TakenIn } from './jobs.ts'

/** Where pictures are made, away from the thread that answers requests. */
export interface Studio {
  /** One file of a picture. */
  render(row: Pick<PortraitRow, 'source' | 'look' | 'master'>, output: Output): Promise<Buffer>
  takeIn(bytes: Uint8Array, source: PictureSource): Promise<TakenIn>
  openAnswer(bytes: Uint8Array): Promise<OpenedAnswer>
  close(): Promise<void>
}

export interface StudioOptions {
  readonly size?: number
  readonly waitingMax?: number
  readonly onLost?: (reason: Error) => void
}

export function createStudio({ size = 1, waitingMax = 256, onLost }: StudioOptions = {}): Studio {
  const pool = createWorkerPool<StudioJob, unknown>({
    script: new URL('worker.ts', import.meta.url),
    size,
    waitingMax,
    timeoutMs: 20_000,
    ...(onLost === undefined ? {} : { onLost }),
  })
  return {
    async render({ source, look, master }, output) {
      const { width, format } = output
      const job: StudioJob =
        look === null
          ? { kind: 'resize', master: present(master), source, width, format }
          : { kind: 'draw', look, width, format }
      return asBuffer((await pool.run(job)) as Uint8Array)
    },
    async takeIn(bytes, source) {
      return (await pool.run({ kind: 'take-in', bytes, source })) as TakenIn
    },
    async openAnswer(bytes) {
      return (await pool.run({ kind: 'open-answer', bytes })) as OpenedAnswer
    },
    close: () => pool.close(),
  }
}

function present(master: Uint8Array | null): Uint8Array {
  if (master === null) throw new Error('a portrait has neither a look nor a picture')
  return master
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
