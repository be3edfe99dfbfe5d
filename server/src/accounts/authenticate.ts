import type { Group } from '@aureole/contract/accounts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/index.ts'
import type { Authenticate } from '../platform/http/index.ts'
import { readAccessToken, type AccessClaims } from './access-tokens.ts'
import { BoundedCache } from '../platform/bounded-cache.ts'
import { groupsInForce } from './policy.ts'
import { sessionStanding } from './store.ts'

/** Less than the second within which an ended session must be refused, with room for the read itself. */
const standingMs = 700
const cacheSize = 20_000

interface Standing {
  readonly alive: boolean
  readonly groups: readonly Group[]
  readonly userId: string
}

interface Known {
  /** When the read began: what was committed after that is not in it. */
  readonly since: number
  readonly standing: Promise<Standing>
}

export interface Doorkeeper {
  readonly authenticate: Authenticate
  readonly sessionAlive: (sessionId: string) => Promise<boolean>
  /** For the process that ended it, so that it need not wait out what it knew. */
  forget(sessionId: string): void
}

/** Tells who is calling. Each request checks its session, at the price of one read a second for a busy one. */
export function createDoorkeeper(parts: {
  key: Uint8Array
  database: Database
  clock: Clock
  config: Pick<Config, 'agentSecondFactor'>
}): Doorkeeper {
  const { key, database, clock, config } = parts
  const tokens = new BoundedCache<AccessClaims>(cacheSize)
  const standings = new BoundedCache<Known>(cacheSize)

  async function read(sessionId: string): Promise<Standing> {
    const row = await sessionStanding(database.db, sessionId)
    if (row === undefined) return { alive: false, groups: [], userId: '' }
    const alive = row.endedAt === null && row.expiresAt > clock.now()
    const groups = groupsInForce(row.groups, row.secondFactorSince !== null, config.agentSecondFactor)
    return { alive, groups, userId: row.userId }
  }

  function standingOf(sessionId: string): Promise<Standing> {
    const now = performance.now()
    const known = standings.get(sessionId)
    if (known !== undefined && now - known.since < standingMs) return known.standing
    const standing = read(sessionId)
    const fresh = { since: now, standing }
    standings.set(sessionId, fresh)
    // A failed read is not knowledge: the next request asks again.
    standing.catch(() => {
      if (standings.get(sessionId) === fresh) standings.delete(sessionId)
    })
    return standing
  }

  async function claimsOf(accessToken: string, brandId: string): Promise<AccessClaims | undefined> {
    const now = clock.now()
    const known = tokens.get(accessToken)
    if (known !== undefined)
      return known.brandId === brandId && known.expiresAt > now.getTime() ? known : undefined
    const claims = await readAccessToken(key, accessToken, brandId, now)
    if (claims !== undefined) tokens.set(accessToken, claims)
    return claims
  }

  return {
    async authenticate(accessToken, brandId) {
      const claims = await claimsOf(accessToken, brandId)
      if (claims === undefined) return undefined
      const { alive, groups, userId } = await standingOf(claims.sessionId)
      if (!alive || userId !== claims.userId) return undefined
      return { userId, sessionId: claims.sessionId, groups, brandId }
    },
    sessionAlive: async (sessionId) => (await standingOf(sessionId)).alive,
    forget: (sessionId) => standings.delete(sessionId),
  }
}
