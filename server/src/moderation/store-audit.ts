import { and, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { auditEntries } from './tables.ts'

export type AuditRow = typeof auditEntries.$inferSelect

export async function insertAudit(tx: Db | Tx, row: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(row)
}

/** Whether this agent has done the same to the same chat or person since then, for the same reason. */
export async function hasEntry(
  db: Db | Tx,
  entry: Pick<AuditRow, 'agentId' | 'action' | 'chatHash' | 'userId' | 'reason'>,
  since: Date,
): Promise<boolean> {
  const same = (column: typeof auditEntries.chatHash | typeof auditEntries.userId, value: string | null) =>
    value === null ? isNull(column) : eq(column, value)
  const rows = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.agentId, entry.agentId),
        gt(auditEntries.at, since),
        eq(auditEntries.action, entry.action),
        same(auditEntries.chatHash, entry.chatHash),
        same(auditEntries.userId, entry.userId),
        entry.reason === null ? isNull(auditEntries.reason) : eq(auditEntries.reason, entry.reason),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export interface AuditFilter {
  readonly q?: string | undefined
  readonly agentId?: string | undefined
  readonly userId?: string | undefined
  readonly chatHash?: string | undefined
}

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** So many of the latest are read through: what is common is found among them. */
const latelyMost = 500

/** Newest first. */
export async function auditPage(db: Db, filter: AuditFilter, page: Slice): Promise<AuditRow[]> {
  if (!filter.q?.trim()) return readPage(db, and(...filtersOf(filter)), page)
  const lately = await readPage(db, inArray(auditEntries.id, foundLately(filter, page)), {
    ...page,
    offset: 0,
  })
  if (lately.length === page.limit) return lately
  return readPage(db, inArray(auditEntries.id, foundEver(filter, page)), { ...page, offset: 0 })
}

function readPage(db: Db, which: SQL | undefined, page: Slice): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEntries)
    .where(which)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(page.limit)
    .offset(page.offset)
}

function foundLately({ q = '', ...others }: AuditFilter, { limit, offset }: Slice): SQL {
  const which = and(...filtersOf(others)) ?? sql`true`
  return sql`(select id from (
      select * from audit_entries where ${which} order by at desc, id desc limit ${latelyMost}
    ) as audit_entries where ${found(q)} order by at desc, id desc limit ${limit} offset ${offset})`
}

/**
 * By the index of words alone. Without the fence (`offset 0`) the database would rather walk back through time and hope to meet the words
 * soon, and where nobody ever wrote them it would read every entry.
 */
export function foundEver({ q = '', ...others }: AuditFilter, { limit, offset }: Slice): SQL {
  const which = and(...filtersOf(others), found(q))
  return sql`(select id from (select id, at from audit_entries where ${which} offset 0) as ever
    order by at desc, id desc limit ${limit} offset ${offset})`
}

function filtersOf({ agentId, userId, chatHash }: Omit<AuditFilter, 'q'>): (SQL | undefined)[] {
  return [
    agentId === undefined ? undefined : eq(auditEntries.agentId, agentId),
    userId === undefined ? undefined : eq(auditEntries.userId, userId),
    chatHash === undefined ? undefined : eq(auditEntries.chatHash, chatHash),
  ]
}

const wordsMost = 10

/**
 * All words must be there, at least begun: in what was done, by whom, or why. Word for word what the index `audit_entries_words` holds, or
 * else every entry ever written would be read.
 */
function found(q: string): SQL {
  const words = (q.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, wordsMost)
  if (words.length === 0) return sql`false`
  const { action, agentName, reason } = auditEntries
  const asked = words.map((word) => `${word}:*`).join(' & ')
  return sql`to_tsvector('simple', translate(${action} || ' ' || ${agentName} || ' ' || coalesce(${reason}, ''), './_@:-', '      ')) @@ to_tsquery('simple', ${asked})`
}
