import type { KnownAvatar } from '../avatars/index.ts'
import { notFound } from '../platform/errors.ts'
import type { ChatsParts } from './parts.ts'
import { memberIds } from './presence.ts'
import type { BareChat, KnownChat } from './present.ts'
import { bareChatById, bareChatOf, chatById, chatOf, type BareChatRow, type ChatRow } from './store.ts'

type Parts = Pick<ChatsParts, 'database' | 'avatars'>

/** The person's chat with its angels, to do something in it. What is not theirs is not found. */
export async function bareChat(parts: Parts, userId: string, hash: string): Promise<BareChat> {
  const row = await bareChatOf(parts.database.db, userId, hash)
  if (row === undefined) throw notFound('This chat')
  return withAvatars(parts, row)
}

export async function bareChatWithId(parts: Parts, id: string): Promise<BareChat | undefined> {
  const row = await bareChatById(parts.database.db, id)
  return row && withAvatars(parts, row)
}

/** The same with what the list of chats shows of it. */
export async function knownChat(parts: Parts, userId: string, hash: string): Promise<KnownChat> {
  const row = await chatOf(parts.database.db, userId, hash)
  if (row === undefined) throw notFound('This chat')
  return withAvatars(parts, row)
}

export async function knownChatById(parts: Parts, id: string): Promise<KnownChat | undefined> {
  const row = await chatById(parts.database.db, id)
  return row && withAvatars(parts, row)
}

/** Many at once, asking for their angels together. */
export async function knownChats(parts: Parts, rows: readonly ChatRow[]): Promise<KnownChat[]> {
  const ids = [...new Set(rows.flatMap(memberIds))]
  const known = new Map((await parts.avatars.byIds(ids)).map((avatar) => [avatar.id, avatar]))
  return rows.map((row) => ({ ...row, avatars: memberIds(row).flatMap((id) => known.get(id) ?? []) }))
}

export async function withAvatars<R extends BareChatRow>(
  parts: Parts,
  row: R,
): Promise<R & { avatars: KnownAvatar[] }> {
  return { ...row, avatars: await parts.avatars.byIds(memberIds(row)) }
}
