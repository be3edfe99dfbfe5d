import { invalidField, notFound } from '../platform/errors.ts'
import type { Principal } from '../platform/http/context.ts'
import { forgiveAccount, limitAccount } from './limits.ts'
import { passwordFault } from './passwords.ts'
import { announceEnd } from './sessions.ts'
import { changeUser, endSessionsOf, lockUser, userById } from './store.ts'
import type { AccountsTools } from './tools.ts'

/** A new password by someone who knows the old one. All devices but this one are logged out. */
export async function changePassword(
  tools: AccountsTools,
  principal: Principal,
  input: { userId: string; currentPassword: string; newPassword: string },
): Promise<void> {
  const known = await userById(tools.database.db, input.userId)
  if (known === undefined) throw notFound('This person')
  const about = { email: known.email, brandName: tools.brands.byId(known.brandId).name }
  const fault = passwordFault(input.newPassword, about)
  if (fault !== undefined) throw invalidField('newPassword', fault)

  // Counted with the log-ins: who has found an open laptop may not guess on here.
  await limitAccount(tools, 'logIn', known)
  if (!(await tools.hashing.verify(known.passwordHash, input.currentPassword))) throw wrongPassword()
  await forgiveAccount(tools, 'logIn', known)
  const passwordHash = await tools.hashing.hash(input.newPassword)

  const ended = await tools.database.transaction(async (tx) => {
    const user = await lockUser(tx, input.userId)
    if (user?.passwordHash !== known.passwordHash) throw wrongPassword()
    await changeUser(tx, user.id, { passwordHash })
    await tools.letters.passwordChanged(tx, { userId: user.id })
    return endSessionsOf(tx, user.id, 'password-changed', tools.clock.now(), principal.sessionId)
  })
  announceEnd(tools, ended)
}

function wrongPassword() {
  return invalidField('currentPassword', 'This is not your current password.')
}
