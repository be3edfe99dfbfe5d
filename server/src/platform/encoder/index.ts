import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { BoundedCache } from '../bounded-cache.ts'
import type { Log } from '../log.ts'
import { createWorkerPool } from '../worker-pool.ts'
import { dimensions, type Reading } from './reading.ts'
import type { EncoderAnswer, EncoderJob } from './worker.ts'

export { dimensions, type Reading } from './reading.ts'
export { createJudge } from './judge.ts'
export { similarity } from './similarity.ts'

/** Beyond this, a text's meaning is that of its beginning: the time to encode grows with its length. */
const longest = 600
const batch = 16
const remembered = 2000
/** Milliseconds from the first text until it can have answered, on a machine with nothing else to do. */
const startsIn = 200
/** The same for a further reading, once it has started. */
const loadsIn = 50

/** Sentences as vectors: what means the same points the same way (`similarity`). English only; love and hate look alike to it. */
export interface Encoder {
  /**
   * One vector a text, in their order. An empty text gets a vector that resembles nothing. Rejects with a `WorkerError` when the encoder
   * cannot answer (`reason`: overloaded, timed-out, crashed, failed, closed). The first call starts it, in about a third of a second; then it
   * takes some 5 ms a sentence. Vectors of different readings have nothing to do with each other.
   */
  readonly encode: (texts: readonly string[], reading?: Reading) => Promise<Int8Array[]>
  /** Milliseconds until it can answer anything new, at the soonest: it takes a while to start. 0 once it has answered. */
  readonly soonest?: (reading?: Reading) => number
  readonly close: () => Promise<void>
}

/** What is known of one reading. */
interface Start {
  readonly known: BoundedCache<Int8Array>
  begun?: number | undefined
  hasAnswered: boolean
}

export interface EncoderOptions {
  readonly log?: Pick<Log, 'warn'>
  /** The folder with what makes each reading but `meaning` differ from it. */
  readonly tuned?: URL
}
const tunedWeights = new URL('tuned/', import.meta.url)

/** One thread and some 90 MB, from the first text on, and up to 40 more for every further reading. It never keeps the process alive. */
export function createEncoder({ log, tuned = tunedWeights }: EncoderOptions = {}): Encoder {
  const starts = new Map<Reading, Start>()
  const pool = createWorkerPool<EncoderJob, EncoderAnswer>({
    script: new URL('worker.ts', import.meta.url),
    size: 1,
    waitingMax: 512,
    // With the start of the encoder on a busy machine.
    timeoutMs: 30_000,
    onLost(err) {
      for (const start of starts.values()) Object.assign(start, { begun: undefined, hasAnswered: false })
      log?.warn({ err }, 'the sentence encoder broke down; the next text starts it again')
    },
  })

  function startOf(reading: Reading): Start {
    const start = starts.get(reading) ?? { known: new BoundedCache(remembered), hasAnswered: false }
    starts.set(reading, start)
    return start
  }

  /** In small batches, so that somebody's one sentence does not wait behind another one's hundred. */
  async function encodeNew(texts: readonly string[], reading: Reading): Promise<void> {
    const start = startOf(reading)
    start.begun ??= performance.now()
    const tunedFile = reading === 'meaning' ? undefined : fileURLToPath(new URL(`${reading}.bin`, tuned))
    const batches = Array.from({ length: Math.ceil(texts.length / batch) }, (_, i) =>
      texts.slice(i * batch, (i + 1) * batch),
    )
    await Promise.all(
      batches.map(async (part) => {
        const { vectors } = await pool.run({ texts: part, tunedFile })
        start.hasAnswered = true
        part.forEach((text, i) =>
          start.known.set(text, new Int8Array(vectors.slice(i * dimensions, (i + 1) * dimensions).buffer)),
        )
      }),
    )
  }

  return {
    async encode(texts, reading = 'meaning') {
      const { known } = startOf(reading)
      const short = texts.map((text) => text.trim().slice(0, longest))
      const found = new Map(short.map((text) => [text, text === '' ? nothing() : known.get(text)]))
      const fresh = [...found].filter(([, vector]) => vector === undefined).map(([text]) => text)
      for (let i = 0; i < fresh.length; i += remembered) {
        const part = fresh.slice(i, i + remembered)
        await encodeNew(part, reading)
        for (const text of part) found.set(text, known.get(text))
      }
      return short.map((text) => found.get(text) ?? nothing())
    },
    soonest(reading = 'meaning') {
      const { begun = performance.now(), hasAnswered } = startOf(reading)
      if (hasAnswered) return 0
      const isUp = [...starts.values()].some((other) => other.hasAnswered)
      return Math.max(0, begun + (isUp ? loadsIn : startsIn) - performance.now())
    },
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
  reading?: Reading,
): Promise<Int8Array[] | undefined> {
  const vectors = encoder.encode(texts, reading).catch(() => undefined)
  // Asked first, so that it starts; what is known already is there at once.
  if ((encoder.soonest?.(reading) ?? 0) > milliseconds) return Promise.race([vectors, nextTurn(undefined)])
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
