import type { Chat } from '@aureole/contract/chats'
import type { Page } from '@aureole/contract/common'
import type { ChatsParts } from './parts.ts'
import { presentChat } from './present.ts'
import { chatsOf } from './store.ts'

export async function listChats(
  { avatars, database }: ChatsParts,
  asked: { userId: string; page: number; pageSize: number },
): Promise<Page<Chat>> {
  const { userId, page, pageSize } = asked
  const rows = await chatsOf(database.db, userId, { limit: pageSize + 1, offset: (page - 1) * pageSize })
  const shown = rows.slice(0, pageSize)
  const ids = [...new Set(shown.flatMap((row) => row.avatarIds))]
  const known = new Map((await avatars.byIds(ids)).map((avatar) => [avatar.id, avatar]))
  return {
    items: shown.map((row) =>
      presentChat({ ...row, avatars: row.avatarIds.flatMap((id) => known.get(id) ?? []) }),
    ),
    firstPage: page === 1,
    lastPage: rows.length <= pageSize,
  }
}
