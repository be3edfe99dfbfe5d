import { and, eq, gt, gte, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../platform/database/index.ts'
import { messageColumns, type MessageRow } from './store-messages.ts'
import { messages } from './tables.ts'

/**
 * Leaves word for whoever writes this reply, and for those who would write the rest of its turn. Answers all of them that
 * are not over, oldest first. The chat must be locked: whoever ends a reply holds it while passing the turn to the next.
 */
export function askToStop(tx: Tx, reply: MessageRow): Promise<MessageRow[]> {
  const itself = eq(messages.id, reply.id)
  const turn =
    reply.answersSeq === null
      ? itself
      : or(itself, and(eq(messages.answersSeq, reply.answersSeq), gte(messages.seq, reply.seq)))
  return ask(tx, reply.chatId, turn)
}

/** The same for everything in the chat. */
export function askToStopEverything(tx: Tx, chatId: string): Promise<MessageRow[]> {
  return ask(tx, chatId, undefined)
}

/** The same for everything after a message. */
export function askToStopAfter(tx: Tx, chatId: string, id: string): Promise<MessageRow[]> {
  const place = sql`(select p.seq from messages p where p.chat_id = ${chatId}::uuid and p.id = ${id}::uuid)`
  return ask(tx, chatId, gt(messages.seq, place))
}

async function ask(tx: Tx, chatId: string, which: SQL | undefined): Promise<MessageRow[]> {
  const unfinished = inArray(messages.status, ['PENDING', 'STREAMING'])
  const rows = await tx
    .update(messages)
    .set({ stopAsked: true })
    .where(and(eq(messages.chatId, chatId), unfinished, which))
    .returning(messageColumns)
  return rows.toSorted((a, b) => a.seq - b.seq)
}
