import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Line } from '../bank/bank.ts'
import { moodNames } from '../bank/moods.ts'
import { rowWidth, type Judge } from './judge.ts'
import { width } from './narrow.ts'

/** What is made of the bank once and committed, so that nobody has to wait for it. */
export interface Learnt {
  /** Which subject; the label after the last one is “none”. */
  readonly topics: Judge
  /** Which act; the label after the last one is “none”. */
  readonly acts: Judge
  /** In which mood, by `moodNames`. */
  readonly moods: Judge
  /** The meaning of each line about a subject. */
  readonly lines: ReadonlyMap<Line, Int8Array>
}

export const learntFile = fileURLToPath(new URL('bank.bin', import.meta.url))
const hashLength = 32

export function packed(
  hash: Buffer,
  { topics, acts, moods }: Pick<Learnt, 'topics' | 'acts' | 'moods'>,
  lines: readonly Int8Array[],
): Buffer {
  return Buffer.concat([
    hash,
    ...[topics, acts, moods].flatMap(({ steps, weights }) => [bytesOf(steps), bytesOf(weights)]),
    ...lines.map(bytesOf),
  ])
}

export function hashIn(file: Buffer): Buffer {
  return file.subarray(0, hashLength)
}

/** Nothing where the file was made of other texts: going by words alone is better than by wrong neighbours. */
export async function loadLearnt(
  hash: Buffer,
  counts: { topics: number; acts: number; lines: readonly Line[] },
): Promise<Learnt | undefined> {
  const file = await readFile(learntFile).catch(() => undefined)
  if (file === undefined || !hashIn(file).equals(hash)) return undefined
  let at = hashLength
  function take(length: number): ArrayBuffer {
    const part = new Uint8Array(file!.subarray(at, at + length)).buffer
    at += length
    return part
  }
  function judge(labels: number): Judge {
    const steps = new Float32Array(take(labels * 4))
    return { labels, steps, weights: new Int8Array(take(labels * rowWidth)) }
  }
  const topics = judge(counts.topics + 1)
  const acts = judge(counts.acts + 1)
  const moods = judge(moodNames.length)
  const lines = new Map(counts.lines.map((line) => [line, new Int8Array(take(width))]))
  return { topics, acts, moods, lines }
}

function bytesOf(values: Int8Array | Float32Array): Buffer {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength)
}
