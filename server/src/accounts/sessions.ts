import type { AuthTokens, Group } from '@aureole/contract/accounts'
import type { Tx } from '../platform/database/index.ts'
import { problem, type Problem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { signAccessToken } from './access-tokens.ts'
import { signAppealToken } from './appeal-tokens.ts'
import { tokenHash } from './keys.ts'
import { groupsInForce, later, rules } from './policy.ts'
import { presentUser } from './present.ts'
import { firstToken, type RefreshToken } from './refresh-tokens.ts'
import { insertSession, type UserRow } from './store.ts'
import { hasSecondFactor } from './store-second-factors.ts'
import type { AccountsTools } from './tools.ts'

/** A new device: the first token of a new family. */
export async function startSession(
  tools: AccountsTools,
  tx: Tx,
  user: UserRow,
  userAgent: string,
): Promise<AuthTokens> {
  const now = tools.clock.now()
  const token = firstToken(tools.keys.refreshToken, newId())
  await insertSession(tx, {
    id: token.sessionId,
    userId: user.id,
    tokenHash: tokenHash(token.text),
    rotated: [],
    userAgent,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: later(now, rules.sessionSeconds),
  })
  return tokensFor(tools, tx, user, token)
}

/** The pair that the device gets: the person as they are at this moment, and the token for the next time. */
export async function tokensFor(
  tools: AccountsTools,
  tx: Tx,
  user: UserRow,
  refreshToken: RefreshToken,
): Promise<AuthTokens> {
  const now = tools.clock.now()
  const balance = await tools.wallet.balanceOf(tx, user.id)
  const accessToken = await signAccessToken(
    tools.keys.accessToken,
    {
      user: presentUser(user, balance, now),
      groups: await groupsOf(tools, tx, user),
      brandId: user.brandId,
      sessionId: refreshToken.sessionId,
    },
    now,
  )
  return { accessToken, refreshToken: refreshToken.text }
}

/** The token promises what the door will give. Nobody but an agent has to be asked for. */
async function groupsOf(tools: AccountsTools, tx: Tx, user: UserRow): Promise<readonly Group[]> {
  const rule = tools.config.agentSecondFactor
  if (rule === 'optional' || !user.groups.includes('AGENT')) return user.groups
  return groupsInForce(user.groups, await hasSecondFactor(tx, user.id), rule)
}

/** After the commit: this node refuses the sessions at once, the devices hear of it, and the other nodes see it within a second. */
export function announceEnd(tools: AccountsTools, sessionIds: readonly string[]): void {
  for (const id of sessionIds) {
    tools.doorkeeper.forget(id)
    tools.bus.publish(`session:${id}`, 'session.ended', {})
  }
}

export async function accountSuspended(tools: AccountsTools, user: UserRow): Promise<Problem> {
  const until = user.suspendedUntil ?? tools.clock.now()
  return problem('account-suspended', 'Your account is suspended for the time being.', {
    suspendedUntil: until.toISOString(),
    reason: user.suspensionReason ?? '',
    appealToken: await signAppealToken(tools.keys.appeal, user, until),
  })
}
