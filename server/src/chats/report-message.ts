import type { ReportReason } from '@aureole/contract/messages'
import { notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { bareChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { cleanText } from './policy.ts'
import type { ReplyWriter } from './reply-writer.ts'
import { insertReport } from './store-feedback.ts'
import { messageOf } from './store-messages.ts'

interface ReportMessage {
  userId: string
  chatHash: string
  id: string
  reason: ReportReason
  text?: string | undefined
}

/** Tells customer care about a message, with its words as they are now. A second time changes nothing. */
export async function reportMessage(
  parts: ChatsParts,
  writer: ReplyWriter,
  asked: ReportMessage,
): Promise<void> {
  const { clock, database } = parts
  const chat = await bareChat(parts, asked.userId, asked.chatHash)
  const row = await messageOf(database.db, chat.id, asked.id)
  if (row === undefined || row.deletedAt !== null || row.kind === 'NOTICE') throw notFound('This message')
  await insertReport(database.db, {
    id: newId(),
    chatId: chat.id,
    messageId: row.id,
    userId: asked.userId,
    reason: asked.reason,
    text: cleanText(asked.text ?? ''),
    messageText: writer.latest(row).text,
    createdAt: clock.now(),
  })
}
