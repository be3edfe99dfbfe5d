import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { chatAvatars, chats, chatSummaries } from './tables.ts'

type Reader = Db | Tx

export type SummaryRow = typeof chatSummaries.$inferSelect

/** Of how many steps back one is kept. */
const steps = 6

/** What an angel keeps of the earlier part of a chat. */
export async function summaryOf(
  db: Reader,
  chatId: string,
  avatarId: string,
): Promise<SummaryRow | undefined> {
  const [row] = await db
    .select()
    .from(chatSummaries)
    .where(and(eq(chatSummaries.chatId, chatId), eq(chatSummaries.avatarId, avatarId)))
    .orderBy(desc(chatSummaries.untilSeq))
    .limit(1)
  return row
}

/** The same for a mind; nothing where there is none. */
export async function summaryText(db: Reader, chatId: string, avatarId: string): Promise<string | null> {
  return (await summaryOf(db, chatId, avatarId))?.text || null
}

/** The latest of each angel. */
export function summariesOf(db: Reader, chatId: string): Promise<SummaryRow[]> {
  return db
    .selectDistinctOn([chatSummaries.avatarId])
    .from(chatSummaries)
    .where(eq(chatSummaries.chatId, chatId))
    .orderBy(chatSummaries.avatarId, desc(chatSummaries.untilSeq))
}

export async function insertSummary(tx: Tx, row: SummaryRow): Promise<void> {
  await tx.insert(chatSummaries).values(row).onConflictDoNothing()
  await tx.execute(sql`
    delete from chat_summaries s where s.chat_id = ${row.chatId}::uuid and s.avatar_id = ${row.avatarId}::uuid
      and s.until_seq < (
        select min(k.until_seq) from (
          select l.until_seq from chat_summaries l
          where l.chat_id = ${row.chatId}::uuid and l.avatar_id = ${row.avatarId}::uuid
          order by l.until_seq desc limit ${steps}::int
        ) as k
      )`)
}

/** Whatever this angel kept of what this person said: summaries, and what its mind noted. */
export async function forgetDigests(tx: Tx, userId: string, avatarId: string): Promise<void> {
  const ofPerson = tx.select({ id: chats.id }).from(chats).where(eq(chats.userId, userId))
  await tx
    .delete(chatSummaries)
    .where(and(eq(chatSummaries.avatarId, avatarId), inArray(chatSummaries.chatId, ofPerson)))
  await tx
    .update(chatAvatars)
    .set({ mindState: null })
    .where(and(eq(chatAvatars.avatarId, avatarId), inArray(chatAvatars.chatId, ofPerson)))
}
