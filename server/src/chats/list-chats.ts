import type { Chat } from '@aureole/contract/chats'
import type { Page } from '@aureole/contract/common'
import { knownChats } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { presentChat } from './present.ts'
import { chatsOf, type ChatFilter } from './store.ts'

export interface ListChats extends Partial<ChatFilter> {
  userId: string
  page: number
  pageSize: number
}

export async function listChats(parts: ChatsParts, asked: ListChats): Promise<Page<Chat>> {
  const { userId, archived = false, avatarId, page, pageSize } = asked
  const rows = await chatsOf(
    parts.database.db,
    userId,
    { archived, avatarId },
    { limit: pageSize + 1, offset: (page - 1) * pageSize },
  )
  const shown = await knownChats(parts, rows.slice(0, pageSize))
  return { items: shown.map(presentChat), firstPage: page === 1, lastPage: rows.length <= pageSize }
}
