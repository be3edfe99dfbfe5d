import { notFound } from '../platform/errors.ts'
import { announce } from './announce.ts'
import type { MemoriesParts, Pair } from './parts.ts'
import { lockPair, memoryOf, updateMemory } from './store.ts'
import { leaveMarks } from './store-marks.ts'
import { markOfMessage, marksOf } from './words.ts'

/** Gone at once from everything, for good after a while. It does not come back from what was said before. Twice is as good as once. */
export async function deleteMemory(
  parts: Pick<MemoriesParts, 'bus' | 'clock' | 'database'>,
  { memoryId, ...pair }: Pair & { readonly memoryId: string },
): Promise<void> {
  const deleted = await parts.database.transaction(async (tx) => {
    await lockPair(tx, pair)
    const row = await memoryOf(tx, pair, memoryId)
    if (row === undefined) throw notFound('This memory')
    if (row.deletedAt !== null) return false
    const now = parts.clock.now()
    const { messageId } = row
    const marks = [...marksOf(row), ...(messageId === null ? [] : [markOfMessage({ messageId })])]
    await leaveMarks(tx, pair, marks, now)
    await updateMemory(tx, pair, memoryId, { deletedAt: now })
    return true
  })
  if (deleted) announce(parts, pair)
}
