import type { AuthTokens } from '@aureole/contract/accounts'
import { problem } from '../platform/errors.ts'
import { signChallenge } from './challenges.ts'
import { forgiveAccount, limitAccount } from './limits.ts'
import { isSuspended } from './policy.ts'
import { accountSuspended, startSession } from './sessions.ts'
import { holdUser, userByEmail, type UserRow } from './store.ts'
import { hasSecondFactor } from './store-second-factors.ts'
import type { AccountsTools } from './tools.ts'

/** With a second factor, the right password alone earns a challenge and no session. */
export async function logIn(
  tools: AccountsTools,
  input: { brandId: string; email: string; password: string; userAgent: string },
): Promise<AuthTokens | { challenge: string }> {
  await limitAccount(tools, 'logIn', input)
  const known = await userByEmail(tools.database.db, input.brandId, input.email)
  const fits = await tools.hashing.verify(known?.passwordHash, input.password)
  if (known === undefined || !fits) throw invalidCredentials()
  await forgiveAccount(tools, 'logIn', input)

  return tools.database.transaction(async (tx) => {
    // Held until the session is there, so that a suspension or a new password meanwhile cannot overlook it.
    const user = await holdUser(tx, known.id)
    if (user === undefined || user.passwordHash !== known.passwordHash) throw invalidCredentials()
    await refuseUnfit(tools, user)
    if (await hasSecondFactor(tx, user.id))
      return { challenge: await signChallenge(tools.keys.challenge, user, tools.clock.now()) }
    return startSession(tools, tx, user, input.userAgent)
  })
}

/** Whoever has yet to confirm, or is suspended, comes in by no way. */
export async function refuseUnfit(tools: AccountsTools, user: UserRow): Promise<void> {
  if (user.confirmedAt === null) {
    throw problem('email-not-confirmed', 'Please confirm your e-mail address first. We have sent you a link.')
  }
  if (isSuspended(user, tools.clock.now())) throw await accountSuspended(tools, user)
}

function invalidCredentials() {
  return problem('invalid-credentials', 'This e-mail address and password do not belong together.')
}
