import type { User, UserDetails } from '@aureole/contract/accounts'
import { notFound } from '../platform/errors.ts'
import type { Principal } from '../platform/http/context.ts'
import { presentDetails, presentUser } from './present.ts'
import { userById } from './store.ts'
import { pendingEmailOf } from './store-links.ts'
import { hasSecondFactor } from './store-second-factors.ts'
import type { AccountsTools } from './tools.ts'

/** People read themselves, agents read everyone; what one may not know of does not exist. */
export async function readUser(tools: AccountsTools, principal: Principal, id: string): Promise<UserDetails> {
  const isAgent = principal.groups.includes('AGENT')
  if (id !== principal.userId && !isAgent) throw notFound('This person')
  const { db } = tools.database
  const now = tools.clock.now()
  const row = await userById(db, id)
  if (row === undefined) throw notFound('This person')
  const more = {
    tokens: await tools.wallet.balanceOf(db, id),
    pendingEmail: await pendingEmailOf(db, id, now),
    secondFactor: await hasSecondFactor(db, id),
  }
  return presentDetails(row, more, now)
}

export async function presentedUser(tools: AccountsTools, id: string): Promise<User> {
  const { db } = tools.database
  const row = await userById(db, id)
  if (row === undefined) throw notFound('This person')
  return presentUser(row, await tools.wallet.balanceOf(db, id), tools.clock.now())
}

/** Tells the person's own devices how they are now. Never fails: what was done is done. */
export async function announceUser(tools: AccountsTools, id: string): Promise<void> {
  try {
    tools.bus.publish(`user:${id}`, 'user.changed', { user: await presentedUser(tools, id) })
  } catch (error) {
    tools.log.warn({ err: error }, 'a person could not be told of a change')
  }
}
