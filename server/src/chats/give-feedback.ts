import type { Feedback } from '@aureole/contract/messages'
import { notFound } from '../platform/errors.ts'
import { publishChanged } from './announce-messages.ts'
import { bareChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { conflict } from './refusals.ts'
import { setFeedback } from './store-feedback.ts'
import { messageOf } from './store-messages.ts'

/** What the person thinks of a reply; their other devices show it too. */
export async function giveFeedback(
  parts: ChatsParts,
  asked: { userId: string; chatHash: string; id: string; value: Feedback | null },
): Promise<void> {
  const { db } = parts.database
  const chat = await bareChat(parts, asked.userId, asked.chatHash)
  const changed = await setFeedback(db, chat.id, asked.id, asked.value)
  if (changed !== undefined) return publishChanged(parts, chat, changed)
  const row = await messageOf(db, chat.id, asked.id)
  if (row === undefined || row.deletedAt !== null || row.author !== 'AVATAR') throw notFound('This reply')
  throw conflict('unwritten')
}
