import type { Message } from '@aureole/contract/chats'
import { notFound } from '../platform/errors.ts'
import type { ChatsParts } from './parts.ts'
import { presentMessage } from './present.ts'
import type { ReplyWriter } from './reply-writer.ts'
import { chatOf, messagesBefore } from './store.ts'

/** A page of what was said. A reply that is being written here is shown as far as its deltas have gone out. */
export async function listMessages(
  { database }: ChatsParts,
  writer: ReplyWriter,
  asked: { userId: string; chatHash: string; before?: number | undefined; limit: number },
): Promise<{ items: Message[]; hasMore: boolean }> {
  const chat = await chatOf(database.db, asked.userId, asked.chatHash)
  if (chat === undefined) throw notFound('This chat')
  const rows = await messagesBefore(database.db, chat.id, asked.before, asked.limit + 1)
  return {
    items: rows
      .slice(0, asked.limit)
      .toReversed()
      .map((row) => presentMessage(writer.latest(row))),
    hasMore: rows.length > asked.limit,
  }
}
