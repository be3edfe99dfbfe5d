import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { MessageStatus } from '@aureole/contract/messages'
import type { Database, Db, Statement, Tx } from '../platform/database/index.ts'
import type { Refusal } from './refusals.ts'
import type { ChatRow } from './store.ts'
import { messages } from './tables.ts'

type Reader = Db | Tx

const unfinished = inArray(messages.status, ['PENDING', 'STREAMING'])

export interface Sending {
  chatId: string
  userId: string
  messageId: string
  text: string
  key: string
  digest: string
  replies: readonly { id: string; avatarId: string }[]
  cost: number
  /** How many one-to-one replies a day premium pays for. */
  free: number
  owner: string
  lease: number
  at: Date
  /** The message whose place this one takes. */
  edited: string | null
  /** What is said to somebody who has been talking for `{hours}` hours. */
  breakNotice: string
  /** Somebody may be in danger: what the card with crisis lines says, and whether replies answer with care. */
  card: { words: string; care: boolean } | null
}

export type Sent =
  | { outcome: Refusal }
  | {
      outcome: 'created' | 'repeated'
      message_id: string
      seq: number
      created_at: string
      balance: number
      reply_ids: string[] | null
      reply_avatars: string[] | null
      /** The reply that this process has to write now; nothing when it waits behind another. */
      leased: string | null
      version: number
      /** Where the conversation branched, when it did. */
      forked_seq: number | null
      /** The reminder to take a break, right before the message; nearly always nothing. */
      notice_id: string | null
      notice_text: string | null
      /** How many of the day's free replies are gone, when premium paid for this one. */
      free_used: number | null
      /** Of the first reply. */
      reply_seq: number | null
      /** The card with crisis lines, right behind the message. */
      crisis_id: string | null
      /** What the desk has to be told: it was said to customer care. */
      fact_id: string | null
    }

export async function send(db: Reader, s: Sending): Promise<Sent> {
  const result = await db.execute<{ sent: Sent }>(sql`
    select to_jsonb(s) as sent from chats_send(
      ${s.chatId}::uuid, ${s.userId}::uuid, ${s.messageId}::uuid, ${s.text}, ${s.key}, ${s.digest},
      ${sql.param(s.replies.map((reply) => reply.id))}::uuid[], ${sql.param(s.replies.map((reply) => reply.avatarId))}::uuid[],
      ${s.cost}::int, ${s.owner}, ${interval(s.lease)}, ${s.at.toISOString()}::timestamptz,
      ${s.edited}::uuid, ${s.breakNotice}, ${s.free}::int, ${s.card?.words ?? null}::text, ${s.card?.care ?? false}::boolean
    ) as s`)
  return only(result.rows).sent
}

/** `before` is JSON: a mind may have changed what it was given. */
export interface Noted {
  readonly before: string
  readonly state: unknown
}

export const nothingNoted: Noted = { before: 'null', state: null }

export interface Ending {
  chatId: string
  replyId: string
  /** Whose lease it is; null for a reply that nobody writes any more. */
  owner: string | null
  /** The how-manieth time it was asked to go on: of what came before, nothing can end it any more. */
  continued: number
  status: MessageStatus
  /** Null keeps what is stored. */
  text: string | null
  nextDelta: number | null
  /** What the mind wants to have back, and what it had been given, as it was written then. */
  noted: Noted
  nextOwner: string
  lease: number
  at: Date
}

export interface Ended {
  ended: boolean
  /** How it stands now: one that was asked to go on, and did not, is as it was. */
  status: MessageStatus | null
  /** After a refund. */
  balance: number | null
  /** The reply whose turn has come, under `nextOwner`'s lease. */
  next_reply: string | null
  /** How the chat stands in the list now; nothing when it has been deleted. */
  chat: ListFacts | null
}

/** What the list of chats shows and a reply's end changes, as the database writes it down. */
export type ListFacts = Pick<
  ChatRow,
  'title' | 'readSeq' | 'pinned' | 'archived' | 'muted' | 'unread' | 'lastSaid'
> & { lastAt: string }

const ending: Statement = {
  name: 'chats_end_reply',
  text: 'select to_jsonb(e) as ended from chats_end_reply($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as e',
}

export async function endReply(database: Database, e: Ending): Promise<Ended> {
  const rows = await database.prepared<{ ended: Ended }>(ending, [
    e.chatId,
    e.replyId,
    e.owner,
    e.continued,
    e.status,
    e.text,
    e.nextDelta,
    JSON.stringify(e.noted.state ?? null),
    e.nextOwner,
    milliseconds(e.lease),
    e.at.toISOString(),
    e.noted.before,
  ])
  return only(rows).ended
}

export interface Checkpoint {
  chatId: string
  id: string
  text: string
  nextDelta: number
}

const checkpoints: Statement = {
  name: 'chats_checkpoints',
  text: `
    update messages m
    set text = c.text, next_delta = c.next_delta, lease_until = clock_timestamp() + $2::interval,
      status = case when c.next_delta > 0 or m.base_length > 0 then 'STREAMING' else 'PENDING' end
    from json_to_recordset($3::json) as c (chat_id uuid, id uuid, text text, next_delta integer)
    where m.chat_id = c.chat_id and m.id = c.id and m.lease_owner = $1 and m.status in ('PENDING', 'STREAMING')
    returning m.id, m.stop_asked`,
}

/** Stores how far all these replies have come and renews their leases. Those that do not come back are not ours any more. */
export function storeCheckpoints(
  database: Database,
  owner: string,
  lease: number,
  replies: readonly Checkpoint[],
): Promise<{ id: string; stop_asked: boolean }[]> {
  const rows = replies.map(({ chatId, id, text, nextDelta }) => ({
    chat_id: chatId,
    id,
    text,
    next_delta: nextDelta,
  }))
  return database.prepared(checkpoints, [owner, milliseconds(lease), JSON.stringify(rows)])
}

export interface Claimed {
  chat_id: string
  id: string
  attempts: number
  stop_asked: boolean
}

/**
 * Takes over replies whose writer gave no sign of life until its lease ran out. Two processes never take the same one.
 * A reply that goes on starts over, behind the words that it had before it was asked to go on; one that was stopped, or
 * that had its last attempt, keeps its words.
 */
export async function claimAbandoned(
  db: Reader,
  owner: string,
  options: { lease: number; attempts: number; limit: number },
): Promise<Claimed[]> {
  const goesOn = sql`m.attempts < ${options.attempts}::int and not m.stop_asked`
  const result = await db.execute<Claimed & Record<string, unknown>>(sql`
    update messages m
    set lease_owner = ${owner}, lease_until = clock_timestamp() + ${interval(options.lease)}, attempts = m.attempts + 1,
      text = case when ${goesOn} then left(m.text, m.base_length) else m.text end,
      next_delta = case when ${goesOn} then 0 else m.next_delta end,
      status = case when ${goesOn} and m.base_length = 0 then 'PENDING' else m.status end
    from (
      select u.chat_id, u.seq from messages u
      where u.status in ('PENDING', 'STREAMING') and (
        u.lease_until < clock_timestamp()
        or (u.lease_until is null and not exists (
          select 1 from messages p
          where p.chat_id = u.chat_id and p.seq < u.seq and p.status in ('PENDING', 'STREAMING')
        ))
      )
      order by u.lease_until limit ${options.limit}::int for update skip locked
    ) as dead
    where m.chat_id = dead.chat_id and m.seq = dead.seq
    returning m.chat_id, m.id, m.attempts, m.stop_asked`)
  return result.rows
}

/** For a process that goes: others may take its replies at once, and it does not count as an attempt. */
export async function handBack(db: Reader, owner: string): Promise<void> {
  await db
    .update(messages)
    .set({ leaseUntil: sql`clock_timestamp()`, attempts: sql`greatest(${messages.attempts} - 1, 0)` })
    .where(and(unfinished, eq(messages.leaseOwner, owner)))
}

/** Nobody's lease holds any longer. */
export async function expireAll(db: Reader): Promise<void> {
  await db
    .update(messages)
    .set({ leaseUntil: sql`clock_timestamp()` })
    .where(and(unfinished, isNotNull(messages.leaseOwner)))
}

export function interval(duration: number) {
  return sql`${milliseconds(duration)}::interval`
}

export function milliseconds(duration: number): string {
  return `${duration} milliseconds`
}

export function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('a function of the database gave no row')
  return row
}
