import type { AuthTokens } from '@aureole/contract/accounts'
import { problem } from '../platform/errors.ts'
import { readChallenge } from './challenges.ts'
import { takeCode } from './check-code.ts'
import { forgiveAccount, limitAccount } from './limits.ts'
import { refuseUnfit } from './log-in.ts'
import { startSession } from './sessions.ts'
import { holdUser, userById } from './store.ts'
import type { AccountsTools } from './tools.ts'

/** The second half of a log-in: the password was right, now the code. */
export async function logInSecondFactor(
  tools: AccountsTools,
  input: { brandId: string; challenge: string; code: string; userAgent: string },
): Promise<AuthTokens> {
  const challenge = await readChallenge(tools.keys.challenge, input.challenge, tools.clock.now())
  if (challenge === undefined) throw startOver()
  const known = await userById(tools.database.db, challenge.userId)
  if (known === undefined || known.brandId !== input.brandId) throw startOver()
  await limitAccount(tools, 'secondFactor', known)
  const tokens = await tools.database.transaction(async (tx) => {
    // Held for the reason that log-in holds it.
    const user = await holdUser(tx, known.id)
    if (user === undefined || !challenge.fits(user.passwordHash)) throw startOver()
    await refuseUnfit(tools, user)
    await takeCode(tools, tx, user.id, input.code)
    return startSession(tools, tx, user, input.userAgent)
  })
  await forgiveAccount(tools, 'secondFactor', known)
  return tokens
}

function startOver() {
  return problem('invalid-credentials', 'This log-in took too long. Please begin again with your password.')
}
