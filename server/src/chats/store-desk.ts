import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { bareChatById, type BareChatRow } from './store.ts'
import { messageColumns, type MessageRow } from './store-messages.ts'
import { chats, messages } from './tables.ts'

type Reader = Db | Tx

/** Whoever it belongs to; what its person has deleted is gone for the desk as well. */
export async function chatByHash(db: Reader, hash: string): Promise<BareChatRow | undefined> {
  const [row] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.hash, hash), isNull(chats.deletedAt)))
  return row && bareChatById(db, row.id)
}

export interface CareState {
  lastSeq: number
  careSince: Date | null
}

/** With its lock. Nothing when it was deleted. */
export async function lockForCare(tx: Tx, chatId: string): Promise<CareState | undefined> {
  const [row] = await tx
    .select({ lastSeq: chats.lastSeq, careSince: chats.careSince })
    .from(chats)
    .where(and(eq(chats.id, chatId), isNull(chats.deletedAt)))
    .for('update')
  return row
}

export async function messageWithKey(tx: Tx, chatId: string, key: string): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.key, key)))
  return row
}

/** Lines of the house or of customer care, behind all others, numbered from `lastSeq` on. */
export async function appendLines(
  tx: Tx,
  chatId: string,
  lines: readonly (typeof messages.$inferInsert)[],
  change: { careSince: Date | null; at: Date },
): Promise<MessageRow[]> {
  const last = lines.at(-1)
  if (last === undefined) return []
  await tx.insert(messages).values([...lines])
  await tx
    .update(chats)
    .set({ lastSeq: last.seq, lastAt: change.at, careSince: change.careSince, archived: false })
    .where(eq(chats.id, chatId))
  const rows = await tx
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        inArray(
          messages.seq,
          lines.map((line) => line.seq),
        ),
      ),
    )
  return rows.toSorted((a, b) => a.seq - b.seq)
}

const finished = notInArray(messages.status, ['PENDING', 'STREAMING', 'HIDDEN'])

/** How it stood before is kept with it. Nothing when it is not finished, or hidden already. */
export async function hideRow(tx: Tx, chatId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx
    .update(messages)
    .set({ status: 'HIDDEN', baseStatus: messages.status })
    .where(and(eq(messages.chatId, chatId), eq(messages.id, id), isNull(messages.deletedAt), finished))
    .returning(messageColumns)
  return row
}

export async function unhideRow(tx: Tx, chatId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx
    .update(messages)
    .set({ status: sql`coalesce(${messages.baseStatus}, 'DONE')`, baseStatus: null })
    .where(and(eq(messages.chatId, chatId), eq(messages.id, id), eq(messages.status, 'HIDDEN')))
    .returning(messageColumns)
  return row
}
