import type { Violation } from '@aureole/contract/violations'
import { notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { audit } from './audit.ts'
import { presentViolation } from './present.ts'
import {
  decideRow,
  insertDecision,
  lockViolation,
  violationPage,
  type ViolationFilter,
  type ViolationRow,
} from './store-violations.ts'
import type { Acting, ModerationTools } from './tools.ts'

export async function listViolations(
  tools: ModerationTools,
  { agentId }: Acting,
  { page, pageSize, ...filter }: ViolationFilter & { page: number; pageSize: number },
): Promise<{ items: Violation[]; firstPage: boolean; lastPage: boolean }> {
  await tools.signs.of(agentId)
  const slice = { limit: pageSize + 1, offset: (page - 1) * pageSize }
  const rows = await violationPage(tools.database.db, filter, slice)
  const items = await knownViolations(tools, rows.slice(0, pageSize))
  return { items, firstPage: page === 1, lastPage: rows.length <= pageSize }
}

/** Upheld, or dismissed as a mistake. Decided again, the last word counts, and all of them stay. */
export async function decideViolation(
  tools: ModerationTools,
  acting: Acting,
  { id, state, reason }: { id: string; state: 'UPHELD' | 'DISMISSED'; reason: string },
): Promise<Violation> {
  const { agentId } = acting
  const row = await tools.database.transaction(async (tx) => {
    const before = await lockViolation(tx, id)
    if (before === undefined) throw notFound('This violation')
    const { userId, chatHash } = before
    const at = tools.clock.now()
    const decision = { kind: 'VIOLATION', subjectId: id, outcome: state } as const
    await insertDecision(tx, { ...decision, id: newId(), at, agentId, userId, reason })
    await audit(tools, tx, acting, { action: `violation.${state.toLowerCase()}`, userId, chatHash, reason })
    return decideRow(tx, id, { state, agentId, at, reason })
  })
  tools.announce.touched(row.caseId ?? undefined)
  const [known] = await knownViolations(tools, [row])
  if (known === undefined) throw new Error('a violation vanished')
  return known
}

async function knownViolations(
  { accounts, database }: ModerationTools,
  rows: readonly ViolationRow[],
): Promise<Violation[]> {
  const ids = rows.flatMap((row) => [row.userId, ...(row.decidedBy === null ? [] : [row.decidedBy])])
  const people = await accounts.knownPeople(database.db, ids)
  return rows.map((row) => presentViolation(row, people))
}
