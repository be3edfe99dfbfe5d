import type { PersonCard } from '@aureole/contract/desk-people'
import type { Tx } from '../platform/database/index.ts'
import { notFound, problem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { audit } from './audit.ts'
import { personCard } from './person-card.ts'
import { countingWarnings, isRunning, later, rules, suspensionMs } from './policy.ts'
import { markActed } from './store-cases.ts'
import { insertPenalty, lockPerson, penaltiesOf, type PenaltyRow } from './store-penalties.ts'
import { decideRow, insertDecision, lockViolation } from './store-violations.ts'
import type { Acting, ModerationTools } from './tools.ts'
import { writeStanding, type AfterCommit } from './write-standing.ts'

export interface Penalise {
  readonly userId: string
  /** What the person reads. */
  readonly reason: string
  readonly violationId?: string | undefined
  readonly chatHash?: string | undefined
  /** How many penalties the agent has seen. */
  readonly version?: number | undefined
  readonly key?: string | undefined
}

/** Warns a person. The third warning that counts suspends, for longer each time. */
export async function warn(tools: ModerationTools, acting: Acting, asked: Penalise): Promise<PersonCard> {
  return penalise(tools, acting, asked, async (tx, before) => {
    const { bus, clock, letters } = tools
    const at = clock.now()
    const warning = await add(tx, acting, asked, { kind: 'WARNING', at, until: later(at, rules.warningMs) })
    const all = [...before, warning]
    const count = countingWarnings(all, at).length
    await audit(tools, tx, acting, { action: 'person.warned', ...aboutOf(asked) })
    if (count >= rules.warningsToSuspend && !all.some((one) => isRunning(one, at))) {
      const reason = `This was your third warning: ${asked.reason}`
      return suspend(tools, tx, acting, { ...asked, reason, key: undefined, violationId: undefined }, all, {
        hours: suspensionMs(before) / 3600_000,
        causeId: warning.id,
      })
    }
    await letters.warned(tx, { userId: asked.userId, penaltyId: warning.id })
    const told = await writeStanding(tools, tx, asked.userId, all)
    return () => {
      told()
      const warned = { reason: asked.reason, warningCounter: count, penaltyId: warning.id }
      bus.publish(`user:${asked.userId}`, 'user.warned', warned)
    }
  })
}

/** Suspends a person at once, on all devices. */
export function suspendPerson(
  tools: ModerationTools,
  acting: Acting,
  { hours, ...asked }: Penalise & { hours: number },
): Promise<PersonCard> {
  return penalise(tools, acting, asked, async (tx, before) => {
    if (before.some((one) => isRunning(one, tools.clock.now()))) {
      throw problem('conflict', 'This person is suspended already.')
    }
    await audit(tools, tx, acting, { action: 'person.suspended', ...aboutOf(asked) })
    return suspend(tools, tx, acting, asked, before, { hours, causeId: null })
  })
}

async function suspend(
  tools: ModerationTools,
  tx: Tx,
  acting: Acting,
  asked: Penalise,
  before: readonly PenaltyRow[],
  { hours, causeId }: { hours: number; causeId: string | null },
): Promise<AfterCommit> {
  const { accounts, clock, letters } = tools
  const { userId, reason } = asked
  const at = clock.now()
  const until = later(at, hours * 3600_000)
  const penalty = await add(tx, acting, asked, { kind: 'SUSPENSION', at, until, causeId })
  const shutOut = await accounts.suspend(tx, { id: penalty.id, userId, until, reason })
  await letters.suspended(tx, { userId, penaltyId: penalty.id })
  const told = await writeStanding(tools, tx, userId, [...before, penalty])
  return () => {
    shutOut()
    told()
  }
}

/** What every penalty has in common: one at a time for each person, once for each key and violation, and on what the agent has seen. */
async function penalise(
  tools: ModerationTools,
  acting: Acting,
  asked: Penalise,
  act: (tx: Tx, before: PenaltyRow[]) => Promise<AfterCommit>,
): Promise<PersonCard> {
  const { userId, key, version } = asked
  if (userId === acting.agentId) throw problem('conflict', 'Nobody judges themselves.')
  const { told, card, caseId } = await tools.database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    if (!(await tools.accounts.knownPeople(tx, [userId])).has(userId)) throw notFound('This person')
    const before = await penaltiesOf(tx, userId)
    if (key !== undefined && before.some((one) => one.key === key)) {
      return { told: () => undefined, card: await personCard(tools, tx, userId), caseId: undefined }
    }
    if (version !== undefined && version !== before.length) {
      throw problem('conflict', 'This person has been warned or suspended meanwhile. Please look again.')
    }
    await uphold(tools, tx, acting, asked, before)
    const after = await act(tx, before)
    const acted = asked.chatHash && (await markActed(tx, asked.chatHash, tools.clock.now()))
    return { told: after, card: await personCard(tools, tx, userId), caseId: acted || undefined }
  })
  told()
  tools.announce.touched(caseId)
  return card
}

async function uphold(
  { clock }: ModerationTools,
  tx: Tx,
  { agentId }: Acting,
  { violationId, userId, reason }: Penalise,
  before: readonly PenaltyRow[],
): Promise<void> {
  if (violationId === undefined) return
  const violation = await lockViolation(tx, violationId)
  if (violation?.userId !== userId) throw notFound('This violation')
  if (before.some((one) => one.violationId === violationId)) {
    throw problem('conflict', 'There is a penalty for this already.')
  }
  const at = clock.now()
  await decideRow(tx, violationId, { state: 'UPHELD', agentId, at, reason })
  const decision = { kind: 'VIOLATION', subjectId: violationId, outcome: 'UPHELD' } as const
  await insertDecision(tx, { ...decision, id: newId(), at, agentId, userId, reason })
}

async function add(
  tx: Tx,
  { agentId }: Acting,
  { userId, reason, violationId, chatHash, key }: Penalise,
  penalty: Pick<PenaltyRow, 'kind' | 'at' | 'until'> & { causeId?: string | null },
): Promise<PenaltyRow> {
  const row = {
    causeId: null,
    ...penalty,
    id: newId(),
    userId,
    reason,
    agentId,
    violationId: violationId ?? null,
    chatHash: chatHash ?? null,
    key: key ?? null,
  }
  await insertPenalty(tx, row)
  return { ...row, lift: null }
}

function aboutOf({ userId, chatHash, reason }: Penalise) {
  return { userId, chatHash, reason }
}
