import { announceEnd } from './sessions.ts'
import { changeUser, endSessionsOf, lockUser, userByEmail } from './store.ts'
import type { AccountsTools } from './tools.ts'

/** An agent is a person like any other from now on. All their devices are logged out, so that none hears of the desk any more. */
export async function removeAgent(
  tools: AccountsTools,
  input: { brandId: string; email: string },
): Promise<boolean> {
  const email = input.email.trim().toLowerCase()
  const known = await userByEmail(tools.database.db, input.brandId, email)
  if (known === undefined) return false
  const ended = await tools.database.transaction(async (tx) => {
    const user = await lockUser(tx, known.id)
    if (!user?.groups.includes('AGENT')) return undefined
    await changeUser(tx, user.id, { groups: user.groups.filter((group) => group !== 'AGENT') })
    return endSessionsOf(tx, user.id, 'revoked', tools.clock.now())
  })
  if (ended === undefined) return false
  announceEnd(tools, ended)
  return true
}
