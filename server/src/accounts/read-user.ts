import type { User } from '@aureole/contract/accounts'
import { notFound } from '../platform/errors.ts'
import type { Principal } from '../platform/http/context.ts'
import { presentUser } from './present.ts'
import { userById } from './store.ts'
import type { AccountsTools } from './tools.ts'

/** People read themselves, agents read everyone; what one may not know of does not exist. */
export async function readUser(tools: AccountsTools, principal: Principal, id: string): Promise<User> {
  const isAgent = principal.groups.includes('AGENT')
  if (id !== principal.userId && !isAgent) throw notFound('This person')
  return presentedUser(tools, id)
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
