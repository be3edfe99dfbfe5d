import { setImmediate as nextTurn } from 'node:timers/promises'
import { BoundedCache } from '../bounded-cache.ts'
import type { Log } from '../log.ts'
import { createWorkerPool } from '../worker-pool.ts'
import type { EncoderAnswer, EncoderJob } from './worker.ts'

export { similarity } from './similarity.ts'

/** How many numbers a vector has. */
export const dimensions = 512

/** Beyond this, a text's meaning is that of its beginning: the time to encode grows with its length. */
const longest = 600
const batch = 16
const remembered = 2000
/** Milliseconds from the first text until it can have answered, on a machine with nothing else to do. */
const startsIn = 350

/** Sentences as vectors: what means the same points the same way (`similarity`). English only; love and hate look alike to it. */
export interface Encoder {
  /**
   * One vector a text, in their order. An empty text gets a vector that resembles nothing. Rejects with a `WorkerError` when the encoder
   * cannot answer (`reason`: overloaded, timed-out, crashed, failed, closed). The first call starts it, in about half a second; then it takes
   * some 20 ms a text.
   */
  readonly encode: (texts: readonly string[]) => Promise<Int8Array[]>
  /** Milliseconds until it can answer anything new, at the soonest: it takes a while to start. 0 once it has answered. */
  readonly soonest?: () => number
  readonly close: () => Promise<void>
}

/** One thread and some 230 MB, from the first text on. It never keeps the process alive. */
export function createEncoder({ log }: { log?: Pick<Log, 'warn'> } = {}): Encoder {
  const known = new BoundedCache<Int8Array>(remembered)
  let begun: number | undefined
  let hasAnswered = false
  const pool = createWorkerPool<EncoderJob, EncoderAnswer>({
    script: new URL('worker.ts', import.meta.url),
    size: 1,
    waitingMax: 512,
    // With the start of the encoder on a busy machine.
    timeoutMs: 30_000,
    onLost(err) {
      begun = undefined
      hasAnswered = false
      log?.warn({ err }, 'the sentence encoder broke down; the next text starts it again')
    },
  })

  /** In small batches, so that somebody's one sentence does not wait behind another one's hundred. */
  async function encodeNew(texts: readonly string[]): Promise<void> {
    begun ??= performance.now()
    const batches = Array.from({ length: Math.ceil(texts.length / batch) }, (_, i) =>
      texts.slice(i * batch, (i + 1) * batch),
    )
    await Promise.all(
      batches.map(async (part) => {
        const { vectors } = await pool.run({ texts: part })
        hasAnswered = true
        part.forEach((text, i) =>
          known.set(text, new Int8Array(vectors.slice(i * dimensions, (i + 1) * dimensions).buffer)),
        )
      }),
    )
  }

  return {
    async encode(texts) {
      const short = texts.map((text) => text.trim().slice(0, longest))
      const found = new Map(short.map((text) => [text, text === '' ? nothing() : known.get(text)]))
      const fresh = [...found].filter(([, vector]) => vector === undefined).map(([text]) => text)
      for (let i = 0; i < fresh.length; i += remembered) {
        const part = fresh.slice(i, i + remembered)
        await encodeNew(part)
        for (const text of part) found.set(text, known.get(text))
      }
      return short.map((text) => found.get(text) ?? nothing())
    },
    soonest: () =>
      hasAnswered ? 0 : Math.max(0, startsIn - (begun === undefined ? 0 : performance.now() - begun)),
    close: () => pool.close(),
  }
}

/**
 * The vectors when they are there in time; nothing when the encoder is late or cannot answer. What is late is remembered for the next time.
 * Nobody waits for one that is still starting and cannot be in time.
 */
export async function encodeWithin(
  encoder: Encoder,
  texts: readonly string[],
  milliseconds: number,
): Promise<Int8Array[] | undefined> {
  const vectors = encoder.encode(texts).catch(() => undefined)
  // Asked first, so that it starts; what is known already is there at once.
  if ((encoder.soonest?.() ?? 0) > milliseconds) return Promise.race([vectors, nextTurn(undefined)])
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds)
  })
  try {
    return await Promise.race([vectors, late])
  } finally {
    clearTimeout(timer)
  }
}

function nothing(): Int8Array {
  return new Int8Array(dimensions)
}
