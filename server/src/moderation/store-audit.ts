import { and, desc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
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

export function auditPage(
  db: Db,
  filter: AuditFilter,
  page: { limit: number; offset: number },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEntries)
    .where(and(...filtersOf(filter)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(page.limit)
    .offset(page.offset)
}

function filtersOf({ q, agentId, userId, chatHash }: AuditFilter): (SQL | undefined)[] {
  const pattern = q?.trim() ? `%${q.trim().replace(/[\\%_]/g, '\\$&')}%` : undefined
  return [
    agentId === undefined ? undefined : eq(auditEntries.agentId, agentId),
    userId === undefined ? undefined : eq(auditEntries.userId, userId),
    chatHash === undefined ? undefined : eq(auditEntries.chatHash, chatHash),
    pattern === undefined
      ? undefined
      : or(
          sql`${auditEntries.action} ilike ${pattern}`,
          sql`${auditEntries.agentName} ilike ${pattern}`,
          sql`${auditEntries.reason} ilike ${pattern}`,
        ),
  ]
}
