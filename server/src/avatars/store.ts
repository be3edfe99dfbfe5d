import { isDeepStrictEqual } from 'node:util'
import { and, asc, between, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { AvatarFilter } from '@aureole/contract/avatars'
import type { Db, Tx } from '../platform/database/index.ts'
import { avatars } from './tables.ts'

export type AvatarRow = typeof avatars.$inferSelect
export type NewAvatar = Omit<AvatarRow, 'createdAt'>

export function listRows(
  db: Db | Tx,
  filter: AvatarFilter,
  page: { limit: number; offset: number },
): Promise<AvatarRow[]> {
  return db
    .select()
    .from(avatars)
    .where(
      and(
        eq(avatars.gender, filter.gender),
        between(avatars.age, filter.minAge, filter.maxAge),
        filter.ethnicity.length > 0 ? inArray(avatars.ethnicity, filter.ethnicity) : undefined,
      ),
    )
    .orderBy(asc(avatars.rank), asc(avatars.id))
    .limit(page.limit)
    .offset(page.offset)
}

export function rowsById(db: Db | Tx, ids: readonly string[]): Promise<AvatarRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(avatars)
        .where(inArray(avatars.id, [...ids]))
}

/** All of the catalogue, in its order; no more than one site map may list. */
export async function publicIds(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .select({ id: avatars.id })
    .from(avatars)
    .orderBy(asc(avatars.rank), asc(avatars.id))
    .limit(50_000)
  return rows.map(({ id }) => id)
}

/** Writes them as given, whatever was there under their ids before. Those that are there as given are left alone. */
export async function upsertRows(db: Db | Tx, rows: readonly NewAvatar[]): Promise<void> {
  const ids = rows.map((row) => row.id)
  const there = new Map((await rowsById(db, ids)).map((row) => [row.id, row]))
  const changed = rows.filter(
    (row) => !isDeepStrictEqual({ ...there.get(row.id), ...row }, there.get(row.id)),
  )
  if (changed.length === 0) return
  const { id: _id, createdAt: _createdAt, ...columns } = getTableColumns(avatars)
  const set = Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  )
  await db.insert(avatars).values(changed).onConflictDoUpdate({ target: avatars.id, set })
}
