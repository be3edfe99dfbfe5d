import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { avatarBlocks, avatars } from './tables.ts'

export type AvatarWithCard = typeof avatars.$inferSelect & { hasCard: boolean }
/** Without the card that it may have come from: that can have megabytes, and only its export needs it. */
export type AvatarRow = Omit<AvatarWithCard, 'card'>
export type NewAvatar = typeof avatars.$inferInsert
export type AvatarChange = Partial<Omit<NewAvatar, 'id' | 'createdAt'>>

const { card: _card, ...plain } = getTableColumns(avatars)
const columns = { ...plain, hasCard: sql<boolean>`${avatars.card} is not null`.as('has_card') }
const withCard = { ...columns, card: avatars.card }

/** Deleted ones too: chats with them can still be read. */
export async function rowsById(db: Db | Tx, ids: readonly string[]): Promise<AvatarRow[]> {
  return ids.length === 0
    ? []
    : db
        .select(columns)
        .from(avatars)
        .where(inArray(avatars.id, [...ids]))
}

export async function avatarWithCard(db: Db | Tx, id: string): Promise<AvatarWithCard | undefined> {
  const [row] = await db.select(withCard).from(avatars).where(eq(avatars.id, id))
  return row
}

export async function insertAvatar(tx: Tx, row: NewAvatar): Promise<AvatarRow> {
  const [inserted] = await tx.insert(avatars).values(row).returning(columns)
  if (inserted === undefined) throw new Error('an angel was not written')
  return inserted
}

/** For a change: nobody else changes it before this transaction ends. */
export async function lockAvatar(tx: Tx, id: string): Promise<AvatarRow | undefined> {
  const [row] = await tx.select(columns).from(avatars).where(eq(avatars.id, id)).for('update')
  return row
}

export async function changeAvatar(tx: Tx, id: string, change: AvatarChange): Promise<AvatarRow> {
  const [row] = await tx.update(avatars).set(change).where(eq(avatars.id, id)).returning(columns)
  if (row === undefined) throw new Error('an angel vanished while it was changed')
  return row
}

/** Whoever counts a person's angels and adds to them does so alone, on all nodes, until this transaction ends. */
export async function lockOwner(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`avatars of ${userId}`}, 0))`)
}

function ownedBy(userId: string) {
  return and(eq(avatars.ownerId, userId), isNull(avatars.deletedAt))
}

export async function countOwn(db: Db | Tx, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(avatars)
    .where(ownedBy(userId))
  return row?.count ?? 0
}

/** The newest first. */
export function listOwn(
  db: Db | Tx,
  userId: string,
  page: { limit: number; offset: number },
): Promise<AvatarRow[]> {
  return db
    .select(columns)
    .from(avatars)
    .where(ownedBy(userId))
    .orderBy(desc(avatars.id))
    .limit(page.limit)
    .offset(page.offset)
}

/** Deleted ones too, the oldest first. */
export function allOf(db: Db | Tx, userId: string): Promise<AvatarWithCard[]> {
  return db.select(withCard).from(avatars).where(eq(avatars.ownerId, userId)).orderBy(asc(avatars.id))
}

export async function insertBlock(
  db: Db | Tx,
  block: { userId: string; avatarId: string; createdAt: Date },
): Promise<void> {
  await db.insert(avatarBlocks).values(block).onConflictDoNothing()
}

export async function deleteBlock(db: Db | Tx, userId: string, avatarId: string): Promise<void> {
  await db
    .delete(avatarBlocks)
    .where(and(eq(avatarBlocks.userId, userId), eq(avatarBlocks.avatarId, avatarId)))
}

export async function countBlocks(db: Db | Tx, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(avatarBlocks)
    .where(eq(avatarBlocks.userId, userId))
  return row?.count ?? 0
}

/** Which of these the person has blocked. */
export async function blockedAmong(
  db: Db | Tx,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: avatarBlocks.avatarId })
    .from(avatarBlocks)
    .where(and(eq(avatarBlocks.userId, userId), inArray(avatarBlocks.avatarId, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** Whom the person has blocked, the latest first. */
export async function blockedBy(db: Db | Tx, userId: string): Promise<{ row: AvatarRow; since: Date }[]> {
  const rows = await db
    .select({ row: columns, since: avatarBlocks.createdAt })
    .from(avatarBlocks)
    .innerJoin(avatars, eq(avatars.id, avatarBlocks.avatarId))
    .where(eq(avatarBlocks.userId, userId))
    .orderBy(desc(avatarBlocks.createdAt), desc(avatarBlocks.avatarId))
  return rows
}

export async function deleteBlocksOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(avatarBlocks).where(eq(avatarBlocks.userId, userId))
}
