import type { Group } from '@aureole/contract/accounts'
import { BoundedCache } from '../platform/bounded-cache.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/index.ts'
import type { Authenticate } from '../platform/http/index.ts'
import { readAccessToken, type AccessClaims } from './access-tokens.ts'
import { watchEndings } from './ended-sessions.ts'
import { groupsInForce } from './policy.ts'
import { sessionStanding } from './store.ts'

/** Less than the second within which an ended session must be refused, with room for the read itself. */
const standingMs = 700
/** What was read may be believed for longer as long as those that end are heard of: a person's, not an agent's, whose rights may change. */
const watchedMs = 60_000
const cacheSize = 20_000

interface Standing {
  readonly alive: boolean
  readonly groups: readonly Group[]
  readonly userId: string
  readonly expiresAt: number
}

interface Known {
  /** When the read began: what was committed after that is not in it. */
  readonly since: number
  readonly standing: Promise<Standing>
  /** It is alive and nothing about it changes but its end. */
  isPlain: boolean
}

export interface Doorkeeper {
  readonly authenticate: Authenticate
  readonly sessionAlive: (sessionId: string) => Promise<boolean>
  /** For the process that ended it, so that it need not wait out what it knew. */
  forget(sessionId: string): void
}

/** Tells who is calling. Each request checks its session, mostly without asking the database for it. */
export function createDoorkeeper(parts: {
  key: Uint8Array
  database: Database
  clock: Clock
  config: Pick<Config, 'agentSecondFactor'>
}): Doorkeeper {
  const { key, database, clock, config } = parts
  const tokens = new BoundedCache<AccessClaims>(cacheSize)
  const standings = new BoundedCache<Known>(cacheSize)
  const endings = watchEndings({ database, clock, ended: (sessionId) => standings.delete(sessionId) })

  async function read(sessionId: string): Promise<Standing> {
    const row = await sessionStanding(database.db, sessionId)
    if (row === undefined) return { alive: false, groups: [], userId: '', expiresAt: 0 }
    const alive = row.endedAt === null && row.expiresAt > clock.now()
    const groups = groupsInForce(row.groups, row.secondFactorSince !== null, config.agentSecondFactor)
    return { alive, groups, userId: row.userId, expiresAt: row.expiresAt.getTime() }
  }

  function isFresh({ since, isPlain }: Known, now: number): boolean {
    if (now - since < standingMs) return true
    return isPlain && now - since < watchedMs && endings.heardUntil(now - standingMs)
  }

  function standingOf(sessionId: string): Promise<Standing> {
    const now = performance.now()
    endings.keepUp()
    const known = standings.get(sessionId)
    if (known !== undefined && isFresh(known, now)) return known.standing
    const standing = read(sessionId)
    const fresh: Known = { since: now, standing, isPlain: false }
    standings.set(sessionId, fresh)
    standing.then(
      ({ alive, groups }) => (fresh.isPlain = alive && !groups.includes('AGENT')),
      // A failed read is not knowledge: the next request asks again.
      () => {
        if (standings.get(sessionId) === fresh) standings.delete(sessionId)
      },
    )
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

  async function aliveStanding(sessionId: string): Promise<Standing | undefined> {
    const standing = await standingOf(sessionId)
    return standing.alive && standing.expiresAt > clock.now().getTime() ? standing : undefined
  }

  return {
    async authenticate(accessToken, brandId) {
      const claims = await claimsOf(accessToken, brandId)
      if (claims === undefined) return undefined
      const standing = await aliveStanding(claims.sessionId)
      if (standing === undefined || standing.userId !== claims.userId) return undefined
      return { userId: standing.userId, sessionId: claims.sessionId, groups: standing.groups, brandId }
    },
    sessionAlive: async (sessionId) => (await aliveStanding(sessionId)) !== undefined,
    forget: (sessionId) => standings.delete(sessionId),
  }
}
