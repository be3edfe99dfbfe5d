import { isDeepStrictEqual } from 'node:util'
import { asc, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { ethnicities, genders, type AvatarFilter, type Gender } from '@aureole/contract/avatars'
import type { Db, Tx } from '../../platform/database/index.ts'
import { avatarBlocks, avatars, inCatalogue } from '../tables.ts'
import { rowsById, type AvatarRow, type NewAvatar } from '../store.ts'
import type { Place, Stretch } from './list-plan.ts'

const cardColumns = {
  id: avatars.id,
  name: avatars.name,
  age: avatars.age,
  gender: avatars.gender,
  ethnicity: avatars.ethnicity,
  hook: avatars.hook,
  occupation: avatars.occupation,
  starters: avatars.starters,
  portrait: avatars.portrait,
  palette: avatars.palette,
  rank: avatars.rank,
}
/** As much of an angel as a card shows. */
export type CardRow = Pick<AvatarRow, keyof typeof cardColumns>

/** Who reads: those whom this person has blocked are left out. */
export type Reader = string | undefined

/** Goes through the catalogue in its order and takes who fits; gives up after so many. */
export function walk(
  db: Db | Tx,
  filter: AvatarFilter,
  stretch: Stretch,
  reader: Reader,
  atMost: number,
): Promise<CardRow[]> {
  const passed = sql`
    select ${avatars.id}, ${avatars.rank}, ${avatars.age}, ${avatars.ethnicity} from ${avatars}
    where ${avatars.gender} = ${filter.gender} and ${inCatalogue(avatars)} ${after(stretch.after)}
    order by ${avatars.rank}, ${avatars.id} limit ${atMost}`
  const isWide = filter.ethnicity.length === 0
  return cards(
    db,
    sql`
    select passed.id from (${passed}) passed
    where passed.age between ${filter.minAge} and ${filter.maxAge}
      ${isWide ? sql`` : sql`and passed.ethnicity = any(${sql.param(filter.ethnicity)}::text[])`}
      ${notBlocked(reader, sql`passed.id`)}
    order by passed.rank, passed.id offset ${stretch.skip} limit ${stretch.take}`,
  )
}

/** Takes the first of each kind that is looked for and merges them. What it costs grows with the number of kinds alone. */
export function probe(
  db: Db | Tx,
  filter: AvatarFilter,
  stretch: Stretch,
  reader: Reader,
): Promise<CardRow[]> {
  const kinds = filter.ethnicity.length === 0 ? [...ethnicities] : filter.ethnicity
  return cards(
    db,
    sql`
    select first.id
    from unnest(${sql.param(kinds)}::text[]) kind(ethnicity)
    cross join generate_series(${filter.minAge}::int, ${filter.maxAge}::int) year(age)
    cross join lateral (
      select ${avatars.id}, ${avatars.rank} from ${avatars}
      where ${avatars.gender} = ${filter.gender} and ${inCatalogue(avatars)}
        and ${avatars.ethnicity} = kind.ethnicity and ${avatars.age} = year.age
        ${after(stretch.after)} ${notBlocked(reader, sql`${avatars.id}`)}
      order by ${avatars.rank}, ${avatars.id} limit ${stretch.skip + stretch.take}
    ) first
    order by first.rank, first.id offset ${stretch.skip} limit ${stretch.take}`,
  )
}

function after(place: Place | undefined): SQL {
  return place === undefined
    ? sql``
    : sql`and (${avatars.rank}, ${avatars.id}) > (${place.rank}, ${place.id}::uuid)`
}

function notBlocked(reader: Reader, id: SQL): SQL {
  return reader === undefined
    ? sql``
    : sql`and ${id} <> all(array(
        select ${avatarBlocks.avatarId} from ${avatarBlocks} where ${avatarBlocks.userId} = ${reader}::uuid))`
}

/** Only those who are shown are read whole; all others are passed by in an index. */
function cards(db: Db | Tx, ids: SQL): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(avatars)
    .where(sql`${avatars.id} = any(array(${ids}))`)
    .orderBy(asc(avatars.rank), asc(avatars.id))
}

/** The first ones of one gender: out of them the first page chooses. */
export async function firstOf(
  db: Db | Tx,
  gender: Gender,
  reader: Reader,
  limit: number,
): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(avatars)
    .where(
      sql`${avatars.gender} = ${gender} and ${inCatalogue(avatars)} ${notBlocked(reader, sql`${avatars.id}`)}`,
    )
    .orderBy(asc(avatars.rank), asc(avatars.id))
    .limit(limit)
}

export async function rowsWithTastes(db: Db | Tx, ids: readonly string[]) {
  return ids.length === 0
    ? []
    : db
        .select({ ...cardColumns, traits: avatars.traits, hobbies: avatars.hobbies })
        .from(avatars)
        .where(inArray(avatars.id, [...ids]))
}

/** All of the catalogue, each gender in its order; no more than one site map may list. */
export async function publicIds(db: Db | Tx): Promise<string[]> {
  const found: string[] = []
  for (const gender of genders) {
    const rows = await db
      .select({ id: avatars.id })
      .from(avatars)
      .where(sql`${avatars.gender} = ${gender} and ${inCatalogue(avatars)}`)
      .orderBy(asc(avatars.rank), asc(avatars.id))
      .limit(50_000 / genders.length)
    found.push(...rows.map(({ id }) => id))
  }
  return found
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
  await db
    .insert(avatars)
    .values([...changed])
    .onConflictDoUpdate({ target: avatars.id, set })
}
