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
  /** Oldest first; without an avatar, the person said it. `before` are versions that it replaced. */
  lines: readonly { id?: string; avatarId?: string; text: string; at: Date; before?: readonly string[] }[]
  /** How many of the last lines have not been seen. */
  unread?: number
  pinned?: boolean
  archived?: boolean
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
  const lines: NewMessage[] = []
  const add = (at: Date, line: Pick<NewMessage, 'author' | 'kind' | 'text'> & Partial<NewMessage>): void => {
    const base = { chatId: chat.id, id: newId(), seq: lines.length + 1, status: 'DONE' as const }
    lines.push({ ...base, createdAt: at, finishedAt: at, ...line })
  }
  add(first.at, { author: 'SYSTEM', kind: 'NOTICE', text: aiNotice(avatars) })
  let readSeq = lines.length
  chat.lines.forEach(({ id, avatarId, text, at, before = [] }, place) => {
    const ids = [...before.map(() => newId()), id ?? newId()]
    for (const [i, version] of [...before, text].entries()) {
      add(at, {
        id: ids[i] ?? newId(),
        author: avatarId === undefined ? 'PERSON' : 'AVATAR',
        kind: 'TEXT',
        avatarId: avatarId ?? null,
        text: version,
        version: i + 1,
        versionOf: before.length > 0 ? (ids[0] ?? null) : null,
        leftWith: i < before.length ? (ids[i] ?? null) : null,
      })
    }
    if (place < chat.lines.length - (chat.unread ?? 0)) readSeq = lines.length
  })
  const row = {
    id: chat.id,
    hash: newToken(),
    userId: chat.userId,
    type: chat.type,
    title: chat.title,
    lastSeq: lines.length,
    readSeq,
    lastAt: last.at,
    createdAt: first.at,
    pinned: chat.pinned ?? false,
    archived: chat.archived ?? false,
  }
  return { row, avatarIds: chat.avatarIds, lines }
}
