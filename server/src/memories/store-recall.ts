import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import type { Pair } from './parts.ts'

type Reader = Db | Tx

export interface RecallRow {
  kind: 'FACT' | 'EPISODE'
  text: string
  key: string | null
  data: unknown
  pinned: boolean
  edited: boolean
  /** Milliseconds since 1970. */
  told: number
  /** Its meaning as a sketch, where that was read already. */
  sketch: string | null
}

type Packed = [RecallRow['kind'], string, string | null, unknown, boolean, boolean, number, string | null]

/**
 * On the way of every reply: one question, which also asks whether the memory is switched on. As one value, since hundreds of rows would cost a reply
 * more than all the rest of it.
 */
export async function recallRows(db: Reader, { userId, avatarId }: Pair): Promise<RecallRow[]> {
  const { rows } = await db.execute<{ all: Packed[] | null }>(sql`
    select json_agg(json_build_array(m.kind, m.text, m.key, m.data, m.pinned, m.edited,
      extract(epoch from m.told_at)::float8 * 1000, encode(m.vector, 'base64'))) as all
    from memories m
    where m.user_id = ${userId}::uuid and m.avatar_id = ${avatarId}::uuid and m.deleted_at is null
      and not exists (
        select 1 from memory_settings s where s.user_id = ${userId}::uuid and s.avatar_id = ${avatarId}::uuid and not s.enabled
      )`)
  return (rows[0]?.all ?? []).map(([kind, text, key, data, pinned, edited, told, sketch]) => ({
    kind,
    text,
    key,
    data,
    pinned,
    edited,
    told,
    sketch,
  }))
}

export async function sketchesOf(db: Reader, { userId, avatarId }: Pair): Promise<Map<string, Uint8Array>> {
  const { rows } = await db.execute<{ id: string; vector: Uint8Array }>(sql`
    select m.id, m.vector from memories m
    where m.user_id = ${userId}::uuid and m.avatar_id = ${avatarId}::uuid and m.vector is not null`)
  return new Map(rows.map((row) => [row.id, row.vector]))
}

export interface UnreadRow extends Record<string, unknown> {
  userId: string
  avatarId: string
  id: string
  text: string
}

/** Whose meaning nobody has looked at yet, the oldest first. */
export async function unreadRows(db: Reader, limit: number): Promise<UnreadRow[]> {
  const { rows } = await db.execute<UnreadRow>(sql`
    select m.user_id as "userId", m.avatar_id as "avatarId", m.id, m.text from memories m
    where m.vector is null and m.deleted_at is null
    order by m.updated_at limit ${limit}::int`)
  return rows
}

/** Unless its words have changed meanwhile. */
export async function keepSketches(
  db: Reader,
  pair: Pair,
  read: readonly { id: string; text: string; sketch: Uint8Array }[],
): Promise<void> {
  for (const { id, text, sketch } of read) {
    await db.execute(sql`
      update memories m set vector = ${Buffer.from(sketch)}
      where m.user_id = ${pair.userId}::uuid and m.avatar_id = ${pair.avatarId}::uuid and m.id = ${id}::uuid and m.text = ${text}`)
  }
}
