import type { Avatar } from '@aureole/contract/avatars'
import type { Page } from '@aureole/contract/common'
import type { OwnAvatar, Visibility } from '@aureole/contract/own-avatars'
import { notFound } from '../../platform/errors.ts'
import type { AvatarsParts } from '../parts.ts'
import { presentAvatar, presentOwn } from '../present.ts'
import { blockedAmong, countOwn, listOwn, type AvatarRow } from '../store.ts'
import { ownAvatar } from './own-avatar.ts'
import { ownLimit } from './policy.ts'

type Parts = Pick<AvatarsParts, 'accounts' | 'database' | 'portraits'>

export interface OwnPage extends Page<Avatar & { visibility: Visibility }> {
  count: number
  limit: number
}

/** The newest first, and how many there may be. */
export async function listOwnAvatars(
  { accounts, database: { db }, portraits }: Parts,
  userId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<OwnPage> {
  const person = await accounts.userById(db, userId)
  if (person === undefined) throw notFound('This person')
  const rows = await listOwn(db, userId, { limit: pageSize + 1, offset: (page - 1) * pageSize })
  return {
    items: rows.slice(0, pageSize).map((row) => ({
      ...presentAvatar(row, portraits.picture(row.portrait)),
      visibility: row.visibility,
    })),
    firstPage: page === 1,
    lastPage: rows.length <= pageSize,
    count: await countOwn(db, userId),
    limit: ownLimit(person.isPremium),
  }
}

export async function readOwnAvatar(parts: Parts, userId: string, id: string): Promise<OwnAvatar> {
  return presentOwnTo(parts, userId, await ownAvatar(parts.database.db, userId, id))
}

export async function presentOwnTo(
  { database, portraits }: Pick<Parts, 'database' | 'portraits'>,
  userId: string,
  row: AvatarRow,
): Promise<OwnAvatar> {
  const blocked = await blockedAmong(database.db, userId, [row.id])
  return presentOwn(row, portraits.picture(row.portrait), blocked.has(row.id))
}
