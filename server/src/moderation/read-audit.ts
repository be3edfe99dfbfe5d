import type { readAudit as contract } from '@aureole/contract/audit'
import type { AnswerOf } from '@aureole/contract/route'
import { auditPage, type AuditFilter } from './store-audit.ts'
import type { Acting, ModerationTools } from './tools.ts'

/** Every opening and action, newest first. */
export async function readAudit(
  { database, signs }: ModerationTools,
  { agentId }: Acting,
  { page, pageSize, ...filter }: AuditFilter & { page: number; pageSize: number },
): Promise<AnswerOf<typeof contract>> {
  await signs.of(agentId)
  const rows = await auditPage(database.db, filter, { limit: pageSize + 1, offset: (page - 1) * pageSize })
  return {
    items: rows.slice(0, pageSize).map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      agent: { id: row.agentId, name: row.agentName },
      action: row.action,
      chatHash: row.chatHash,
      userId: row.userId,
      avatarId: row.avatarId,
      reason: row.reason,
    })),
    firstPage: page === 1,
    lastPage: rows.length <= pageSize,
  }
}
