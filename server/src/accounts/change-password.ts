import type { Tx } from '../platform/database/index.ts'
import { invalidField } from '../platform/errors.ts'
import type { Principal } from '../platform/http/context.ts'
import { passwordFault } from './passwords.ts'
import { changeUser, endSessionsOf, type UserRow } from './store.ts'
import { useLinksOf } from './store-links.ts'
import type { AccountsTools } from './tools.ts'

export async function hashNewPassword(
  tools: AccountsTools,
  known: UserRow,
  newPassword: string,
): Promise<string> {
  const about = { email: known.email, brandName: tools.brands.byId(known.brandId).name }
  const fault = passwordFault(newPassword, about)
  if (fault !== undefined) throw invalidField('newPassword', fault)
  return tools.hashing.hash(newPassword)
}

/** A new password by someone who knows the old one. All devices but this one are logged out; answers which. */
export async function changePassword(
  tools: AccountsTools,
  tx: Tx,
  { userId, sessionId }: Principal,
  passwordHash: string,
): Promise<string[]> {
  const now = tools.clock.now()
  await changeUser(tx, userId, { passwordHash })
  // Whoever had the old password may have asked for another address with it.
  await useLinksOf(tx, userId, 'confirm-email', now)
  await tools.letters.passwordChanged(tx, { userId })
  return endSessionsOf(tx, userId, 'password-changed', now, sessionId)
}
