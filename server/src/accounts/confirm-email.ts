import type { Tx } from '../platform/database/index.ts'
import { linkInvalid, takeLink } from './mail-links.ts'
import { announceUser } from './read-user.ts'
import { changeUser, deleteUser, lockUser, userByEmail } from './store.ts'
import { useLinksOf } from './store-links.ts'
import type { AccountsTools } from './tools.ts'

/** The new address has proved to be the person's: from here on it is theirs, and the old one opens nothing any more. */
export async function confirmEmail(tools: AccountsTools, token: string): Promise<void> {
  const userId = await tools.database.transaction((tx) => confirm(tools, tx, token)).catch(takenMeanwhile)
  await announceUser(tools, userId)
}

async function confirm(tools: AccountsTools, tx: Tx, token: string): Promise<string> {
  const link = await takeLink(tools, tx, token, 'confirm-email')
  const user = await lockUser(tx, link.userId)
  if (user === undefined || link.newEmail === null) throw new Error('a link outlived its person')
  const holder = await userByEmail(tx, user.brandId, link.newEmail)
  if (holder !== undefined) {
    if (holder.confirmedAt !== null) throw linkInvalid()
    // Begun by someone who never showed that the address is theirs, which this person just did.
    await deleteUser(tx, holder.id)
  }
  await changeUser(tx, user.id, { email: link.newEmail })
  // A reset that was mailed to the old address would hand the account to whoever reads mail there.
  await useLinksOf(tx, user.id, 'set-password', tools.clock.now())
  await tools.letters.emailChanged(tx, { linkId: link.id })
  return user.id
}

/** Somebody got the address between the look and the change: the same answer as a moment earlier. */
function takenMeanwhile(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') throw linkInvalid()
  }
  throw error
}
