import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import type { LastSaid } from './last-line.ts'
import type { Member } from './presence.ts'
import { chatAvatars, chats, messages } from './tables.ts'

type Reader = Db | Tx

// By plain names: here Drizzle would leave out which table an id is of.
const unread = sql<number>`chats_unread(chats.id, chats.read_seq)`
const inOrder = sql<Member[]>`chats_members(chats.id)`
const lastSaid = sql<LastSaid | null>`chats_last_said(chats.id)`

const {
  wordsSeq: _words,
  digestedSeq: _digested,
  digestAfter: _after,
  ...talkColumns
} = getTableColumns(chats)
const bareColumns = { ...talkColumns, members: inOrder.as('members') }

const chatColumns = {
  ...bareColumns,
  unread: unread.as('unread'),
  lastSaid: lastSaid.as('last_said'),
}

/** Without what only the list of chats shows, which takes longer to find out than all the rest. */
export type BareChatRow = Pick<typeof chats.$inferSelect, keyof typeof talkColumns> & { members: Member[] }
export type ChatRow = BareChatRow & { unread: number; lastSaid: LastSaid | null }
export type NewMessage = typeof messages.$inferInsert

/** Only its own person finds a chat: for everybody else it does not exist. */
export async function chatOf(db: Reader, userId: string, hash: string): Promise<ChatRow | undefined> {
  const [row] = await db
    .select(chatColumns)
    .from(chats)
    .where(and(eq(chats.hash, hash), eq(chats.userId, userId), isNull(chats.deletedAt)))
  return row
}

export async function bareChatOf(db: Reader, userId: string, hash: string): Promise<BareChatRow | undefined> {
  const [row] = await db
    .select(bareColumns)
    .from(chats)
    .where(and(eq(chats.hash, hash), eq(chats.userId, userId), isNull(chats.deletedAt)))
  return row
}

export async function bareChatById(db: Reader, id: string): Promise<BareChatRow | undefined> {
  const [row] = await db
    .select(bareColumns)
    .from(chats)
    .where(and(eq(chats.id, id), isNull(chats.deletedAt)))
  return row
}

export async function chatById(db: Reader, id: string): Promise<ChatRow | undefined> {
  const [row] = await db
    .select(chatColumns)
    .from(chats)
    .where(and(eq(chats.id, id), isNull(chats.deletedAt)))
  return row
}

export interface ChatFilter {
  archived: boolean
  /** Only one-to-one chats with this angel. */
  avatarId?: string | undefined
}

export function chatsOf(
  db: Reader,
  userId: string,
  { archived, avatarId }: ChatFilter,
  page: { limit: number; offset: number },
): Promise<ChatRow[]> {
  const withAngel =
    avatarId === undefined
      ? undefined
      : and(
          eq(chats.type, 'DIRECT'),
          sql`exists (select 1 from chat_avatars a where a.chat_id = chats.id and a.avatar_id = ${avatarId}::uuid)`,
        )
  const order = [desc(chats.pinned), desc(chats.lastAt), desc(chats.id)]
  // The ids first: what a chat shows is read for those of the page, not for those that are passed over.
  const ids = db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.userId, userId), eq(chats.archived, archived), isNull(chats.deletedAt), withAngel))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
  return db
    .select(chatColumns)
    .from(chats)
    .where(inArray(chats.id, ids))
    .orderBy(...order)
}

/** All of a person's chats, archived ones too, by their ids. */
export function chatsAfter(
  db: Reader,
  userId: string,
  after: string | undefined,
  limit: number,
): Promise<ChatRow[]> {
  return db
    .select(chatColumns)
    .from(chats)
    .where(
      and(
        eq(chats.userId, userId),
        isNull(chats.deletedAt),
        after === undefined ? undefined : gt(chats.id, after),
      ),
    )
    .orderBy(asc(chats.id))
    .limit(limit)
}

/** Several chats of a person by their ids; those that are deleted are left out. */
export function chatsById(db: Reader, userId: string, ids: readonly string[]): Promise<ChatRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select(chatColumns)
    .from(chats)
    .where(and(eq(chats.userId, userId), inArray(chats.id, [...ids]), isNull(chats.deletedAt)))
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

/** The read marker only moves on, and not beyond what there is. False when it stood there already. */
export async function moveReadMarker(db: Reader, chatId: string, seq: number): Promise<boolean> {
  const moved = await db
    .update(chats)
    .set({ readSeq: sql`least(${seq}::int, ${chats.lastSeq})` })
    .where(and(eq(chats.id, chatId), lt(chats.readSeq, sql`least(${seq}::int, ${chats.lastSeq})`)))
    .returning({ id: chats.id })
  return moved.length > 0
}
