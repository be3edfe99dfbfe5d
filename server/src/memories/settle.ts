import { dimensions, type Encoder } from '../platform/encoder/index.ts'
import { announce } from './announce.ts'
import { doubles } from './doubles.ts'
import type { MemoriesParts, Pair } from './parts.ts'
import { undoFor } from './restore-memory.ts'
import { sketchOf } from './sketch.ts'
import { eraseDeletedBefore, lockPair, memoriesOf, removeMemories, updateMemory } from './store.ts'
import { keepSketches, sketchesOf, unreadRows, type UnreadRow } from './store-recall.ts'

type Parts = Pick<MemoriesParts, 'bus' | 'clock' | 'database' | 'encoder' | 'log'>

const atOnce = 100
const mostRounds = 10

/**
 * What need not happen while somebody waits for a reply: the meaning of what is new, and what says the same in other words; and
 * deletions that can no longer be undone.
 */
export async function settle(parts: Parts): Promise<void> {
  const { clock, database, encoder } = parts
  await eraseDeletedBefore(database.db, new Date(clock.now().getTime() - undoFor))
  if (encoder === undefined) return
  for (let round = 0; round < mostRounds; round++) {
    const rows = await unreadRows(database.db, atOnce)
    if (rows.length > 0) await readMeanings(parts, encoder, rows)
    if (rows.length < atOnce) return
  }
}

async function readMeanings(parts: Parts, encoder: Encoder, rows: readonly UnreadRow[]): Promise<void> {
  const vectors = await encoder.encode(rows.map((row) => row.text))
  const read = rows.map((row, i) => ({ ...row, sketch: sketchOf(vectors[i] ?? new Int8Array(dimensions)) }))
  for (const [first, ...others] of Map.groupBy(read, (row) => `${row.userId} ${row.avatarId}`).values()) {
    if (first !== undefined) await settlePair(parts, first, [first, ...others])
  }
}

/** M7: of two that say the same, one stays. */
async function settlePair(
  parts: Parts,
  { userId, avatarId }: Pair,
  read: readonly (UnreadRow & { sketch: Uint8Array })[],
): Promise<void> {
  const pair = { userId, avatarId }
  const merged = await parts.database.transaction(async (tx) => {
    await lockPair(tx, pair)
    await keepSketches(tx, pair, read)
    const rows = await memoriesOf(tx, pair)
    const found = doubles(rows, await sketchesOf(tx, pair), new Set(read.map((row) => row.id)))
    for (const { stays, goes } of found) {
      await removeMemories(tx, pair, [goes.id])
      if (stays.key === null && goes.key !== null && !stays.edited) {
        await updateMemory(tx, pair, stays.id, { key: goes.key, data: goes.data })
      }
    }
    return found.length > 0
  })
  if (merged) announce(parts, pair)
}
