import type { Avatar, AvatarDetails } from '@aureole/contract/avatars'
import { genders } from '@aureole/contract/avatars'
import { BoundedCache } from '../../platform/bounded-cache.ts'
import type { AvatarsParts } from '../parts.ts'
import { presentAvatar, presentDetails, presentKnown, type KnownAvatar } from '../present.ts'
import { blockedAmong, rowsById, type AvatarRow } from '../store.ts'
import { isVisibleTo } from '../visibility.ts'
import { featured, inTurn, pickOfTheDay } from './featured.ts'
import { mostAlike } from './likeness.ts'
import { firstOf, probe, rowsWithTastes } from './store-catalogue.ts'

type Parts = Pick<AvatarsParts, 'clock' | 'database' | 'portraits'>

/** One angel, if the reader may know of it. */
export async function readAvatar(
  parts: Parts,
  id: string,
  readerId?: string,
): Promise<AvatarDetails | undefined> {
  const row = await visibleRow(parts, id, readerId)
  if (row === undefined) return undefined
  const isBlocked = readerId !== undefined && (await blockedAmong(parts.database.db, readerId, [id])).size > 0
  const isMine = readerId !== undefined && row.ownerId === readerId
  return presentDetails(row, parts.portraits.picture(row.portrait), { isMine, isBlocked })
}

async function visibleRow(
  { database }: Pick<Parts, 'database'>,
  id: string,
  readerId: string | undefined,
): Promise<AvatarRow | undefined> {
  const [row] = await rowsById(database.db, [id])
  return row !== undefined && isVisibleTo(row, readerId) ? row : undefined
}

/**
 * For those who know the angels already: deleted and private ones too, in the order asked for. Each message asks for its
 * angels, and most are the house's, which hardly ever change: those are remembered for a moment.
 */
export function createKnownAvatars({ database, portraits }: Pick<Parts, 'database' | 'portraits'>) {
  const remembered = new BoundedCache<{ since: number; avatar: KnownAvatar }>(rememberedAvatars)
  return async (ids: readonly string[]): Promise<KnownAvatar[]> => {
    const now = performance.now()
    const known = new Map<string, KnownAvatar>()
    for (const id of ids) {
      const entry = remembered.get(id)
      if (entry !== undefined && now - entry.since < rememberedMs) known.set(id, entry.avatar)
    }
    for (const row of await rowsById(
      database.db,
      ids.filter((id) => !known.has(id)),
    )) {
      const avatar = presentKnown(row, portraits.picture(row.portrait))
      known.set(row.id, avatar)
      if (row.ownerId === null) remembered.set(row.id, { since: now, avatar })
    }
    return ids.flatMap((id) => known.get(id) ?? [])
  }
}

const rememberedAvatars = 1000
const rememberedMs = 5000

/** Which of these the person may begin to talk with: whom they may know of and have not blocked. */
export async function meetable(
  { database }: Pick<Parts, 'database'>,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await rowsById(database.db, ids)
  const blocked = await blockedAmong(database.db, userId, ids)
  return new Set(rows.filter((row) => isVisibleTo(row, userId) && !blocked.has(row.id)).map((row) => row.id))
}

/** Women and men in turn, others every day. */
export async function featuredAvatars(parts: Parts, readerId?: string): Promise<Avatar[]> {
  const { clock, database, portraits } = parts
  const day = clock.now().toISOString().slice(0, 10)
  const [men = [], women = []] = await Promise.all(
    genders.map((gender) => firstOf(database.db, gender, readerId, featured.outOf)),
  )
  return inTurn(pickOfTheDay(day, women, featured.each), pickOfTheDay(day, men, featured.each)).map((row) =>
    presentAvatar(row, portraits.picture(row.portrait)),
  )
}

const similar = { shown: 6, near: 60, known: 60, others: 30, years: 7 } as const

/** Whom somebody might like who likes this one; nothing when there is no such angel for this reader. */
export async function similarAvatars(
  parts: Parts,
  id: string,
  readerId?: string,
): Promise<Avatar[] | undefined> {
  const { db } = parts.database
  const row = await visibleRow(parts, id, readerId)
  if (row === undefined) return undefined
  const { gender, ethnicity, age } = row
  const near = { gender, ethnicity: [ethnicity], minAge: age - similar.years, maxAge: age + similar.years }
  const other = gender === 'FEMALE' ? 'MALE' : 'FEMALE'
  // Enough to choose from, few enough to read: those of the same kind, and the first ones of the catalogue.
  const found = await Promise.all([
    probe(db, near, { skip: 0, take: similar.near }, readerId),
    firstOf(db, gender, readerId, similar.known),
    firstOf(db, other, readerId, similar.others),
  ])
  const candidates = await rowsWithTastes(db, [...new Set(found.flat().map((one) => one.id))])
  return mostAlike(row, candidates, similar.shown).map((one) =>
    presentAvatar(one, parts.portraits.picture(one.portrait)),
  )
}
