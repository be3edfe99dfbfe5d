import type { PersonCard } from '@aureole/contract/desk-people'
import type { Tx } from '../platform/database/index.ts'
import { notFound, problem } from '../platform/errors.ts'
import { audit } from './audit.ts'
import { personCard } from './person-card.ts'
import { countingWarnings, isRunning, rules } from './policy.ts'
import { insertLift, lockPerson, penaltiesOf, type PenaltyRow } from './store-penalties.ts'
import type { Acting, ModerationTools } from './tools.ts'
import { writeStanding, type AfterCommit } from './write-standing.ts'

/** Ends a suspension now. */
export async function liftSuspension(
  tools: ModerationTools,
  acting: Acting,
  { userId, reason }: { userId: string; reason: string },
): Promise<PersonCard> {
  if (userId === acting.agentId) throw problem('conflict', 'Nobody judges themselves.')
  const { told, card } = await tools.database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    if (!(await tools.accounts.knownPeople(tx, [userId])).has(userId)) throw notFound('This person')
    const now = tools.clock.now()
    const before = await penaltiesOf(tx, userId)
    const running = before.filter((one) => isRunning(one, now))
    if (running.length === 0) throw problem('conflict', 'This person is not suspended.')
    const after = await takeBack(tools, tx, acting, before, running, { cause: 'AGENT', reason })
    for (const { id } of running) await tools.letters.suspensionOver(tx, { userId, penaltyId: id })
    await audit(tools, tx, acting, { action: 'person.lifted', userId, reason })
    return { told: after, card: await personCard(tools, tx, userId) }
  })
  told()
  return card
}

/**
 * An appeal was granted: the strike is gone. With a suspension goes the warning that brought it; and with a warning the suspension that would not
 * have come without it.
 */
export async function grant(
  tools: ModerationTools,
  tx: Tx,
  acting: Acting,
  penalty: PenaltyRow,
  reason: string,
): Promise<AfterCommit> {
  const before = await penaltiesOf(tx, penalty.userId)
  const now = tools.clock.now()
  const gone = [penalty, ...before.filter((one) => one.id === penalty.causeId)]
  const left = before.map((one) =>
    gone.some(({ id }) => id === one.id) ? { ...one, lift: { at: now, cause: 'APPEAL' as const } } : one,
  )
  const undone = before.filter(
    (one) =>
      one.causeId !== null &&
      isRunning(one, now) &&
      one.id !== penalty.id &&
      penalty.kind === 'WARNING' &&
      countingWarnings(left, now).length < rules.warningsToSuspend,
  )
  return takeBack(tools, tx, acting, before, [...gone, ...undone], { cause: 'APPEAL', reason })
}

async function takeBack(
  tools: ModerationTools,
  tx: Tx,
  { agentId }: Acting,
  before: readonly PenaltyRow[],
  gone: readonly PenaltyRow[],
  { cause, reason }: { cause: 'APPEAL' | 'AGENT'; reason: string },
): Promise<AfterCommit> {
  const at = tools.clock.now()
  const lift = { at, agentId, cause, reason }
  for (const one of gone) {
    if (one.lift === null) await insertLift(tx, { ...lift, penaltyId: one.id })
  }
  const after = before.map((one) =>
    one.lift === null && gone.some(({ id }) => id === one.id) ? { ...one, lift } : one,
  )
  const userId = before[0]?.userId ?? ''
  const wasOut = before.some((one) => isRunning(one, at))
  const isOut = after.some((one) => isRunning(one, at))
  const free = wasOut && !isOut ? await tools.accounts.liftSuspension(tx, userId) : () => undefined
  const told = await writeStanding(tools, tx, userId, after)
  return () => {
    free()
    told()
  }
}
