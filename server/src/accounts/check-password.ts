import { invalidField, notFound } from '../platform/errors.ts'
import { forgiveAccount, limitAccount } from './limits.ts'
import { userById, type UserRow } from './store.ts'
import type { AccountsTools } from './tools.ts'

/** Before what only the owner of the account may do, not whoever finds an open laptop. Answers the person as checked. */
export async function checkPassword(
  tools: AccountsTools,
  userId: string,
  currentPassword: string | undefined,
): Promise<UserRow> {
  if (currentPassword === undefined)
    throw invalidField('currentPassword', 'Please enter your current password too.')
  const known = await userById(tools.database.db, userId)
  if (known === undefined) throw notFound('This person')
  // Counted with the log-ins: who may not guess on there may not guess on here.
  await limitAccount(tools, 'logIn', known)
  if (!(await tools.hashing.verify(known.passwordHash, currentPassword))) throw wrongPassword()
  await forgiveAccount(tools, 'logIn', known)
  return known
}

export function wrongPassword() {
  return invalidField('currentPassword', 'This is not your current password.')
}
