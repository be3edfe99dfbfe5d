import { likeness } from './sketch.ts'
import type { RecallRow } from './store-recall.ts'
import { contentOf } from './words.ts'

type Ranked = Pick<RecallRow, 'kind' | 'text' | 'pinned' | 'told' | 'sketch'>

export interface Weighing {
  /** What has just been said, and its meaning where that is known. */
  readonly text: string
  readonly meaning: Uint8Array | undefined
  readonly now: number
}

const weight = { meaning: 1, words: 0.6, recency: 0.25, fact: 0.1 } as const
const fadeMs = 30 * 86_400_000

/** What is pinned first, then what has to do with what was said, then what is new; facts before episodes. */
export function ranked<T extends Ranked>(rows: readonly T[], { text, meaning, now }: Weighing): T[] {
  const asked = [...contentOf(text)].map((word) => ` ${word}`)
  const scored = rows.map((row) => {
    const score =
      weight.meaning * (meaning && row.sketch ? alike(meaning, row.sketch) : 0) +
      weight.words * shared(asked, row.text) +
      weight.recency * Math.exp(-Math.max(0, now - row.told) / fadeMs) +
      (row.kind === 'FACT' ? weight.fact : 0)
    return { row, score }
  })
  return scored
    .toSorted(
      (a, b) => Number(b.row.pinned) - Number(a.row.pinned) || b.score - a.score || b.row.told - a.row.told,
    )
    .map(({ row }) => row)
}

function alike(meaning: Uint8Array, sketch: string): number {
  return Math.max(0, likeness(meaning, Buffer.from(sketch, 'base64')))
}

/** From 0 to 1: as the words begin, without looking closer. There may be hundreds of texts, and somebody waits. */
function shared(asked: readonly string[], text: string): number {
  if (asked.length === 0) return 0
  const words = ` ${text.toLowerCase()}`
  let both = 0
  for (const word of asked) if (words.includes(word)) both += 1
  return both / Math.min(asked.length, 4)
}
