import type { Appeal, createAppeal as contract } from '@aureole/contract/appeals'
import type { AnswerOf } from '@aureole/contract/route'
import { invalidField, notAuthenticated, notFound, problem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { audit } from './audit.ts'
import { grant } from './lift.ts'
import { later, rules } from './policy.ts'
import { agentOrNone, nameless, presentPenalty, type People } from './present.ts'
import {
  appealPage,
  decideAppealRow,
  insertAppeal,
  lockAppeal,
  lockPerson,
  penaltiesById,
  penaltiesOf,
  type AppealRow,
  type PenaltyRow,
} from './store-penalties.ts'
import { insertDecision } from './store-violations.ts'
import type { Acting, ModerationTools } from './tools.ts'

export interface CreateAppeal {
  /** Of who is logged in. */
  readonly userId?: string | undefined
  readonly token?: string | undefined
  readonly penaltyId?: string | undefined
  readonly text: string
}

/** A person says that we are wrong: once for each penalty, within 20 days. */
export async function createAppeal(
  tools: ModerationTools,
  asked: CreateAppeal,
): Promise<AnswerOf<typeof contract>> {
  const { announce, clock, database, letters } = tools
  const penalty = await appealable(tools, asked)
  const at = clock.now()
  if (later(penalty.at, rules.appealMs) < at) {
    throw problem('link-expired', 'An appeal is possible within 20 days. That time is over.')
  }
  if (penalty.lift !== null) throw problem('conflict', 'This has been taken back already.')
  const id = newId()
  const { userId } = penalty
  await database.transaction(async (tx) => {
    const row = { id, penaltyId: penalty.id, userId, text: asked.text, at, state: 'OPEN' as const }
    if (!(await insertAppeal(tx, row))) {
      throw problem('conflict', 'You have appealed against this already. It can be done once.')
    }
    await letters.appealReceived(tx, { userId, appealId: id })
  })
  announce.touched()
  return { id, state: 'OPEN', at: at.toISOString() }
}

/** By the token of the suspension dialog, since who is suspended is logged out; or, logged in, by its id. */
async function appealable(tools: ModerationTools, asked: CreateAppeal): Promise<PenaltyRow> {
  const { accounts, database } = tools
  if (asked.token !== undefined) {
    const named = await accounts.readAppealToken(asked.token)
    const penalty = named && (await penaltiesById(database.db, [named.suspensionId])).get(named.suspensionId)
    if (penalty === undefined || penalty.userId !== named?.userId) {
      throw problem(
        'link-invalid',
        'This appeal does not belong to a suspension. Please log in and try again.',
      )
    }
    return penalty
  }
  if (asked.penaltyId === undefined) throw invalidField('penaltyId', 'Say what you appeal against')
  if (asked.userId === undefined) throw notAuthenticated()
  const penalty = (await penaltiesById(database.db, [asked.penaltyId])).get(asked.penaltyId)
  if (penalty?.userId !== asked.userId) throw notFound('This penalty')
  return penalty
}

export async function listAppeals(
  tools: ModerationTools,
  { agentId }: Acting,
  { state, page, pageSize }: { state?: AppealRow['state'] | undefined; page: number; pageSize: number },
): Promise<{ items: Appeal[]; firstPage: boolean; lastPage: boolean }> {
  const { db } = tools.database
  await tools.signs.of(agentId)
  const rows = await appealPage(db, state, { limit: pageSize + 1, offset: (page - 1) * pageSize })
  const items = await knownAppeals(tools, agentId, rows.slice(0, pageSize))
  return { items, firstPage: page === 1, lastPage: rows.length <= pageSize }
}

/** Another agent than the one who acted decides, once. */
export async function decideAppeal(
  tools: ModerationTools,
  acting: Acting,
  { id, state, reason }: { id: string; state: 'GRANTED' | 'REJECTED'; reason: string },
): Promise<Appeal> {
  const { announce, clock, database, letters } = tools
  const { row, told } = await database.transaction(async (tx) => {
    const before = await lockAppeal(tx, id)
    const penalty = before && (await penaltiesById(tx, [before.penaltyId])).get(before.penaltyId)
    if (before === undefined || penalty === undefined) throw notFound('This appeal')
    const { userId } = before
    if (penalty.agentId === acting.agentId || userId === acting.agentId) {
      throw problem('not-allowed', 'You acted in this yourself. A colleague has to decide.')
    }
    if (before.state !== 'OPEN') throw problem('conflict', 'This appeal has been decided already.')
    await lockPerson(tx, userId)
    const at = clock.now()
    const { agentId } = acting
    const decided = await decideAppealRow(tx, id, {
      state,
      decidedBy: agentId,
      decidedAt: at,
      decision: reason,
    })
    await insertDecision(tx, {
      id: newId(),
      at,
      agentId,
      kind: 'APPEAL',
      subjectId: id,
      userId,
      outcome: state,
      reason,
    })
    const after = state === 'GRANTED' ? await grant(tools, tx, acting, penalty, reason) : () => undefined
    await letters.appealDecided(tx, { userId, appealId: id })
    await audit(tools, tx, acting, { action: `appeal.${state.toLowerCase()}`, userId, reason })
    return { row: decided, told: after }
  })
  told()
  announce.touched()
  const [known] = await knownAppeals(tools, acting.agentId, [row])
  if (known === undefined) throw new Error('an appeal has no penalty')
  return known
}

async function knownAppeals(
  { accounts, clock, database: { db } }: ModerationTools,
  agentId: string,
  rows: readonly AppealRow[],
): Promise<Appeal[]> {
  const penalties = await penaltiesById(
    db,
    rows.map((row) => row.penaltyId),
  )
  const people = await accounts.knownPeople(db, [
    ...rows.flatMap((row) => [row.userId, ...(row.decidedBy === null ? [] : [row.decidedBy])]),
    ...[...penalties.values()].map((penalty) => penalty.agentId),
  ])
  const known: Appeal[] = []
  for (const row of rows) {
    const penalty = penalties.get(row.penaltyId)
    if (penalty === undefined) continue
    const all = await penaltiesOf(db, row.userId)
    known.push(
      presentAppeal(row, presentPenalty(penalty, all, people, clock.now()), people, penalty, agentId),
    )
  }
  return known
}

function presentAppeal(
  row: AppealRow,
  penalty: Appeal['penalty'],
  people: People,
  { agentId: actedBy }: PenaltyRow,
  agentId: string,
): Appeal {
  return {
    id: row.id,
    state: row.state,
    userId: row.userId,
    personName: people.get(row.userId)?.name ?? nameless,
    penalty,
    text: row.text,
    at: row.at.toISOString(),
    decidedBy: agentOrNone(people, row.decidedBy),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decision: row.decision,
    isOwn: actedBy === agentId,
  }
}
