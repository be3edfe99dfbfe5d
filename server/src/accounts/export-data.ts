import type { DataExport } from '@aureole/contract/accounts'
import { notFound } from '../platform/errors.ts'
import type { Principal } from '../platform/http/context.ts'
import { newId } from '../platform/ids.ts'
import { exportPath, linkToken, tokenHash } from './keys.ts'
import { limitAccount } from './limits.ts'
import { exportQueue } from './make-export.ts'
import { later, rules } from './policy.ts'
import { lockUser, userById } from './store.ts'
import { exportOf, putExport, type ExportRow } from './store-exports.ts'
import type { AccountsTools } from './tools.ts'

/** Begins to gather everything about the person. While one is being made, asking again changes nothing. */
export async function startExport(tools: AccountsTools, principal: Principal, userId: string): Promise<void> {
  if (principal.userId !== userId) throw notFound('This person')
  const now = tools.clock.now()
  const user = await userById(tools.database.db, userId)
  if (user === undefined) throw notFound('This person')
  if (isMaking(await exportOf(tools.database.db, userId), now)) return
  await limitAccount(tools, 'export', user)
  await tools.database.transaction(async (tx) => {
    if ((await lockUser(tx, userId)) === undefined) throw notFound('This person')
    if (isMaking(await exportOf(tx, userId), now)) return
    const id = newId()
    const hash = tokenHash(linkToken(tools.keys.exportLink, id))
    await putExport(tx, { userId, id, hash, startedAt: now })
    await tools.jobs.enqueue(tx, exportQueue, { userId, exportId: id })
  })
}

export async function readExport(
  tools: AccountsTools,
  principal: Principal,
  userId: string,
): Promise<DataExport> {
  if (principal.userId !== userId) throw notFound('This person')
  const now = tools.clock.now()
  const row = await exportOf(tools.database.db, userId)
  const none = { state: 'NONE', url: null, expiresAt: null, madeAt: null } as const
  if (row === undefined) return none
  if (row.state === 'MAKING') return { ...none, state: isMaking(row, now) ? 'MAKING' : 'FAILED' }
  if (row.state === 'FAILED') return { ...none, state: 'FAILED' }
  if (row.expiresAt === null || row.madeAt === null || row.expiresAt <= now) return none
  return {
    state: 'READY',
    url: exportPath(tools.keys.exportLink, row.id),
    expiresAt: row.expiresAt.toISOString(),
    madeAt: row.madeAt.toISOString(),
  }
}

function isMaking(row: ExportRow | undefined, now: Date): boolean {
  return row?.state === 'MAKING' && later(row.startedAt, rules.exportPatienceSeconds) > now
}
