import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { secondFactors } from './tables.ts'

export type SecondFactorRow = typeof secondFactors.$inferSelect

export async function hasSecondFactor(db: Db | Tx, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  return rows.length > 0
}

/** Locked, so that of two that come with the same code only one finds it fresh. */
export async function lockSecondFactor(tx: Tx, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update')
  return row
}

/** In the place of one that was begun and never confirmed. False when there is one in force. */
export async function putSecondFactor(
  tx: Tx,
  row: { userId: string; secret: string; createdAt: Date },
): Promise<boolean> {
  const fresh = { ...row, recoveryHashes: [], lastStep: 0 }
  const put = await tx
    .insert(secondFactors)
    .values(fresh)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return put.length > 0
}

export async function changeSecondFactor(
  tx: Tx,
  userId: string,
  change: Partial<Pick<SecondFactorRow, 'confirmedAt' | 'lastStep' | 'recoveryHashes'>>,
): Promise<void> {
  await tx.update(secondFactors).set(change).where(eq(secondFactors.userId, userId))
}

export async function deleteSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId })
  return deleted.length > 0
}
