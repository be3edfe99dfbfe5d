import type { Db, Tx } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import type { Acting, ModerationTools } from './tools.ts'
import { later, rules } from './policy.ts'
import { hasEntry, insertAudit } from './store-audit.ts'

export interface Done {
  readonly action: string
  readonly caseId?: string | undefined
  readonly chatHash?: string | null | undefined
  readonly userId?: string | undefined
  readonly avatarId?: string | null | undefined
  readonly messageId?: string | undefined
  readonly reason?: string | undefined
}

type Tools = Pick<ModerationTools, 'clock' | 'people'>

/** Writes down what an agent did, with what they did or not at all. */
export async function audit(tools: Tools, tx: Db | Tx, { agentId }: Acting, done: Done): Promise<void> {
  const agent = (await tools.people.of(tx, [agentId])).get(agentId)
  await insertAudit(tx, {
    id: newId(),
    at: tools.clock.now(),
    agentId,
    agentName: agent?.name ?? '',
    action: done.action,
    caseId: done.caseId ?? null,
    chatHash: done.chatHash ?? null,
    userId: done.userId ?? null,
    avatarId: done.avatarId ?? null,
    messageId: done.messageId ?? null,
    reason: done.reason ?? null,
  })
}

/** Reading: what an agent reads on within a few minutes is the same opening. */
export async function auditOpening(tools: Tools, db: Db | Tx, acting: Acting, done: Done): Promise<void> {
  const { chatHash = null, userId = null, reason = null, action } = done
  const since = later(tools.clock.now(), -rules.openingMs)
  const before = { agentId: acting.agentId, action, chatHash, userId, reason }
  if (await hasEntry(db, before, since)) return
  await audit(tools, db, acting, done)
}
