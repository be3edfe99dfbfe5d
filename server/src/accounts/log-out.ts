import { readToken } from './refresh-tokens.ts'
import { announceEnd } from './sessions.ts'
import { endSession } from './store.ts'
import type { AccountsTools } from './tools.ts'

/** Ends the device's session. Any token of the family will do, also one that a racing refresh has just replaced. */
export async function logOut(tools: AccountsTools, input: { refreshToken: string }): Promise<void> {
  const token = readToken(tools.keys.refreshToken, input.refreshToken)
  if (token === undefined) return
  const ended = await tools.database.transaction((tx) =>
    endSession(tx, token.sessionId, 'logged-out', tools.clock.now()),
  )
  if (ended) announceEnd(tools, [token.sessionId])
}
