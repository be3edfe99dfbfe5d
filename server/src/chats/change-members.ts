import { limits } from '@aureole/contract/chats'
import { invalidField, notFound, problem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { meetable } from './meetable.ts'
import type { ChatsParts } from './parts.ts'
import { comeAndGone, wrongNumberOfAngels } from './policy.ts'
import { membershipChange, presentAvatars } from './presence.ts'
import { presentMessage, type KnownChat } from './present.ts'
import { addNotice, join, leave, lockGroup } from './store-members.ts'
import { messageOf } from './store-messages.ts'

/** These are in the group from now on. A line says who came and who went; all who ever were there stay known to it. */
export async function changeMembers(
  parts: ChatsParts,
  chat: KnownChat,
  avatarIds: readonly string[],
): Promise<void> {
  const { bus, clock, database } = parts
  if (chat.type === 'DIRECT') throw invalidField('avatarIds', 'A one-to-one chat stays with its angel')
  const wrong = wrongNumberOfAngels('GROUP', avatarIds)
  if (wrong !== undefined) throw invalidField('avatarIds', wrong)
  // Who is there may stay, also when others could not meet them any more.
  const there = new Set(presentAvatars(chat).map((avatar) => avatar.id))
  const fresh = await meetable(
    parts,
    chat.userId,
    avatarIds.filter((id) => !there.has(id)),
  )
  const names = new Map([...chat.avatars, ...fresh].map(({ id, name }) => [id, name]))

  const noticeId = newId()
  const happened = await database.transaction(async (tx) => {
    const locked = await lockGroup(tx, chat.id)
    if (locked === undefined) throw notFound('This chat')
    const { coming, going } = membershipChange(locked, avatarIds)
    if (coming.length === 0 && going.length === 0) return false
    const ever = new Set([...locked.members.map((member) => member.avatarId), ...coming])
    if (ever.size > limits.groupEverMax) {
      throw problem('conflict', 'So many angels have been in this group already. Start a new one.')
    }
    for (const id of going) await leave(tx, chat.id, id, locked.lastSeq)
    for (const id of coming) await join(tx, chat.id, id, locked.lastSeq)
    const named = (ids: string[]) => ids.map((id) => names.get(id) ?? 'An angel')
    await addNotice(tx, chat.id, {
      id: noticeId,
      seq: locked.lastSeq + 1,
      text: comeAndGone(named(coming), named(going)),
      at: clock.now(),
    })
    return true
  })
  const notice = happened ? await messageOf(database.db, chat.id, noticeId) : undefined
  if (notice !== undefined) {
    const message = presentMessage(notice)
    bus.publish(`user:${chat.userId}`, 'message.created', { chatHash: chat.hash, message })
  }
}
