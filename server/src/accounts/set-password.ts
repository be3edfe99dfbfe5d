import { invalidField } from '../platform/errors.ts'
import { tokenHash } from './keys.ts'
import { takeLink } from './mail-links.ts'
import { passwordFault } from './passwords.ts'
import { announceEnd } from './sessions.ts'
import { changeUser, endSessionsOf, lockUser, userById } from './store.ts'
import { linkByHash, useLinksOf } from './store-links.ts'
import type { AccountsTools } from './tools.ts'
import { welcome } from './welcome.ts'

/** Sets a new password with a mailed link and logs every device out: whoever had the old one is gone with it. */
export async function setPassword(
  tools: AccountsTools,
  input: { token: string; password: string },
): Promise<void> {
  await refuseUnfit(tools, input)
  const passwordHash = await tools.hashing.hash(input.password)
  const ended = await tools.database.transaction(async (tx) => {
    const link = await takeLink(tools, tx, input.token, 'set-password')
    const user = await lockUser(tx, link.userId)
    if (user === undefined) throw new Error('a link outlived its person')
    // Whoever can read the mail owns the address: nothing more would be confirmed by another link.
    if (user.confirmedAt === null) await welcome(tools, tx, user, { passwordHash })
    else await changeUser(tx, user.id, { passwordHash })
    // Whoever had the old password may have asked for another address with it.
    await useLinksOf(tx, user.id, 'confirm-email', tools.clock.now())
    await tools.letters.passwordChanged(tx, { userId: user.id })
    return endSessionsOf(tx, user.id, 'password-changed', tools.clock.now())
  })
  announceEnd(tools, ended)
}

/** Before the link is used up: a password that will not do must not cost the person their link. */
async function refuseUnfit(tools: AccountsTools, input: { token: string; password: string }): Promise<void> {
  const { db } = tools.database
  const link = await linkByHash(db, tokenHash(input.token))
  const user = link && (await userById(db, link.userId))
  if (user === undefined) return
  const fault = passwordFault(input.password, {
    email: user.email,
    brandName: tools.brands.byId(user.brandId).name,
  })
  if (fault !== undefined) throw invalidField('password', fault)
}
