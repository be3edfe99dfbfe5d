import { and, asc, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { chatAvatars, chats, messages } from './tables.ts'

type Reader = Db | Tx

/** Counted no further than a badge can show. By plain names: here Drizzle would leave out which table an id is of. */
const unread = sql<number>`(select count(*)::int from (
  select 1 from messages m
  where m.chat_id = chats.id and m.seq > chats.read_seq
    and m.author in ('AVATAR', 'CARE') and m.kind = 'TEXT' and m.status in ('DONE', 'STOPPED')
  limit 100
) as unread)`

const inOrder = sql<string[]>`(
  select json_agg(a.avatar_id order by a.position) from chat_avatars a where a.chat_id = chats.id
)`

const chatColumns = {
  ...getTableColumns(chats),
  unread: unread.as('unread'),
  avatarIds: inOrder.as('avatar_ids'),
}

export type ChatRow = typeof chats.$inferSelect & { unread: number; avatarIds: string[] }
export type MessageRow = typeof messages.$inferSelect
export type NewMessage = typeof messages.$inferInsert

/** Only its own person finds a chat: for everybody else it does not exist. */
export async function chatOf(db: Reader, userId: string, hash: string): Promise<ChatRow | undefined> {
  const [row] = await db
    .select(chatColumns)
    .from(chats)
    .where(and(eq(chats.hash, hash), eq(chats.userId, userId)))
  return row
}

export async function chatById(db: Reader, id: string): Promise<ChatRow | undefined> {
  const [row] = await db.select(chatColumns).from(chats).where(eq(chats.id, id))
  return row
}

export function chatsOf(
  db: Reader,
  userId: string,
  page: { limit: number; offset: number },
): Promise<ChatRow[]> {
  return db
    .select(chatColumns)
    .from(chats)
    .where(eq(chats.userId, userId))
    .orderBy(desc(chats.lastAt), desc(chats.id))
    .limit(page.limit)
    .offset(page.offset)
}

export async function deleteChatsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(chats).where(eq(chats.userId, userId))
}

export interface NewChat {
  row: typeof chats.$inferInsert
  avatarIds: readonly string[]
  lines: readonly NewMessage[]
}

/** Those that are there already are left as they are. */
export async function insertChats(tx: Tx, all: readonly NewChat[]): Promise<void> {
  if (all.length === 0) return
  const inserted = await tx
    .insert(chats)
    .values(all.map((chat) => chat.row))
    .onConflictDoNothing({ target: chats.id })
    .returning({ id: chats.id })
  const fresh = new Set(inserted.map((row) => row.id))
  const made = all.filter((chat) => fresh.has(chat.row.id))
  if (made.length === 0) return
  await tx
    .insert(chatAvatars)
    .values(
      made.flatMap(({ row, avatarIds }) =>
        avatarIds.map((avatarId, position) => ({ chatId: row.id, avatarId, position })),
      ),
    )
  await tx.insert(messages).values(made.flatMap((chat) => chat.lines))
}

/** The page before `before`, newest first: turn it round to show it. */
export function messagesBefore(
  db: Reader,
  chatId: string,
  before: number | undefined,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chatId), before === undefined ? undefined : lt(messages.seq, before)))
    .orderBy(desc(messages.seq))
    .limit(limit)
}

export async function messageOf(db: Reader, chatId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.id, id)))
  return row
}

export async function mindStateOf(db: Reader, chatId: string, avatarId: string): Promise<unknown> {
  const [row] = await db
    .select({ state: chatAvatars.mindState })
    .from(chatAvatars)
    .where(and(eq(chatAvatars.chatId, chatId), eq(chatAvatars.avatarId, avatarId)))
    .orderBy(asc(chatAvatars.position))
  return row?.state ?? null
}

/** The read marker only moves on, and not beyond what there is. False when it stood there already. */
export async function moveReadMarker(db: Reader, chatId: string, seq: number): Promise<boolean> {
  const moved = await db
    .update(chats)
    .set({ readSeq: sql`least(${seq}::int, ${chats.lastSeq})` })
    .where(and(eq(chats.id, chatId), lt(chats.readSeq, sql`least(${seq}::int, ${chats.lastSeq})`)))
    .returning({ id: chats.id })
  return moved.length > 0
}
