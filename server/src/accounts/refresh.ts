import type { AuthTokens } from '@aureole/contract/accounts'
import type { Tx } from '../platform/database/index.ts'
import { problem, type Problem } from '../platform/errors.ts'
import { accountLimits } from './limits.ts'
import { tokenHash } from './keys.ts'
import { endedBySuspension, isSuspended, judgeRefresh, later, rotatedWith, rules } from './policy.ts'
import { readToken, successorOf, type RefreshToken } from './refresh-tokens.ts'
import { accountSuspended, announceEnd, tokensFor } from './sessions.ts'
import { endSession, lockSession, rotateSession, userById, type SessionRow, type UserRow } from './store.ts'
import type { AccountsTools } from './tools.ts'

type Outcome = { tokens: AuthTokens } | { refusal: Problem; stolen?: true }

/** Trades a refresh token for its successor. The rules are those of SPEC.md, A1 to A12. */
export async function refresh(
  tools: AccountsTools,
  input: { brandId: string; refreshToken: string },
): Promise<AuthTokens> {
  const token = readToken(tools.keys.refreshToken, input.refreshToken)
  if (token === undefined) throw sessionEnded()
  await tools.limits.take(`session:${token.sessionId}:refresh`, accountLimits.refresh)

  // A refusal is an outcome and not an error: the end of a stolen family must be committed, not rolled back.
  const outcome = await tools.database.transaction((tx) => trade(tools, tx, input.brandId, token))
  if ('tokens' in outcome) return outcome.tokens
  if (outcome.stolen) announceEnd(tools, [token.sessionId])
  throw outcome.refusal
}

async function trade(tools: AccountsTools, tx: Tx, brandId: string, token: RefreshToken): Promise<Outcome> {
  const now = tools.clock.now()
  const session = await lockSession(tx, token.sessionId)
  const user = session && (await userById(tx, session.userId))
  if (session === undefined || user === undefined || user.brandId !== brandId)
    return { refusal: sessionEnded() }

  const hash = tokenHash(token.text)
  switch (judgeRefresh(session, hash, now)) {
    case 'over': {
      const suspended = endedBySuspension(session) && isSuspended(user, now)
      return { refusal: suspended ? await accountSuspended(tools, user) : sessionEnded() }
    }
    case 'theft': {
      await endSession(tx, session.id, 'theft', now)
      await tools.letters.sessionStolen(tx, { userId: user.id })
      return { refusal: sessionEnded(), stolen: true }
    }
    case 'repeat':
      return { tokens: await tokensFor(tools, tx, user, successorOf(tools.keys.refreshToken, token)) }
    case 'rotate':
      return { tokens: await rotate(tools, tx, { session, user, token, hash, now }) }
    default:
      throw new Error('a refresh was judged in a way that nobody knows')
  }
}

async function rotate(
  tools: AccountsTools,
  tx: Tx,
  turn: { session: SessionRow; user: UserRow; token: RefreshToken; hash: string; now: Date },
): Promise<AuthTokens> {
  const { session, user, token, hash, now } = turn
  const successor = successorOf(tools.keys.refreshToken, token)
  await rotateSession(tx, session.id, {
    tokenHash: tokenHash(successor.text),
    rotated: rotatedWith(session.rotated, hash, now),
    lastUsedAt: now,
    expiresAt: later(now, rules.sessionSeconds),
  })
  return tokensFor(tools, tx, user, successor)
}

function sessionEnded(): Problem {
  return problem('refresh-token-invalid', 'Your session has expired. Please log in again.')
}
