import { BoundedCache } from '../platform/bounded-cache.ts'
import type { ModerationParts } from './parts.ts'
import { markAlive } from './store-presence.ts'

/** Written down this often at most, for each agent and process. */
const writeMs = 15_000

export interface SignsOfLife {
  /** This agent is there: what they have claimed stays theirs. */
  readonly of: (agentId: string) => Promise<void>
}

export function createSignsOfLife({
  clock,
  database,
  log,
}: Pick<ModerationParts, 'clock' | 'database' | 'log'>): SignsOfLife {
  const written = new BoundedCache<number>(1000)
  return {
    async of(agentId) {
      const now = clock.now()
      const last = written.get(agentId)
      if (last !== undefined && now.getTime() - last < writeMs) return
      written.set(agentId, now.getTime())
      try {
        await markAlive(database.db, agentId, now)
      } catch (error) {
        written.delete(agentId)
        log.warn({ err: error }, 'a sign of life could not be written down')
      }
    },
  }
}
