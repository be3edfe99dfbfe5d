import { newId } from '../platform/ids.ts'
import { limitAccount } from './limits.ts'
import { makeLink } from './mail-links.ts'
import { rules } from './policy.ts'
import { userByEmail } from './store.ts'
import { newestLink } from './store-links.ts'
import type { AccountsTools } from './tools.ts'

/**
 * Sends a fresh link to whoever has yet to confirm. Everyone else gets nothing, after the same work: their letter is
 * dropped when it is about to be written, so that the time of the answer tells nothing.
 */
export async function resendConfirmation(
  tools: AccountsTools,
  input: { brandId: string; email: string },
): Promise<void> {
  await limitAccount(tools, 'mail', input)
  await tools.database.transaction(async (tx) => {
    const known = await userByEmail(tx, input.brandId, input.email)
    const user = known?.confirmedAt === null ? known : undefined
    const userId = user?.id ?? newId()
    const earlier = await newestLink(tx, userId, 'confirm-registration')
    const link = {
      purpose: 'confirm-registration',
      userId,
      seconds: rules.confirmationSeconds,
      ...(earlier?.pending ? { pending: earlier.pending } : {}),
    } as const
    const linkId = user ? await makeLink(tools, tx, link) : newId()
    await tools.letters.confirmRegistration(tx, { userId, linkId })
  })
}
