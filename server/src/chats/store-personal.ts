import { asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { chatFacts, chats, chatSittings, messageReports } from './tables.ts'

type Reader = Db | Tx

export async function sittingOf(
  db: Reader,
  userId: string,
): Promise<{ since: Date; lastAt: Date } | undefined> {
  const [row] = await db
    .select({ since: chatSittings.since, lastAt: chatSittings.lastAt })
    .from(chatSittings)
    .where(eq(chatSittings.userId, userId))
  return row
}

export type Report = Pick<typeof messageReports.$inferSelect, 'reason' | 'text' | 'messageText' | 'createdAt'>

export function reportsOf(db: Reader, userId: string): Promise<Report[]> {
  return db
    .select({
      reason: messageReports.reason,
      text: messageReports.text,
      messageText: messageReports.messageText,
      createdAt: messageReports.createdAt,
    })
    .from(messageReports)
    .where(eq(messageReports.userId, userId))
    .orderBy(asc(messageReports.createdAt))
}

/** Messages, versions, words of search, reports and what minds noted go with their chats. */
export async function deleteChatsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(chats).where(eq(chats.userId, userId))
  await tx.delete(chatFacts).where(eq(chatFacts.userId, userId))
  await tx.delete(chatSittings).where(eq(chatSittings.userId, userId))
}
