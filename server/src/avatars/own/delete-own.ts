import { publishAsked } from '../facts.ts'
import type { AvatarsParts } from '../parts.ts'
import { changeAvatar } from '../store.ts'
import { lockOwnAvatar } from './own-avatar.ts'

/** Nobody finds it from now on. Its words and picture stay for the chats in which it has spoken. */
export async function deleteOwn(
  { clock, database, jobs }: Pick<AvatarsParts, 'clock' | 'database' | 'jobs'>,
  userId: string,
  id: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const before = await lockOwnAvatar(tx, userId, id)
    if (before.visibility === 'REVIEW') await publishAsked({ jobs }, tx, id)
    const now = clock.now()
    await changeAvatar(tx, id, { visibility: 'PRIVATE', deletedAt: now, updatedAt: now })
  })
}
