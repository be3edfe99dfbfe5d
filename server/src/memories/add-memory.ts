import { memoryLimits, type Memory } from '@aureole/contract/memories'
import { problem } from '../platform/errors.ts'
import { announce } from './announce.ts'
import { makeRoom, newRow } from './keep.ts'
import { knownAngel } from './known-angel.ts'
import { ownWords } from './own-words.ts'
import type { MemoriesParts, Pair } from './parts.ts'
import { presentMemory, presentOne } from './present.ts'
import { insertMemories, lockPair, memoriesOf, type MemoryRow } from './store.ts'
import { sameWords } from './words.ts'

/** The person tells an angel something to keep in mind. What it knows already in these words is not kept twice. */
export async function addMemory(
  parts: MemoriesParts,
  { text: written, ...pair }: Pair & { readonly text: string },
): Promise<Memory> {
  await knownAngel(parts, pair)
  const text = await ownWords(parts, written)
  const now = parts.clock.now()
  const row: MemoryRow = {
    ...newRow(
      pair,
      { kind: 'FACT', text, key: null, data: null },
      { toldAt: now, createdAt: now, updatedAt: now },
    ),
    chatId: null,
    messageId: null,
    pinned: false,
    edited: true,
    deletedAt: null,
  }
  const known = await parts.database.transaction(async (tx) => {
    await lockPair(tx, pair)
    const rows = await memoriesOf(tx, pair)
    const same = rows.find((one) => sameWords(one.text, text))
    if (same !== undefined) return same
    if (rows.filter((one) => one.pinned).length >= memoryLimits.most) {
      throw problem(
        'conflict',
        `There is room for ${memoryLimits.most}, and all of them are pinned. Unpin one first.`,
      )
    }
    await insertMemories(tx, [row])
    await makeRoom(tx, pair, rows.length + 1)
    return undefined
  })
  if (known !== undefined) return presentOne(parts, pair.userId, known)
  announce(parts, pair)
  return presentMemory(row, null)
}
