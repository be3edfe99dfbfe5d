import { invalidField, notFound } from '../platform/errors.ts'
import type { Principal } from '../platform/http/context.ts'
import { changePassword } from './change-password.ts'
import type { AccountsTools } from './tools.ts'

/** What a person may change about themselves, each by its own rule. What is not named here cannot be changed by asking. */
export async function changeSelf(
  tools: AccountsTools,
  principal: Principal,
  userId: string,
  change: { currentPassword?: string | undefined; newPassword?: string | undefined },
): Promise<void> {
  if (principal.userId !== userId) throw notFound('This person')
  const { currentPassword, newPassword } = change
  if (newPassword === undefined) return
  if (currentPassword === undefined)
    throw invalidField('currentPassword', 'Please enter your current password too.')
  await changePassword(tools, principal, { userId, currentPassword, newPassword })
}
