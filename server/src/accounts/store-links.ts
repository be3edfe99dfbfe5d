import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { mailLinks, type LinkPurpose } from './tables.ts'

export type LinkRow = typeof mailLinks.$inferSelect

export async function insertLink(tx: Tx, row: typeof mailLinks.$inferInsert): Promise<void> {
  await tx.insert(mailLinks).values(row)
}

/** Locked, so that of two clicks on one link only one finds it unused. */
export async function lockLink(tx: Tx, hash: string, purpose: LinkPurpose): Promise<LinkRow | undefined> {
  const [row] = await tx
    .select()
    .from(mailLinks)
    .where(and(eq(mailLinks.hash, hash), eq(mailLinks.purpose, purpose)))
    .for('update')
  return row
}

export async function linkByHash(db: Db | Tx, hash: string): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(mailLinks).where(eq(mailLinks.hash, hash))
  return row
}

export async function linkById(db: Db | Tx, id: string): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(mailLinks).where(eq(mailLinks.id, id))
  return row
}

/** The address that waits for its confirmation, as long as its link works. */
export async function pendingEmailOf(db: Db | Tx, userId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ newEmail: mailLinks.newEmail })
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.userId, userId),
        eq(mailLinks.purpose, 'confirm-email'),
        isNull(mailLinks.usedAt),
        gt(mailLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(mailLinks.createdAt), desc(mailLinks.id))
    .limit(1)
  return row?.newEmail ?? null
}

/** One link of a purpose that has worked takes all others of that purpose with it. */
export async function useLinksOf(tx: Tx, userId: string, purpose: LinkPurpose, usedAt: Date): Promise<void> {
  await tx
    .update(mailLinks)
    .set({ usedAt, pending: null })
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose), isNull(mailLinks.usedAt)))
}

export async function newestLink(tx: Tx, userId: string, purpose: LinkPurpose): Promise<LinkRow | undefined> {
  const [row] = await tx
    .select()
    .from(mailLinks)
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose)))
    .orderBy(desc(mailLinks.createdAt), desc(mailLinks.id))
    .limit(1)
  return row
}

export async function deleteLinksOver(tx: Tx, before: Date): Promise<void> {
  await tx.delete(mailLinks).where(lt(mailLinks.expiresAt, before))
}
