import type { AvatarDetails } from '@aureole/contract/avatars'
import { newId, newToken } from '../platform/ids.ts'
import type { ChatsParts } from './parts.ts'
import { aiNotice } from './policy.ts'
import { insertChats, type NewChat, type NewMessage } from './store.ts'

export interface ImportChat {
  /** The same id is imported once. */
  id: string
  userId: string
  type: 'DIRECT' | 'GROUP'
  title: string
  avatarIds: readonly string[]
  /** Oldest first; without an avatar, the person said it. */
  lines: readonly { avatarId?: string; text: string; at: Date }[]
  /** How many of the last lines have not been seen. */
  unread?: number
}

/** Chats that took place elsewhere. They cost nothing and begin with the notice like every other. */
export async function importChats(parts: ChatsParts, imports: readonly ImportChat[]): Promise<void> {
  const ids = [...new Set(imports.flatMap((chat) => chat.avatarIds))]
  const known = new Map((await parts.avatars.byIds(ids)).map((avatar) => [avatar.id, avatar]))
  const chats = imports.map((chat) => chatOfImport(chat, known))
  await parts.database.transaction((tx) => insertChats(tx, chats))
}

function chatOfImport(chat: ImportChat, known: ReadonlyMap<string, AvatarDetails>): NewChat {
  const avatars = chat.avatarIds.flatMap((id) => known.get(id) ?? [])
  const first = chat.lines[0]
  const last = chat.lines.at(-1)
  if (first === undefined || last === undefined || avatars.length !== chat.avatarIds.length) {
    throw new Error(
      `the chat ${chat.title} cannot be imported: it has no lines, or an angel of it does not exist`,
    )
  }
  const line = (at: Date, seq: number) => ({
    chatId: chat.id,
    id: newId(),
    seq,
    status: 'DONE' as const,
    createdAt: at,
    finishedAt: at,
  })
  const said = chat.lines.map(({ avatarId, text, at }, i): NewMessage => ({
    ...line(at, i + 2),
    author: avatarId === undefined ? 'PERSON' : 'AVATAR',
    kind: 'TEXT',
    avatarId: avatarId ?? null,
    text,
  }))
  const notice: NewMessage = {
    ...line(first.at, 1),
    author: 'SYSTEM',
    kind: 'NOTICE',
    text: aiNotice(avatars),
  }
  const row = {
    id: chat.id,
    hash: newToken(),
    userId: chat.userId,
    type: chat.type,
    title: chat.title,
    lastSeq: chat.lines.length + 1,
    readSeq: chat.lines.length + 1 - (chat.unread ?? 0),
    lastAt: last.at,
    createdAt: first.at,
  }
  return { row, avatarIds: chat.avatarIds, lines: [notice, ...said] }
}
