import type { Remembered } from '../minds/index.ts'
import { encodeWithin, type Encoder } from '../platform/encoder/index.ts'
import type { MemoriesParts, Pair } from './parts.ts'
import { ranked } from './rank.ts'
import { sketchOf } from './sketch.ts'
import { recallRows, type RecallRow } from './store-recall.ts'

type Parts = Pick<MemoriesParts, 'clock' | 'database' | 'encoder'>

export interface Recalling extends Pair {
  /** What has just been said. */
  readonly text: string
}

/** As many as a mind can make use of; where there are no more, all of them come along and nothing is weighed. */
const mostAtOnce = 80

/** A reply does not wait longer than this for the meaning of what it answers; words alone do then. */
const patienceMs = 120

/** What an angel remembers of the person and needs now, best first. */
export async function recallMemories(
  { clock, database, encoder }: Parts,
  { text, ...pair }: Recalling,
): Promise<readonly Remembered[]> {
  const rows = await recallRows(database.db, pair)
  if (rows.length <= mostAtOnce) return rows.toSorted(byPinAndTime).map(remembered)
  const meaning = encoder === undefined ? undefined : await meaningOf(encoder, text)
  const best = ranked(rows, { text, meaning, now: clock.now().getTime() })
  return best.slice(0, mostAtOnce).map(remembered)
}

async function meaningOf(encoder: Encoder, text: string): Promise<Uint8Array | undefined> {
  if (text.trim() === '') return undefined
  const [vector] = (await encodeWithin(encoder, [text], patienceMs)) ?? []
  return vector && sketchOf(vector)
}

function byPinAndTime(a: RecallRow, b: RecallRow): number {
  return Number(b.pinned) - Number(a.pinned) || b.told - a.told
}

/** What the person put in their own words is no mind's any more: its key and data would say what it said before. */
function remembered({ kind, text, key, data, pinned, edited, told }: RecallRow): Remembered {
  return { kind, text, key: edited ? null : key, data: edited ? null : data, pinned, at: told }
}
