import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import type { Pair } from './parts.ts'
import { memoryTombstones } from './tables.ts'

export async function leaveMarks(tx: Tx, pair: Pair, marks: readonly string[], before: Date): Promise<void> {
  await tx
    .insert(memoryTombstones)
    .values(marks.map((mark) => ({ userId: pair.userId, avatarId: pair.avatarId, mark, before })))
    .onConflictDoUpdate({
      target: [memoryTombstones.userId, memoryTombstones.avatarId, memoryTombstones.mark],
      set: { before: sql`greatest(${memoryTombstones.before}, excluded.before)` },
    })
}

/** Which of these stand against something that was told then. */
export async function marksAgainst(
  db: Db | Tx,
  pair: Pair,
  marks: readonly string[],
  toldAt: Date,
): Promise<Set<string>> {
  const rows = await db
    .select({ mark: memoryTombstones.mark })
    .from(memoryTombstones)
    .where(
      and(
        eq(memoryTombstones.userId, pair.userId),
        eq(memoryTombstones.avatarId, pair.avatarId),
        inArray(memoryTombstones.mark, [...marks]),
        gte(memoryTombstones.before, toldAt),
      ),
    )
  return new Set(rows.map((row) => row.mark))
}
