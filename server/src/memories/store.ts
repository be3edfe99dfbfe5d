import { and, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import type { Pair } from './parts.ts'
import { memories, memorySettings, memoryTombstones } from './tables.ts'

type Reader = Db | Tx

/** Without the vector, which is larger than all the rest. */
const { vector: _vector, ...columns } = getTableColumns(memories)

export type MemoryRow = Omit<typeof memories.$inferSelect, 'vector'>
export type NewMemoryRow = typeof memories.$inferInsert

const ofPair = ({ userId, avatarId }: Pair) =>
  and(eq(memories.userId, userId), eq(memories.avatarId, avatarId))
const live = (pair: Pair) => and(ofPair(pair), isNull(memories.deletedAt))

export interface Settings {
  enabled: boolean
  forgottenBefore: Date | null
}

const settings = { enabled: memorySettings.enabled, forgottenBefore: memorySettings.forgottenBefore }

/** Nobody else changes what this angel remembers of this person until the transaction is over. */
export async function lockPair(tx: Tx, { userId, avatarId }: Pair): Promise<Settings> {
  const [row] = await tx
    .insert(memorySettings)
    .values({ userId, avatarId })
    .onConflictDoUpdate({
      target: [memorySettings.userId, memorySettings.avatarId],
      set: { userId: sql`excluded.user_id` },
    })
    .returning(settings)
  if (row === undefined) throw new Error('a row that was written is not there')
  return row
}

export async function settingsOf(db: Reader, { userId, avatarId }: Pair): Promise<Settings> {
  const [row] = await db
    .select(settings)
    .from(memorySettings)
    .where(and(eq(memorySettings.userId, userId), eq(memorySettings.avatarId, avatarId)))
  return row ?? { enabled: true, forgottenBefore: null }
}

export async function changeSettings(
  db: Reader,
  { userId, avatarId }: Pair,
  change: Partial<Settings>,
): Promise<void> {
  await db
    .insert(memorySettings)
    .values({ userId, avatarId, ...change })
    .onConflictDoUpdate({ target: [memorySettings.userId, memorySettings.avatarId], set: change })
}

export function memoriesOf(db: Reader, pair: Pair): Promise<MemoryRow[]> {
  return db.select(columns).from(memories).where(live(pair))
}

/** Pinned first, then what was told last. */
export function pageOfMemories(
  db: Reader,
  pair: Pair,
  page: { limit: number; offset: number },
): Promise<MemoryRow[]> {
  return db
    .select(columns)
    .from(memories)
    .where(live(pair))
    .orderBy(desc(memories.pinned), desc(memories.toldAt), desc(memories.id))
    .limit(page.limit)
    .offset(page.offset)
}

export function countMemories(db: Reader, pair: Pair): Promise<number> {
  return db.$count(memories, live(pair))
}

/** Also one that was deleted and can still be brought back. */
export async function memoryOf(db: Reader, pair: Pair, id: string): Promise<MemoryRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(memories)
    .where(and(ofPair(pair), eq(memories.id, id)))
  return row
}

export async function insertMemories(tx: Tx, rows: readonly NewMemoryRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(memories).values([...rows])
}

export async function updateMemory(
  tx: Tx,
  pair: Pair,
  id: string,
  change: Partial<NewMemoryRow>,
): Promise<MemoryRow> {
  const [row] = await tx
    .update(memories)
    .set(change)
    .where(and(ofPair(pair), eq(memories.id, id)))
    .returning(columns)
  if (row === undefined) throw new Error('a memory went away under its lock')
  return row
}

export async function removeMemories(tx: Tx, pair: Pair, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(memories).where(and(ofPair(pair), inArray(memories.id, [...ids])))
}

/** Episodes leave before facts, old ones before new ones, what the person wrote last, and what is pinned never. */
export async function dropOldest(tx: Tx, pair: Pair, howMany: number): Promise<void> {
  await tx.execute(sql`
    delete from memories m where m.user_id = ${pair.userId}::uuid and m.avatar_id = ${pair.avatarId}::uuid and m.id in (
      select o.id from memories o
      where o.user_id = ${pair.userId}::uuid and o.avatar_id = ${pair.avatarId}::uuid and o.deleted_at is null and not o.pinned
      order by o.edited, o.kind <> 'EPISODE', o.told_at, o.id limit ${howMany}::int
    )`)
}

export async function forgetAll(tx: Tx, pair: Pair): Promise<void> {
  await tx.delete(memories).where(ofPair(pair))
  // Covered by the moment up to which everything is forgotten.
  await tx
    .delete(memoryTombstones)
    .where(and(eq(memoryTombstones.userId, pair.userId), eq(memoryTombstones.avatarId, pair.avatarId)))
}

/** For good, when it can no longer be undone. */
export async function eraseDeletedBefore(db: Reader, before: Date): Promise<void> {
  await db.delete(memories).where(lt(memories.deletedAt, before))
}

/** Of messages or of whole chats that are gone. Answers whose memory changed. */
export async function eraseEpisodes(
  tx: Tx,
  userId: string,
  gone: { messageIds: readonly string[] } | { chatIds: readonly string[] },
): Promise<string[]> {
  const from =
    'messageIds' in gone
      ? inArray(memories.messageId, [...gone.messageIds])
      : inArray(memories.chatId, [...gone.chatIds])
  const erased = await tx
    .delete(memories)
    .where(
      and(
        eq(memories.userId, userId),
        from,
        eq(memories.kind, 'EPISODE'),
        eq(memories.pinned, false),
        eq(memories.edited, false),
      ),
    )
    .returning({ avatarId: memories.avatarId })
  return [...new Set(erased.map((row) => row.avatarId))]
}
