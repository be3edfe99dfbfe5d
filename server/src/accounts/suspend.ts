import type { Tx } from '../platform/database/index.ts'
import { notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { signAppealToken } from './appeal-tokens.ts'
import { announceUser } from './read-user.ts'
import { announceEnd } from './sessions.ts'
import { changeUser, endSessionsOf } from './store.ts'
import type { AccountsTools, AfterCommit } from './tools.ts'

/** Shuts a person out until the given time and ends all their sessions, which hear why before they hear that. */
export async function suspend(
  tools: AccountsTools,
  tx: Tx,
  suspension: { userId: string; until: Date; reason: string; id?: string },
): Promise<AfterCommit> {
  const { userId, until, reason } = suspension
  const user = await changeUser(tx, userId, {
    suspendedUntil: until,
    suspensionId: suspension.id ?? newId(),
    suspensionReason: reason,
  })
  if (user === undefined) throw notFound('This person')
  const ended = await endSessionsOf(tx, userId, 'suspended', tools.clock.now())
  const appealToken = await signAppealToken(tools.keys.appeal, user, until)
  return () => {
    const suspendedUntil = until.toISOString()
    tools.bus.publish(`user:${userId}`, 'user.suspended', { suspendedUntil, reason, appealToken })
    announceEnd(tools, ended)
  }
}

export async function liftSuspension(tools: AccountsTools, tx: Tx, userId: string): Promise<AfterCommit> {
  const lifted = { suspendedUntil: null, suspensionId: null, suspensionReason: null }
  if ((await changeUser(tx, userId, lifted)) === undefined) throw notFound('This person')
  return () => void announceUser(tools, userId)
}
