import type { Db, Tx } from '../platform/database/index.ts'
import { notFound, problem, type Problem } from '../platform/errors.ts'
import type { Acting, ModerationTools } from './tools.ts'
import { nameless } from './present.ts'
import { latestCase, lockOpenCase, type CaseRow, type Subject } from './store-cases.ts'

type Tools = Pick<ModerationTools, 'accounts'>

/** The open case, for somebody who wants to act on it: as they have seen it, and nobody else's. */
export async function heldCase(
  tools: Tools,
  tx: Tx,
  { agentId }: Acting,
  subject: Subject,
  version?: number,
): Promise<CaseRow> {
  const row = await lockOpenCase(tx, subject)
  if (row === undefined) {
    const latest = await latestCase(tx, subject)
    if (latest === undefined) throw notFound('This case')
    throw problem('conflict', 'This case is closed already. Please look at it again.')
  }
  await refuseTaken(tools, tx, row, agentId)
  if (version !== undefined && version !== row.version) {
    throw problem('conflict', 'This case has changed meanwhile. Please look at it again.')
  }
  return row
}

/** Whoever acts on a chat, with or without an open case: not while somebody else has it. */
export async function refuseTakenChat(
  tools: Tools,
  db: Db | Tx,
  { agentId }: Acting,
  chatHash: string,
): Promise<CaseRow | undefined> {
  const row = await latestCase(db, { chatHash })
  if (row !== undefined && row.state !== 'RESOLVED') await refuseTaken(tools, db, row, agentId)
  return row
}

async function refuseTaken(tools: Tools, db: Db | Tx, row: CaseRow, agentId: string): Promise<void> {
  if (row.claimedBy !== null && row.claimedBy !== agentId) throw await takenBy(tools, db, row.claimedBy)
}

async function takenBy({ accounts }: Tools, db: Db | Tx, agentId: string): Promise<Problem> {
  const agent = (await accounts.knownPeople(db, [agentId])).get(agentId)
  return problem('conflict', `${agent?.name ?? nameless} has this case.`)
}
