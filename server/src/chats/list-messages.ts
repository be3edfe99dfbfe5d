import type { MessageHistory } from '@aureole/contract/messages'
import { notFound } from '../platform/errors.ts'
import type { ChatsParts } from './parts.ts'
import { presentMessage } from './present.ts'
import type { ReplyWriter } from './reply-writer.ts'
import { bareChatOf } from './store.ts'
import { messagesAround, messagesBefore, type MessageRow } from './store-messages.ts'

export interface ListMessages {
  userId: string
  chatHash: string
  /** At most one of them counts: `around` before `after` before `before`. */
  before?: number | undefined
  after?: number | undefined
  around?: number | undefined
  limit: number
}

interface Page {
  /** Oldest first. */
  rows: MessageRow[]
  hasMore: boolean
  hasNewer: boolean
}

/** A page of what was said. A reply that is being written here is shown as far as its deltas have gone out. */
export async function listMessages(
  { database }: ChatsParts,
  writer: ReplyWriter,
  asked: ListMessages,
): Promise<MessageHistory> {
  const chat = await bareChatOf(database.db, asked.userId, asked.chatHash)
  if (chat === undefined) throw notFound('This chat')
  const { rows, ...more } = await historyPage(database.db, chat.id, asked)
  return { items: rows.map((row) => presentMessage(writer.latest(row))), ...more }
}

export async function historyPage(
  db: ChatsParts['database']['db'],
  chatId: string,
  { before, after, around, limit }: Omit<ListMessages, 'userId' | 'chatHash'>,
): Promise<Page> {
  if (around !== undefined) {
    const { older, newer } = await messagesAround(db, chatId, around, { older: limit + 1, newer: limit + 1 })
    // Half and half, and where one side has less, the other fills the page.
    const newerShown = Math.min(newer.length, Math.max(Math.floor(limit / 2), limit - older.length))
    return pageFrom(older.slice(0, limit - newerShown), newer.slice(0, newerShown), older, newer)
  }
  if (after !== undefined) {
    const { older, newer } = await messagesAround(db, chatId, after, { older: 1, newer: limit + 1 })
    return pageFrom([], newer.slice(0, limit), older, newer)
  }
  const older = await messagesBefore(db, chatId, before, limit + 1)
  return pageFrom(older.slice(0, limit), [], older, [])
}

/** Of what was found on either side, nearest first, these are shown. */
function pageFrom(
  olderShown: MessageRow[],
  newerShown: MessageRow[],
  older: MessageRow[],
  newer: MessageRow[],
): Page {
  return {
    rows: [...olderShown.toReversed(), ...newerShown],
    hasMore: older.length > olderShown.length,
    hasNewer: newer.length > newerShown.length,
  }
}
