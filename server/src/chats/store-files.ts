import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { onPath } from './store-messages.ts'
import { messages } from './tables.ts'

type Reader = Db | Tx

export type ToldRow = Pick<
  typeof messages.$inferSelect,
  'id' | 'seq' | 'author' | 'kind' | 'avatarId' | 'text' | 'createdAt' | 'versionOf'
>

/** What the conversation holds after `seq`, oldest first: without what is hidden, empty or still being written. */
export function toldAfter(db: Reader, chatId: string, seq: number, limit: number): Promise<ToldRow[]> {
  return db
    .select({
      id: messages.id,
      seq: messages.seq,
      author: messages.author,
      kind: messages.kind,
      avatarId: messages.avatarId,
      text: messages.text,
      createdAt: messages.createdAt,
      versionOf: messages.versionOf,
    })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        onPath,
        gt(messages.seq, seq),
        inArray(messages.status, ['DONE', 'STOPPED', 'FAILED']),
        ne(messages.text, ''),
      ),
    )
    .orderBy(asc(messages.seq))
    .limit(limit)
}

export interface VersionText {
  id: string
  versionOf: string | null
  text: string
}

/** All versions of these messages that have words, the first one first. */
export function versionTexts(
  db: Reader,
  chatId: string,
  versionsOf: readonly string[],
): Promise<VersionText[]> {
  if (versionsOf.length === 0) return Promise.resolve([])
  return db
    .select({ id: messages.id, versionOf: messages.versionOf, text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        inArray(messages.versionOf, [...versionsOf]),
        isNull(messages.deletedAt),
        inArray(messages.status, ['DONE', 'STOPPED', 'FAILED']),
        ne(messages.text, ''),
      ),
    )
    .orderBy(asc(messages.version))
}

export interface BroughtRow {
  seq: number
  id: string
  avatarId: string | null
  text: string
  at: Date
  versionOf: string | null
  version: number
  /** Its own id for a version that is not the current one. */
  leftWith: string | null
}

/** Lines that were said elsewhere: by the person, or by the angel named. */
export async function insertBrought(tx: Tx, chatId: string, rows: readonly BroughtRow[]): Promise<void> {
  const column = <T>(of: (row: BroughtRow) => T) => sql.param(rows.map(of))
  await tx.execute(sql`
    insert into messages (
      chat_id, seq, id, author, kind, avatar_id, text, status, created_at, finished_at, version_of, version, left_with
    )
    select ${chatId}::uuid, b.seq, b.id, case when b.avatar_id is null then 'PERSON' else 'AVATAR' end, 'TEXT', b.avatar_id,
      b.text, 'DONE', b.at, b.at, b.version_of, b.version, b.left_with
    from unnest(
      ${column((row) => row.seq)}::int[], ${column((row) => row.id)}::uuid[], ${column((row) => row.avatarId)}::uuid[],
      ${column((row) => row.text)}::text[], ${column((row) => row.at.toISOString())}::timestamptz[],
      ${column((row) => row.versionOf)}::uuid[], ${column((row) => row.version)}::smallint[],
      ${column((row) => row.leftWith)}::uuid[]
    ) as b (seq, id, avatar_id, text, at, version_of, version, left_with)`)
}
