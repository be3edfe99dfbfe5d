import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { Feedback } from '@aureole/contract/messages'
import type { Db, Tx } from '../platform/database/index.ts'
import { messageColumns, type MessageRow } from './store-messages.ts'
import { messageReports, messages } from './tables.ts'

type Reader = Db | Tx

/** Only on a finished reply: nothing when it is none. */
export async function setFeedback(
  db: Reader,
  chatId: string,
  id: string,
  feedback: Feedback | null,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .update(messages)
    .set({ feedback })
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(messages.id, id),
        eq(messages.author, 'AVATAR'),
        isNull(messages.deletedAt),
        notInArray(messages.status, ['PENDING', 'STREAMING']),
      ),
    )
    .returning(messageColumns)
  return row
}

/** A person reports a message once; what they said first stays. False when it is not the first time. */
export async function insertReport(tx: Tx, report: typeof messageReports.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(messageReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: messageReports.id })
  return inserted.length > 0
}
