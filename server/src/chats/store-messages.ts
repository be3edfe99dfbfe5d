import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../platform/database/index.ts'
import type { Stay } from './presence.ts'
import { chatAvatars, messages } from './tables.ts'

type Reader = Db | Tx

/** How many versions there are; most messages are alone, and are not counted. By plain names, as in `store.ts`. */
const versionCount = sql<number>`case when messages.version_of is null then 1 else (
  select count(*)::int from messages v
  where v.chat_id = messages.chat_id and v.version_of = messages.version_of and v.deleted_at is null
) end`

export const messageColumns = { ...getTableColumns(messages), versionCount: versionCount.as('version_count') }

export type MessageRow = typeof messages.$inferSelect & { versionCount: number }

/** On the way that the conversation took: neither left aside by branching nor deleted. */
export const onPath = and(isNull(messages.leftWith), isNull(messages.deletedAt))

function path(db: Reader, chatId: string, which: ReturnType<typeof and>) {
  return db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.chatId, chatId), onPath, which))
}

/** The page before `before`, newest first: turn it round to show it. */
export function messagesBefore(
  db: Reader,
  chatId: string,
  before: number | undefined,
  limit: number,
): Promise<MessageRow[]> {
  return path(db, chatId, before === undefined ? undefined : lt(messages.seq, before))
    .orderBy(desc(messages.seq))
    .limit(limit)
}

/** Those up to `seq` and those after it, each nearest first; of one moment, so that no branching falls between them. */
export async function messagesAround(
  db: Reader,
  chatId: string,
  seq: number,
  most: { older: number; newer: number },
): Promise<{ older: MessageRow[]; newer: MessageRow[] }> {
  const rows = (await bothSides(db, chatId, seq, most)).toSorted((a, b) => a.seq - b.seq)
  return {
    older: rows.filter((row) => row.seq <= seq).toReversed(),
    newer: rows.filter((row) => row.seq > seq),
  }
}

export function bothSides(db: Reader, chatId: string, seq: number, most: { older: number; newer: number }) {
  return unionAll(
    path(db, chatId, lte(messages.seq, seq)).orderBy(desc(messages.seq)).limit(most.older),
    path(db, chatId, gt(messages.seq, seq)).orderBy(asc(messages.seq)).limit(most.newer),
  )
}

/** The latest from `from` on, newest first. */
export function messagesFrom(db: Reader, chatId: string, from: number, limit: number): Promise<MessageRow[]> {
  return path(db, chatId, gte(messages.seq, from)).orderBy(desc(messages.seq)).limit(limit)
}

/** Everything that is kept, what was left aside included: the page before `before`, newest first. */
export function keptBefore(
  db: Reader,
  chatId: string,
  before: number | undefined,
  limit: number,
): Promise<MessageRow[]> {
  const which = before === undefined ? undefined : lt(messages.seq, before)
  return db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.chatId, chatId), isNull(messages.deletedAt), which))
    .orderBy(desc(messages.seq))
    .limit(limit)
}

export type SaidRow = Pick<MessageRow, 'id' | 'seq' | 'author' | 'avatarId' | 'text' | 'createdAt' | 'care'>

/** Said to an angel, and not to customer care. */
export const toAngels = not(and(eq(messages.author, 'PERSON'), messages.care)!)

/** What a mind may be told of, newest first: words of the person and of angels that nobody has hidden, while it was there. */
export function saidBefore(
  db: Reader,
  chatId: string,
  before: number,
  limit: number,
  stays: readonly Stay[] = [[0, null]],
): Promise<SaidRow[]> {
  const heard = stays.map(([after, upTo]) =>
    and(gt(messages.seq, after), upTo === null ? undefined : lte(messages.seq, upTo)),
  )
  return db
    .select({
      id: messages.id,
      seq: messages.seq,
      author: messages.author,
      avatarId: messages.avatarId,
      text: messages.text,
      createdAt: messages.createdAt,
      care: messages.care,
    })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        onPath,
        toAngels,
        lt(messages.seq, before),
        or(...heard),
        inArray(messages.author, ['PERSON', 'AVATAR']),
        eq(messages.kind, 'TEXT'),
        ne(messages.status, 'HIDDEN'),
        ne(messages.text, ''),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit)
}

/** Whether it is on the way or not, and even when it was deleted. */
export async function messageOf(db: Reader, chatId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.id, id)))
  return row
}

/** Whether the card with crisis lines stands right behind this message. */
export async function hasCard(db: Db, chatId: string, seq: number): Promise<boolean> {
  const found = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.seq, seq + 1), eq(messages.kind, 'CRISIS')))
    .limit(1)
  return found.length > 0
}

export async function mindStateOf(db: Reader, chatId: string, avatarId: string): Promise<unknown> {
  const [row] = await db
    .select({ state: chatAvatars.mindState })
    .from(chatAvatars)
    .where(and(eq(chatAvatars.chatId, chatId), eq(chatAvatars.avatarId, avatarId)))
  return row?.state ?? null
}
