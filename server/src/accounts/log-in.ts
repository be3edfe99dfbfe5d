import type { AuthTokens } from '@aureole/contract/accounts'
import { problem } from '../platform/errors.ts'
import { forgiveAccount, limitAccount } from './limits.ts'
import { isSuspended } from './policy.ts'
import { accountSuspended, startSession } from './sessions.ts'
import { holdUser, userByEmail } from './store.ts'
import type { AccountsTools } from './tools.ts'

export async function logIn(
  tools: AccountsTools,
  input: { brandId: string; email: string; password: string; userAgent: string },
): Promise<AuthTokens> {
  await limitAccount(tools, 'logIn', input)
  const known = await userByEmail(tools.database.db, input.brandId, input.email)
  const fits = await tools.hashing.verify(known?.passwordHash, input.password)
  if (known === undefined || !fits) throw invalidCredentials()
  await forgiveAccount(tools, 'logIn', input)

  return tools.database.transaction(async (tx) => {
    // Held until the session is there, so that a suspension or a new password meanwhile cannot overlook it.
    const user = await holdUser(tx, known.id)
    if (user === undefined || user.passwordHash !== known.passwordHash) throw invalidCredentials()
    if (user.confirmedAt === null) {
      throw problem(
        'email-not-confirmed',
        'Please confirm your e-mail address first. We have sent you a link.',
      )
    }
    if (isSuspended(user, tools.clock.now())) throw await accountSuspended(tools, user)
    return startSession(tools, tx, user, input.userAgent)
  })
}

function invalidCredentials() {
  return problem('invalid-credentials', 'This e-mail address and password do not belong together.')
}
