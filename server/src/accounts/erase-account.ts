import { later } from './policy.ts'
import { announceEnd } from './sessions.ts'
import { deleteUser, endSessionsOf, lockUser, overdueErasures, userById, type UserRow } from './store.ts'
import type { AccountsTools } from './tools.ts'

export const closedQueue = 'account.closed'
export const erasureQueue = 'accounts.erase'

interface Whose {
  readonly userId: string
}

/** Who does what closing an account sets going; before the jobs start. */
export function workOnErasures(tools: AccountsTools): void {
  tools.jobs.work<Whose>(closedQueue, { retries: 20 }, ({ userId }) => tools.endSubscription(userId))
  tools.jobs.work<Whose>(erasureQueue, { retries: 20 }, ({ userId }) => eraseAccount(tools, userId))
}

/** Forgets a person whose days of grace are over, in all features at once or not at all. Done twice, it does nothing. */
export async function eraseAccount(tools: AccountsTools, userId: string): Promise<void> {
  const now = tools.clock.now()
  if (!isDue(await userById(tools.database.db, userId), now)) return
  // Before we forget who they are: nobody may go on paying for an account that is gone.
  await tools.endSubscription(userId)
  const ended = await tools.database.transaction(async (tx) => {
    if (!isDue(await lockUser(tx, userId), now)) return []
    const sessions = await endSessionsOf(tx, userId, 'account-closed', now)
    // The other way round than they were built: what points at something goes before it.
    for (const data of tools.personalData.toReversed()) await data.eraseFor(tx, userId)
    await deleteUser(tx, userId)
    return sessions
  })
  announceEnd(tools, ended)
  tools.log.info({ userId }, 'an account has been erased')
}

function isDue(user: UserRow | undefined, now: Date): boolean {
  return user !== undefined && user.deletionAt !== null && user.deletionAt <= now
}

/** For jobs that were lost or laid aside: whoever is a day late is put into the queue again. */
export async function catchUpErasures(tools: AccountsTools): Promise<void> {
  const before = later(tools.clock.now(), -24 * 3600)
  const late = await overdueErasures(tools.database.db, before)
  if (late.length === 0) return
  tools.log.warn({ count: late.length }, 'accounts are erased late')
  await tools.database.transaction(async (tx) => {
    for (const userId of late) await tools.jobs.enqueue(tx, erasureQueue, { userId }, { key: userId })
  })
}
