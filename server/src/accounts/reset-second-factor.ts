import { announceEnd } from './sessions.ts'
import { endSessionsOf, userByEmail } from './store.ts'
import { deleteSecondFactor } from './store-second-factors.ts'
import type { AccountsTools } from './tools.ts'

/** For the operator, who knows by other means whom they let in. */
export async function resetSecondFactor(
  tools: AccountsTools,
  input: { brandId: string; email: string },
): Promise<boolean> {
  const user = await userByEmail(tools.database.db, input.brandId, input.email.trim().toLowerCase())
  if (user === undefined) return false
  const ended = await tools.database.transaction(async (tx) => {
    if (!(await deleteSecondFactor(tx, user.id))) return undefined
    return endSessionsOf(tx, user.id, 'second-factor', tools.clock.now())
  })
  announceEnd(tools, ended ?? [])
  return ended !== undefined
}
