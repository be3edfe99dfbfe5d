import type { Device } from '@aureole/contract/accounts'
import { notFound } from '../platform/errors.ts'
import type { Principal } from '../platform/http/context.ts'
import { announceEnd } from './sessions.ts'
import { endSession, endSessionsOf, liveSessionsOf } from './store.ts'
import type { AccountsTools } from './tools.ts'

/** Where the person is logged in, the device used last first. */
export async function listDevices(
  tools: AccountsTools,
  principal: Principal,
  userId: string,
): Promise<Device[]> {
  mustBeSelf(principal, userId)
  const rows = await liveSessionsOf(tools.database.db, userId, tools.clock.now())
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isThis: row.id === principal.sessionId,
  }))
}

export async function endDevice(
  tools: AccountsTools,
  principal: Principal,
  userId: string,
  sessionId: string,
): Promise<void> {
  mustBeSelf(principal, userId)
  const ended = await tools.database.transaction((tx) =>
    endSession(tx, sessionId, 'revoked', tools.clock.now(), userId),
  )
  if (!ended) throw notFound('This device')
  announceEnd(tools, [sessionId])
}

/** Log out everywhere, here too. */
export async function endDevices(tools: AccountsTools, principal: Principal, userId: string): Promise<void> {
  mustBeSelf(principal, userId)
  const ended = await tools.database.transaction((tx) =>
    endSessionsOf(tx, userId, 'revoked', tools.clock.now()),
  )
  announceEnd(tools, ended)
}

function mustBeSelf(principal: Principal, userId: string): void {
  if (principal.userId !== userId) throw notFound('This person')
}
