import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { chatCreations, chats } from './tables.ts'

type Reader = Db | Tx
type ChatChanges = Partial<Pick<typeof chats.$inferSelect, 'title' | 'pinned' | 'archived' | 'muted'>>

/** False when it was deleted meanwhile. */
export async function changeChatRow(db: Reader, id: string, changes: ChatChanges): Promise<boolean> {
  const changed = await db
    .update(chats)
    .set(changes)
    .where(and(eq(chats.id, id), isNull(chats.deletedAt)))
    .returning({ id: chats.id })
  return changed.length > 0
}

/** Takes a deletion back that is younger than `since`. */
export async function restoreChatRow(
  db: Reader,
  userId: string,
  hash: string,
  since: Date,
): Promise<boolean> {
  const restored = await db
    .update(chats)
    .set({ deletedAt: null })
    .where(and(eq(chats.userId, userId), eq(chats.hash, hash), gt(chats.deletedAt, since)))
    .returning({ id: chats.id })
  return restored.length > 0
}

/** A few at a time: with each go all its messages. Answers which went, and whose they were. */
export async function eraseChatsDeletedBefore(
  db: Reader,
  before: Date,
  limit: number,
): Promise<{ id: string; userId: string }[]> {
  const over = db
    .select({ id: chats.id })
    .from(chats)
    .where(and(isNotNull(chats.deletedAt), lt(chats.deletedAt, before)))
    .orderBy(chats.deletedAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db.delete(chats).where(inArray(chats.id, over)).returning({ id: chats.id, userId: chats.userId })
}

export async function creationOf(
  db: Reader,
  userId: string,
  key: string,
): Promise<{ chatId: string; digest: string } | undefined> {
  const [row] = await db
    .select({ chatId: chatCreations.chatId, digest: chatCreations.digest })
    .from(chatCreations)
    .where(and(eq(chatCreations.userId, userId), eq(chatCreations.key, key)))
  return row
}

/** False when another request with the same key came first. */
export async function keepCreation(
  tx: Tx,
  creation: { userId: string; key: string; digest: string; chatId: string },
): Promise<boolean> {
  const kept = await tx
    .insert(chatCreations)
    .values(creation)
    .onConflictDoNothing()
    .returning({ chatId: chatCreations.chatId })
  return kept.length > 0
}

export interface Deleted {
  deleted: boolean
  /** The replies that will not be written. */
  stopped: string[] | null
  /** After the refund, when there was one. */
  balance: number | null
}

export async function deleteChatRow(db: Reader, id: string, userId: string, at: Date): Promise<Deleted> {
  const result = await db.execute<{ deleted: Deleted }>(sql`
    select to_jsonb(d) as deleted
    from chats_delete(${id}::uuid, ${userId}::uuid, ${at.toISOString()}::timestamptz) as d`)
  const [row] = result.rows
  if (row === undefined) throw new Error('a function of the database gave no row')
  return row.deleted
}
