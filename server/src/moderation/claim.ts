import type { DeskCase } from '@aureole/contract/cases'
import { audit } from './audit.ts'
import { heldCase } from './held-case.ts'
import { knownCase } from './known-cases.ts'
import type { Acting, ModerationTools } from './tools.ts'
import { later } from './policy.ts'
import { changeCase, claimNextRow, type CaseRow, type Subject } from './store-cases.ts'

/** Takes a case. Who has it already keeps it. */
export async function claim(
  tools: ModerationTools,
  acting: Acting,
  subject: Subject,
  version?: number,
): Promise<DeskCase> {
  const { clock, database } = tools
  const now = clock.now()
  await tools.signs.of(acting.agentId)
  const { row, was } = await database.transaction(async (tx) => {
    const before = await heldCase(tools, tx, acting, subject, version)
    if (before.claimedBy === acting.agentId) return { row: before, was: before }
    const after = await changeCase(tx, before.id, {
      state: 'OPEN',
      snoozedUntil: null,
      claimedBy: acting.agentId,
      claimedAt: now,
      firstActionAt: before.firstActionAt ?? now,
    })
    await audit(tools, tx, acting, { action: 'case.claimed', ...named(after) })
    return { row: after, was: before }
  })
  announce(tools, was, row)
  return knownCase(tools, row)
}

/** Takes the most urgent one that nobody has. */
export async function claimNext(tools: ModerationTools, acting: Acting): Promise<DeskCase | null> {
  const { clock, database } = tools
  await tools.signs.of(acting.agentId)
  const row = await database.transaction(async (tx) => {
    const taken = await claimNextRow(tx, acting.agentId, clock.now())
    if (taken !== undefined) await audit(tools, tx, acting, { action: 'case.claimed', ...named(taken) })
    return taken
  })
  if (row === undefined) return null
  tools.announce.touched(row.id)
  return knownCase(tools, row)
}

/** Gives it back, at once or after a while. */
export async function release(
  tools: ModerationTools,
  acting: Acting,
  subject: Subject,
  snoozeMinutes?: number,
): Promise<DeskCase> {
  const { clock, database } = tools
  const { row, was } = await database.transaction(async (tx) => {
    const before = await heldCase(tools, tx, acting, subject)
    const snoozed =
      snoozeMinutes === undefined
        ? ({ state: 'OPEN', snoozedUntil: null } as const)
        : ({ state: 'SNOOZED', snoozedUntil: later(clock.now(), snoozeMinutes * 60_000) } as const)
    const after = await changeCase(tx, before.id, { ...snoozed, claimedBy: null, claimedAt: null })
    const action = snoozeMinutes === undefined ? 'case.released' : 'case.snoozed'
    await audit(tools, tx, acting, { action, ...named(after) })
    return { row: after, was: before }
  })
  announce(tools, was, row)
  return knownCase(tools, row)
}

/** Who has it is not counted; whether it waits is. */
function announce(tools: ModerationTools, before: CaseRow, after: CaseRow): void {
  if (before.state === after.state) tools.announce.touched(after.id)
  else tools.announce.changed(after.id)
}

/** By what the audit log finds it. */
export function named(row: CaseRow): {
  caseId: string
  chatHash: string | null
  avatarId: string | null
  userId: string
} {
  return { caseId: row.id, chatHash: row.chatHash, avatarId: row.avatarId, userId: row.userId }
}
