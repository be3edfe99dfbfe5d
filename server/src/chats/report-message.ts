import type { ReportReason } from '@aureole/contract/messages'
import { notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { publishFact } from './facts.ts'
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
  if (row === undefined || row.deletedAt !== null || row.kind !== 'TEXT' || row.status === 'HIDDEN')
    throw notFound('This message')
  const said = cleanText(asked.text ?? '')
  const { text } = writer.latest(row)
  const whose = { chatId: chat.id, userId: chat.userId, messageId: row.id }
  await database.transaction(async (tx) => {
    const { reason } = asked
    const report = { ...whose, id: newId(), reason, text: said, messageText: text, createdAt: clock.now() }
    if (!(await insertReport(tx, report))) return
    const fact = { ...whose, chatHash: chat.hash, seq: row.seq, text, said: said || null }
    await publishFact(parts, tx, { ...fact, kind: 'REPORT', reportReason: reason })
  })
}
