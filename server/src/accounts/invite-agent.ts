import { randomBytes } from 'node:crypto'
import { createPerson } from './create-person.ts'
import { linkToken } from './keys.ts'
import { makeLink } from './mail-links.ts'
import { changeUser, lockUser } from './store.ts'
import type { AccountsTools } from './tools.ts'

const invitationSeconds = 24 * 3600

export interface Invitation {
  /** Whether there was an account with this address before. */
  readonly created: boolean
  /** Where the agent chooses a password: once, within a day. The operator never knows it. */
  readonly url: string
}

/** Makes an agent of whoever has the address, with a new account where there is none. */
export async function inviteAgent(
  tools: AccountsTools,
  input: { brandId: string; email: string },
): Promise<Invitation> {
  const { brandId } = input
  const email = input.email.trim().toLowerCase()
  const password = randomBytes(32).toString('base64url')
  const { userId, created } = await createPerson(tools, { brandId, email, password, welcome: false })
  const linkId = await tools.database.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (user === undefined) throw new Error('an account vanished while it was made')
    await changeUser(tx, userId, { groups: [...new Set([...user.groups, 'USER', 'AGENT'] as const)] })
    return makeLink(tools, tx, { purpose: 'set-password', userId, seconds: invitationSeconds })
  })
  const path = `/auth/set-new-password/${linkToken(tools.keys.mailLink, linkId)}`
  return { created, url: new URL(path, tools.brands.byId(brandId).origin).href }
}
