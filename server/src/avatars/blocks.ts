import type { Avatar } from '@aureole/contract/avatars'
import { notFound, problem } from '../platform/errors.ts'
import type { AvatarsParts } from './parts.ts'
import { presentAvatar } from './present.ts'
import { blockedBy, countBlocks, deleteBlock, insertBlock, rowsById } from './store.ts'
import { isVisibleTo } from './visibility.ts'

type Parts = Pick<AvatarsParts, 'clock' | 'database' | 'portraits'>

/** Each list has to leave them out: more than this would cost everybody time. */
const mostBlocks = 1000

/** The person does not want to meet this angel. */
export async function blockAvatar(
  { clock, database: { db } }: Parts,
  userId: string,
  avatarId: string,
): Promise<void> {
  const [row] = await rowsById(db, [avatarId])
  if (row === undefined || !isVisibleTo(row, userId)) throw notFound('This angel')
  if ((await countBlocks(db, userId)) >= mostBlocks) {
    throw problem('not-allowed', `You have blocked ${mostBlocks} angels. Unblock one to block another.`)
  }
  await insertBlock(db, { userId, avatarId, createdAt: clock.now() })
}

export async function unblockAvatar({ database }: Parts, userId: string, avatarId: string): Promise<void> {
  await deleteBlock(database.db, userId, avatarId)
}

/** Those who are gone are left out: nobody meets them anyway. */
export async function listBlocked(
  { database, portraits }: Pick<Parts, 'database' | 'portraits'>,
  userId: string,
): Promise<Avatar[]> {
  return (await blockedBy(database.db, userId))
    .filter(({ row }) => isVisibleTo(row, userId))
    .map(({ row }) => presentAvatar(row, portraits.picture(row.portrait)))
}
