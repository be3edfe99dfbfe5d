import { memoryLimits, type Memory } from '@aureole/contract/memories'
import { notFound } from '../platform/errors.ts'
import { announce } from './announce.ts'
import type { MemoriesParts, Pair } from './parts.ts'
import { presentOne } from './present.ts'
import { countMemories, dropOldest, lockPair, memoryOf, updateMemory } from './store.ts'

/** How long a deletion can be undone. */
export const undoFor = 10 * 60_000

/** The marks stay: they only keep away what would say the same again. */
export async function restoreMemory(
  parts: MemoriesParts,
  { memoryId, ...pair }: Pair & { readonly memoryId: string },
): Promise<Memory> {
  const row = await parts.database.transaction(async (tx) => {
    await lockPair(tx, pair)
    const before = await memoryOf(tx, pair, memoryId)
    if (before === undefined) throw notFound('This memory')
    if (before.deletedAt === null) return before
    if (before.deletedAt.getTime() < parts.clock.now().getTime() - undoFor) throw notFound('This memory')
    const count = await countMemories(tx, pair)
    if (count >= memoryLimits.most) await dropOldest(tx, pair, count + 1 - memoryLimits.most)
    return updateMemory(tx, pair, memoryId, { deletedAt: null })
  })
  announce(parts, pair)
  return presentOne(parts, pair.userId, row)
}
