import type { AvatarsParts } from '../parts.ts'
import { changeAvatar } from '../store.ts'
import { lockOwnAvatar } from './own-avatar.ts'

/** Nobody finds it from now on. Its words and picture stay for the chats in which it has spoken. */
export async function deleteOwn(
  { clock, database }: Pick<AvatarsParts, 'clock' | 'database'>,
  userId: string,
  id: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockOwnAvatar(tx, userId, id)
    const now = clock.now()
    await changeAvatar(tx, id, { visibility: 'PRIVATE', deletedAt: now, updatedAt: now })
  })
}
