import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import type { Refusal } from './refusals.ts'
import { onPath } from './store-messages.ts'
import { messages } from './tables.ts'
import type { Heard } from './who-answers.ts'

type Reader = Db | Tx

export interface Talking {
  chatId: string
  userId: string
  key: string
  digest: string
  replies: readonly { id: string; avatarId: string }[]
  cost: number
  owner: string
  lease: number
  at: Date
}

export type Ordered =
  | { outcome: Refusal }
  | {
      outcome: 'created' | 'repeated'
      /** Of the first. */
      seq: number
      created_at: string
      balance: number
      reply_ids: string[]
      reply_avatars: string[]
    }

export async function talk(db: Reader, t: Talking): Promise<Ordered> {
  const result = await db.execute<{ ordered: Ordered }>(sql`
    select to_jsonb(t) as ordered from chats_talk(
      ${t.chatId}::uuid, ${t.userId}::uuid, ${t.key}, ${t.digest},
      ${sql.param(t.replies.map((reply) => reply.id))}::uuid[], ${sql.param(t.replies.map((reply) => reply.avatarId))}::uuid[],
      ${t.cost}::int, ${t.owner}, ${`${t.lease} milliseconds`}::interval, ${t.at.toISOString()}::timestamptz
    ) as t`)
  const [row] = result.rows
  if (row === undefined) throw new Error('a function of the database gave no row')
  return row.ordered
}

const latelyMost = 30

/** Who spoke last, or last before that message, newest first. */
export function lately(db: Reader, chatId: string, before?: string): Promise<Heard[]> {
  const place = sql`(select p.seq from messages p where p.chat_id = ${chatId}::uuid and p.id = ${before}::uuid)`
  return db
    .select({
      seq: messages.seq,
      author: messages.author,
      avatarId: messages.avatarId,
      answersSeq: messages.answersSeq,
    })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        onPath,
        inArray(messages.author, ['PERSON', 'AVATAR']),
        before === undefined ? undefined : lt(messages.seq, place),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(latelyMost)
}
