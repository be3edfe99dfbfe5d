import type { KnownAvatar } from '../avatars/index.ts'
import { notFound } from '../platform/errors.ts'
import type { ChatsParts } from './parts.ts'

/** The angels asked for, if the person may begin to talk with all of them. */
export async function meetable(
  { avatars }: Pick<ChatsParts, 'avatars'>,
  userId: string,
  ids: readonly string[],
): Promise<KnownAvatar[]> {
  const allowed = await avatars.meetable(userId, ids)
  if (ids.some((id) => !allowed.has(id))) throw notFound('One of these angels')
  return avatars.byIds(ids)
}
