import type { DeskCase } from '@aureole/contract/moderation'
import type { ModerationTools } from './tools.ts'
import { later, rules } from './policy.ts'
import { presentCase } from './present.ts'
import { reasonsById, type CaseRow } from './store-cases.ts'
import { watchersOf } from './store-presence.ts'

type Tools = Pick<ModerationTools, 'accounts' | 'clock' | 'database'>

/** Cases as agents see them, asking for their people together. */
export async function knownCases(
  { accounts, clock, database: { db } }: Tools,
  rows: readonly CaseRow[],
): Promise<DeskCase[]> {
  const [watching, reasons] = await Promise.all([
    watchersOf(
      db,
      rows.map((row) => row.id),
      later(clock.now(), -rules.watchMs),
    ),
    reasonsById(
      db,
      rows.map((row) => row.topReasonId),
    ),
  ])
  const people = await accounts.knownPeople(db, [
    ...rows.flatMap((row) => [row.userId, ...(row.claimedBy === null ? [] : [row.claimedBy])]),
    ...watching.map((one) => one.agentId),
  ])
  return rows.flatMap((row) => {
    const reason = reasons.get(row.topReasonId)
    if (reason === undefined) return []
    const watchers = watching.filter((one) => one.caseId === row.id).map((one) => one.agentId)
    return [presentCase(row, { people, reason, watching: watchers })]
  })
}

export async function knownCase(tools: Tools, row: CaseRow): Promise<DeskCase> {
  const [known] = await knownCases(tools, [row])
  if (known === undefined) throw new Error('a case has no reason')
  return known
}
