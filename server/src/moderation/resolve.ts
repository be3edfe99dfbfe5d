import type { DeskCase, Outcome } from '@aureole/contract/cases'
import type { Tx } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import { audit } from './audit.ts'
import { named } from './claim.ts'
import { heldCase } from './held-case.ts'
import { knownCase } from './known-cases.ts'
import type { Acting, ModerationTools } from './tools.ts'
import { changeCase, closeReasons, type CaseRow, type Subject } from './store-cases.ts'
import { decideRow, insertDecision, openOfCase } from './store-violations.ts'

export interface Resolve {
  readonly outcome: Outcome
  readonly reason: string
  readonly version?: number
}

/** Closes all open reasons, and says the word on the violations that nobody has decided yet. */
export async function resolveCase(
  tools: ModerationTools,
  acting: Acting,
  subject: Subject,
  asked: Resolve,
): Promise<DeskCase> {
  const row = await tools.database.transaction(async (tx) => {
    const before = await heldCase(tools, tx, acting, subject, asked.version)
    return closeCase(tools, tx, acting, before, asked)
  })
  tools.announce.changed(row.id)
  return knownCase(tools, row)
}

export async function closeCase(
  tools: Pick<ModerationTools, 'clock' | 'people'>,
  tx: Tx,
  acting: Acting,
  before: CaseRow,
  { outcome, reason }: Pick<Resolve, 'outcome' | 'reason'>,
): Promise<CaseRow> {
  const at = tools.clock.now()
  await closeReasons(tx, before.id, at)
  const decision = { at, agentId: acting.agentId, userId: before.userId, reason }
  await insertDecision(tx, { ...decision, id: newId(), kind: 'CASE', subjectId: before.id, outcome })
  const state = outcome === 'DISMISSED' ? 'DISMISSED' : 'UPHELD'
  // Who only answered somebody has not judged anything: what was found stays to be decided.
  const undecided = outcome === 'ANSWERED' ? [] : await openOfCase(tx, before.id)
  for (const violation of undecided) {
    await decideRow(tx, violation.id, { state, agentId: acting.agentId, at, reason })
    await insertDecision(tx, {
      ...decision,
      id: newId(),
      kind: 'VIOLATION',
      subjectId: violation.id,
      outcome: state,
    })
  }
  await audit(tools, tx, acting, { action: `case.${outcome.toLowerCase()}`, ...named(before), reason })
  return changeCase(tx, before.id, {
    state: 'RESOLVED',
    resolvedAt: at,
    outcome,
    claimedBy: null,
    claimedAt: null,
    snoozedUntil: null,
    firstActionAt: before.firstActionAt ?? at,
  })
}
