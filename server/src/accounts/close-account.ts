import { notFound } from '../platform/errors.ts'
import type { Principal } from '../platform/http/context.ts'
import { checkPassword, wrongPassword } from './check-password.ts'
import { closedQueue, erasureQueue } from './erase-account.ts'
import { later, rules } from './policy.ts'
import { announceUser } from './read-user.ts'
import { announceEnd } from './sessions.ts'
import { changeUser, endSessionsOf, lockUser } from './store.ts'
import type { AccountsTools } from './tools.ts'

/** The job looks at the clock of the server, which may be a little behind the one of the database. */
const marginSeconds = 60

/** Begins the days of grace: the person is asked nothing more, and erased when they are over. */
export async function closeAccount(
  tools: AccountsTools,
  principal: Principal,
  userId: string,
  currentPassword: string,
): Promise<Date> {
  if (principal.userId !== userId) throw notFound('This person')
  const known = await checkPassword(tools, userId, currentPassword)
  const now = tools.clock.now()
  const { deletionAt, ended } = await tools.database.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (user?.passwordHash !== known.passwordHash) throw wrongPassword()
    const others = await endSessionsOf(tx, userId, 'account-closed', now, principal.sessionId)
    // Asked twice, the days are counted from the first time.
    if (user.deletionAt !== null) return { deletionAt: user.deletionAt, ended: others }
    const due = later(now, rules.erasureSeconds)
    await changeUser(tx, userId, { deletionAt: due })
    await tools.jobs.enqueue(tx, closedQueue, { userId })
    await tools.jobs.enqueue(tx, erasureQueue, { userId }, { startAfter: later(due, marginSeconds) })
    await tools.letters.accountClosing(tx, { userId })
    return { deletionAt: due, ended: others }
  })
  announceEnd(tools, ended)
  await announceUser(tools, userId)
  return deletionAt
}

/** Undoes it, while there is still somebody to ask. */
export async function keepAccount(tools: AccountsTools, principal: Principal, userId: string): Promise<void> {
  if (principal.userId !== userId) throw notFound('This person')
  await tools.database.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (user === undefined) throw notFound('This person')
    if (user.deletionAt === null) return
    await changeUser(tx, userId, { deletionAt: null })
    await tools.letters.accountKept(tx, { userId })
  })
  await announceUser(tools, userId)
}
