import { and, asc, desc, eq, gt, inArray, ne, or, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import type { Stay } from './presence.ts'
import { onPath, toAngels, type SaidRow } from './store-messages.ts'
import { chatAvatars, chats, messages } from './tables.ts'

type Reader = Db | Tx

export interface Claim {
  now: Date
  /** Until then it is ours; whoever dies lets go of it by that. */
  until: Date
  /** A chat is read over once nothing has been said in it since then… */
  quietSince: Date
  /** …or so many messages wait. */
  waiting: number
  limit: number
}

export interface ClaimedChat extends Record<string, unknown> {
  id: string
  /** The last number given out, and how long ago that was, in milliseconds. */
  lastSeq: number
  age: number
}

/** Chats in which something was said that no mind has read over yet; nobody else gets them for a while. */
export async function claimChats(db: Reader, claim: Claim): Promise<ClaimedChat[]> {
  const now = claim.now.toISOString()
  const { rows } = await db.execute<ClaimedChat>(sql`
    update chats c set digest_after = ${claim.until.toISOString()}::timestamptz
    where c.id in (
      select d.id from chats d
      where d.digested_seq < d.last_seq and d.deleted_at is null
        and (d.digest_after is null or d.digest_after <= ${now}::timestamptz)
        and (d.last_at <= ${claim.quietSince.toISOString()}::timestamptz or d.last_seq - d.digested_seq >= ${claim.waiting}::int)
      order by d.last_at limit ${claim.limit}::int
      for update skip locked
    )
    returning c.id, c.last_seq as "lastSeq", extract(epoch from ${now}::timestamptz - c.last_at)::float8 * 1000 as age`)
  return rows
}

/** Everything up to that number is read, and whatever came since is news. */
export async function finishDigest(db: Reader, chatId: string, seq: number): Promise<void> {
  await db.update(chats).set({ digestedSeq: seq, digestAfter: null }).where(eq(chats.id, chatId))
}

export async function postponeDigest(db: Reader, chatId: string, until: Date): Promise<void> {
  await db.update(chats).set({ digestAfter: until }).where(eq(chats.id, chatId))
}

/** What an angel heard, and from when on it may be read. */
export interface Hearing {
  readonly chatId: string
  readonly stays: readonly Stay[]
  readonly since: Date | null
}

/** What a mind may be told of after a number. */
function heardIn({ chatId, stays, since }: Hearing, after: number) {
  const heard = stays.map(([from, to]) =>
    and(gt(messages.seq, from), to === null ? undefined : lte(messages.seq, to)),
  )
  return and(
    eq(messages.chatId, chatId),
    onPath,
    toAngels,
    gt(messages.seq, after),
    since === null ? undefined : gt(messages.createdAt, since),
    or(...heard),
    inArray(messages.author, ['PERSON', 'AVATAR']),
    eq(messages.kind, 'TEXT'),
    inArray(messages.status, ['DONE', 'STOPPED', 'FAILED']),
    ne(messages.text, ''),
  )
}

const said = {
  id: messages.id,
  seq: messages.seq,
  author: messages.author,
  avatarId: messages.avatarId,
  text: messages.text,
  createdAt: messages.createdAt,
  care: messages.care,
}

/** Finished words after that number, oldest first. */
export function saidAfter(db: Reader, hearing: Hearing, after: number, limit: number): Promise<SaidRow[]> {
  return db.select(said).from(messages).where(heardIn(hearing, after)).orderBy(asc(messages.seq)).limit(limit)
}

/** After which number the last so many of those begin; nothing of what lies before is read any more. */
export async function startOfLast(db: Reader, hearing: Hearing, howMany: number): Promise<number> {
  const [row] = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(heardIn(hearing, 0))
    .orderBy(desc(messages.seq))
    .offset(howMany)
    .limit(1)
  return row?.seq ?? 0
}

export async function rememberedSeq(db: Reader, chatId: string, avatarId: string): Promise<number> {
  const [row] = await db
    .select({ seq: chatAvatars.rememberedSeq })
    .from(chatAvatars)
    .where(and(eq(chatAvatars.chatId, chatId), eq(chatAvatars.avatarId, avatarId)))
  return row?.seq ?? 0
}

/** Only ever moves on. */
export async function moveRememberedSeq(
  db: Reader,
  chatId: string,
  avatarId: string,
  seq: number,
): Promise<void> {
  await db
    .update(chatAvatars)
    .set({ rememberedSeq: sql`greatest(${chatAvatars.rememberedSeq}, ${seq}::int)` })
    .where(and(eq(chatAvatars.chatId, chatId), eq(chatAvatars.avatarId, avatarId)))
}

/** Which of these still stand as they were read. */
export async function standing(db: Reader, chatId: string, read: readonly SaidRow[]): Promise<Set<string>> {
  if (read.length === 0) return new Set()
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        onPath,
        inArray(
          messages.id,
          read.map((row) => row.id),
        ),
        ne(messages.status, 'HIDDEN'),
      ),
    )
  return new Set(rows.map((row) => row.id))
}
