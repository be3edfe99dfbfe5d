import { newId } from '../platform/ids.ts'
import { limitAccount } from './limits.ts'
import { makeLink } from './mail-links.ts'
import { rules } from './policy.ts'
import { userByEmail } from './store.ts'
import type { AccountsTools } from './tools.ts'

/**
 * Mails a link to the address, if somebody lives there. For a stranger the same work is done and the letter is dropped
 * when it is about to be written, so that the time of the answer tells nothing.
 */
export async function forgetPassword(
  tools: AccountsTools,
  input: { brandId: string; email: string },
): Promise<void> {
  await limitAccount(tools, 'mail', input)
  await tools.database.transaction(async (tx) => {
    const user = await userByEmail(tx, input.brandId, input.email)
    const userId = user?.id ?? newId()
    const link = { purpose: 'set-password', userId, seconds: rules.passwordLinkSeconds } as const
    const linkId = user ? await makeLink(tools, tx, link) : newId()
    await tools.letters.setPassword(tx, { userId, linkId })
  })
}
