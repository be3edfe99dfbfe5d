import { takeLink } from './mail-links.ts'
import { lockUser } from './store.ts'
import type { AccountsTools } from './tools.ts'
import { welcome } from './welcome.ts'

/** Makes true what the attempt said whose link this is. */
export async function confirmRegistration(tools: AccountsTools, token: string): Promise<void> {
  await tools.database.transaction(async (tx) => {
    const link = await takeLink(tools, tx, token, 'confirm-registration')
    const user = await lockUser(tx, link.userId)
    if (user === undefined) throw new Error('a link outlived its person')
    if (user.confirmedAt === null) await welcome(tools, tx, user, link.pending ?? {})
  })
}
