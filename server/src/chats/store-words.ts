import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import type { Lookup } from './lexemes.ts'
import { chats, messages } from './tables.ts'

type Reader = Db | Tx

/** A chat in which more was said than search knows. */
export interface UnreadChat {
  id: string
  userId: string
  wordsSeq: number
}

const isBehind = and(lt(chats.wordsSeq, chats.lastSeq), isNull(chats.deletedAt))
const columns = { id: chats.id, userId: chats.userId, wordsSeq: chats.wordsSeq }

export function chatsBehindOf(db: Reader, userId: string, limit: number): Promise<UnreadChat[]> {
  return db
    .select(columns)
    .from(chats)
    .where(and(eq(chats.userId, userId), isBehind))
    .limit(limit)
}

/** Of everybody, by their ids: asked now and then by one process. */
export function chatsBehindAfter(
  db: Reader,
  after: string | undefined,
  limit: number,
): Promise<UnreadChat[]> {
  return db
    .select(columns)
    .from(chats)
    .where(and(isBehind, after === undefined ? undefined : gt(chats.id, after)))
    .orderBy(asc(chats.id))
    .limit(limit)
}

export interface SaidLine {
  seq: number
  kind: 'TEXT' | 'NOTICE' | 'CRISIS'
  status: string
  text: string
  createdAt: Date
  deletedAt: Date | null
}

/** Whether on the way of the conversation or not: that can change, and is asked when something is found. */
export function linesAfter(db: Reader, chatId: string, seq: number, limit: number): Promise<SaidLine[]> {
  return db
    .select({
      seq: messages.seq,
      kind: messages.kind,
      status: messages.status,
      text: messages.text,
      createdAt: messages.createdAt,
      deletedAt: messages.deletedAt,
    })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), gt(messages.seq, seq)))
    .orderBy(asc(messages.seq))
    .limit(limit)
}

export interface WordsRow {
  seq: number
  at: Date
  /** As PostgreSQL writes a tsvector. */
  words: string
}

/**
 * Search knows these now, and all else up to `upTo`. Unless it went back meanwhile to read something again: then they are
 * kept all the same, and read again later. What was deleted meanwhile is not kept.
 */
export async function keepWords(
  tx: Tx,
  chat: UnreadChat,
  rows: readonly WordsRow[],
  upTo: number,
): Promise<void> {
  // Locked first and in a statement of its own, so that what follows sees what whoever held the chat before has deleted.
  await tx.execute(sql`select 1 from chats c where c.id = ${chat.id}::uuid for no key update`)
  await tx.execute(sql`
    insert into message_words (chat_id, seq, at, words)
    select m.chat_id, m.seq, w.at, w.words::tsvector
    from unnest(
      ${sql.param(rows.map((row) => row.seq))}::int[],
      ${sql.param(rows.map((row) => row.at.toISOString()))}::timestamptz[],
      ${sql.param(rows.map((row) => row.words))}::text[]
    ) as w (seq, at, words)
    join messages m on m.chat_id = ${chat.id}::uuid and m.seq = w.seq and m.deleted_at is null
    on conflict (chat_id, seq) do update set words = excluded.words`)
  await tx
    .update(chats)
    .set({ wordsSeq: upTo })
    .where(and(eq(chats.id, chat.id), eq(chats.wordsSeq, chat.wordsSeq)))
}

export interface FoundRow {
  chat_id: string
  seq: number
}

/** Only the latest of very many are weighed against each other. */
const weighedMost = 1000

export interface Weighed extends Pick<Lookup, 'query' | 'recent' | 'rank' | 'exact'> {
  userId: string
  at: Date
  limit: number
  offset: number
}

/**
 * The best first: what stands close together and often, exact rather than begun, and rather new than old. What is said all
 * the time fills the list with the last months alone, and is not gathered from all the years.
 */
export async function findWords(db: Reader, asked: Weighed): Promise<FoundRow[]> {
  const { rows } = await db.execute<FoundRow & Record<string, unknown>>(sql`
    with recent as materialized (
      select w.chat_id, w.seq, w.at, w.words from message_words w
      where w.words @@ ${asked.recent}::tsquery
      order by w.at desc limit ${weighedMost}
    ), fills as materialized (
      select count(*) >= ${weighedMost} as list from recent
    ), latest as materialized (
      select r.* from recent r where (select list from fills)
      union all (
        select w.chat_id, w.seq, w.at, w.words from message_words w
        where w.words @@ ${asked.query}::tsquery and not (select list from fills)
        order by w.at desc limit ${weighedMost}
      )
    )
    select l.chat_id, l.seq
    from latest l
    join chats c on c.id = l.chat_id
    join messages m on m.chat_id = l.chat_id and m.seq = l.seq
    where c.user_id = ${asked.userId}::uuid and c.deleted_at is null
      and m.left_with is null and m.deleted_at is null and m.kind = 'TEXT' and m.status <> 'HIDDEN'
    order by
      ts_rank_cd(l.words, ${asked.rank}::tsquery, 1)
        * case when l.words @@ ${asked.exact}::tsquery then 4 else 1 end
        * (1 + 1 / (1 + greatest(0, extract(epoch from ${asked.at.toISOString()}::timestamptz - l.at)::float8) / 2592000)) desc,
      l.at desc, l.seq desc
    limit ${asked.limit}::int offset ${asked.offset}::int`)
  return rows
}

/** Of messages read through one by one; the latest. */
const readMost = 20_000

/** The latest that hold this text as it stands, newest first, among the latest of a person. */
export async function findText(db: Reader, userId: string, text: string, limit: number): Promise<FoundRow[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await db.execute<FoundRow & Record<string, unknown>>(sql`
    select m.chat_id, m.seq
    from (
      select c.id, c.last_seq, sum(c.last_seq) over (order by c.last_at desc, c.id) - c.last_seq as before
      from chats c where c.user_id = ${userId}::uuid and c.deleted_at is null
    ) as c
    cross join lateral (
      select m.chat_id, m.seq, m.created_at from messages m
      where m.chat_id = c.id and m.seq > c.last_seq - (${readMost}::int - c.before)
        and m.left_with is null and m.deleted_at is null and m.kind = 'TEXT'
        and m.status in ('DONE', 'STOPPED', 'FAILED') and m.text ilike ${pattern}
      order by m.seq desc limit ${limit}::int
    ) as m
    where c.before < ${readMost}::int
    order by m.created_at desc, m.seq desc limit ${limit}::int`)
  return rows
}

export interface FoundMessage {
  chatId: string
  seq: number
  id: string
  author: (typeof messages.$inferSelect)['author']
  avatarId: string | null
  text: string
  createdAt: Date
}

export function messagesAt(db: Reader, places: readonly FoundRow[]): Promise<FoundMessage[]> {
  if (places.length === 0) return Promise.resolve([])
  return db
    .select({
      chatId: messages.chatId,
      seq: messages.seq,
      id: messages.id,
      author: messages.author,
      avatarId: messages.avatarId,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(
      sql`(${messages.chatId}, ${messages.seq}) in (select * from unnest(
        ${sql.param(places.map((place) => place.chat_id))}::uuid[], ${sql.param(places.map((place) => place.seq))}::int[]
      ))`,
    )
}
