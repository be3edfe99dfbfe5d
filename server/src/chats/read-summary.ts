import type { readSummary as contract } from '@aureole/contract/memories'
import type { AnswerOf } from '@aureole/contract/route'
import { bareChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { summariesOf } from './store-summaries.ts'

/** What the angels of a chat keep of its earlier part, in the angels' order. */
export async function readSummary(
  parts: Pick<ChatsParts, 'avatars' | 'database'>,
  asked: { userId: string; chatHash: string },
): Promise<AnswerOf<typeof contract>> {
  const chat = await bareChat(parts, asked.userId, asked.chatHash)
  const summaries = new Map((await summariesOf(parts.database.db, chat.id)).map((row) => [row.avatarId, row]))
  const items = chat.avatars.flatMap(({ id: avatarId }) => {
    const row = summaries.get(avatarId)
    if (row === undefined || row.text === '') return []
    return { avatarId, text: row.text, untilSeq: row.untilSeq, updatedAt: row.createdAt.toISOString() }
  })
  return { items }
}
