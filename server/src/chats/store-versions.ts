import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import type { Refusal } from './refusals.ts'
import { interval, only } from './store-replies.ts'
import { onPath, type MessageRow } from './store-messages.ts'
import { chats, messages } from './tables.ts'

type Reader = Db | Tx

interface Order {
  chatId: string
  userId: string
  replyId: string
  key: string
  cost: number
  free: number
  owner: string
  lease: number
  at: Date
}

export type Regenerated =
  | { outcome: Refusal }
  | {
      outcome: 'created' | 'repeated'
      message_id: string
      seq: number
      avatar_id: string
      created_at: string
      balance: number
      free_used: number | null
      version: number
      /** It answers with care, as the one before did. */
      care: boolean
      /** Null when it is repeated. */
      forked_seq: number | null
      /** This process has to write it now; else it waits behind another. */
      leased: boolean | null
    }

export async function regenerate(
  db: Reader,
  o: Order & { newId: string; digest: string },
): Promise<Regenerated> {
  const result = await db.execute<{ made: Regenerated }>(sql`
    select to_jsonb(r) as made from chats_regenerate(
      ${o.chatId}::uuid, ${o.userId}::uuid, ${o.replyId}::uuid, ${o.newId}::uuid, ${o.key}, ${o.digest}, ${o.cost}::int,
      ${o.owner}, ${interval(o.lease)}, ${o.at.toISOString()}::timestamptz, ${o.free}::int
    ) as r`)
  return only(result.rows).made
}

export type Continued =
  | { outcome: Refusal }
  | {
      outcome: 'created' | 'repeated'
      balance: number
      free_used: number | null
      /** How many characters it had before, as the database counts them. */
      base_length: number
    }

export async function continueFromEnd(db: Reader, o: Order): Promise<Continued> {
  const result = await db.execute<{ made: Continued }>(sql`
    select to_jsonb(c) as made from chats_continue(
      ${o.chatId}::uuid, ${o.userId}::uuid, ${o.replyId}::uuid, ${o.key}, ${o.cost}::int, ${o.owner},
      ${interval(o.lease)}, ${o.at.toISOString()}::timestamptz, ${o.free}::int
    ) as c`)
  return only(result.rows).made
}

/** Nobody else sends, branches or ends anything in this chat until the transaction is over. */
export async function lockChat(tx: Tx, chatId: string): Promise<void> {
  await tx.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('update')
}

export type Version = Pick<MessageRow, 'id' | 'seq' | 'version' | 'leftWith'>

/** All versions of a message, itself included, the first one first. None when it was deleted. */
export async function versionsOf(db: Reader, chatId: string, id: string): Promise<Version[]> {
  const group = sql`(select g.version_of from messages g where g.chat_id = ${chatId}::uuid and g.id = ${id}::uuid)`
  return db
    .select({
      id: messages.id,
      seq: messages.seq,
      version: messages.version,
      leftWith: messages.leftWith,
    })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        isNull(messages.deletedAt),
        or(eq(messages.id, id), eq(messages.versionOf, group)),
      ),
    )
    .orderBy(asc(messages.version))
}

/** Something from this number on is being written. */
export async function isBeingWritten(db: Reader, chatId: string, from: number): Promise<boolean> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), gte(messages.seq, from), unfinished))
    .limit(1)
  return row !== undefined
}

/** The conversation leaves the way of one version and takes that of another, as far as that had gone. */
export async function changeWay(tx: Tx, chatId: string, from: Version, to: Version): Promise<void> {
  await tx
    .update(messages)
    .set({ leftWith: from.id })
    .where(and(eq(messages.chatId, chatId), gte(messages.seq, from.seq), onPath))
  await tx
    .update(messages)
    .set({ leftWith: null })
    .where(and(eq(messages.chatId, chatId), eq(messages.leftWith, to.id)))
}

/** A reply to it is being written, or waits for its turn. */
export async function isBeingAnswered(db: Reader, { chatId, seq }: MessageRow): Promise<boolean> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.answersSeq, seq), unfinished))
    .limit(1)
  return row !== undefined
}

/**
 * Takes the words of a message away for good, and those of its other versions with what had followed them: nobody could
 * reach them any more. Nothing stays from which they could be read or guessed. Answers which they were.
 */
export async function wipe(tx: Tx, { chatId, id }: MessageRow, at: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive gone (id, version_of) as (
      select m.id, m.version_of from messages m where m.chat_id = ${chatId}::uuid and m.id = ${id}::uuid
      union
      select m.id, m.version_of from gone g cross join lateral (
        select f.id, f.version_of from messages f where f.chat_id = ${chatId}::uuid and f.left_with = g.id
        union all
        select v.id, v.version_of from messages v where v.chat_id = ${chatId}::uuid and v.version_of = g.version_of
      ) as m
    ), wiped as (
      update messages m
      set text = '', key_digest = null, deleted_at = coalesce(m.deleted_at, ${at.toISOString()}::timestamptz)
      where m.chat_id = ${chatId}::uuid and m.id in (select g.id from gone g)
      returning m.id, m.seq
    ), unindexed as (
      delete from message_words w using wiped where w.chat_id = ${chatId}::uuid and w.seq = wiped.seq
    )
    select id from wiped`)
  return rows.map((row) => row.id)
}

const unfinished = inArray(messages.status, ['PENDING', 'STREAMING'])
