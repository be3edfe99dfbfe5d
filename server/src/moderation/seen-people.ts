import type { KnownPerson } from '../accounts/index.ts'
import { BoundedCache } from '../platform/bounded-cache.ts'
import type { Db, Tx } from '../platform/database/index.ts'
import type { ModerationParts } from './parts.ts'

/** Agents look at the same page again and again, and act again and again: for so long nobody is asked for anew. */
const believedMs = 2000
const most = 5000

export interface SeenPeople {
  /** For what is shown of people in lists, and for the names of agents; whoever decides about somebody asks accounts. */
  readonly of: (db: Db | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, KnownPerson>>
}

export function createSeenPeople({ accounts }: Pick<ModerationParts, 'accounts'>): SeenPeople {
  const seen = new BoundedCache<{ at: number; person: KnownPerson }>(most)
  return {
    async of(db, ids) {
      const now = performance.now()
      const people = new Map<string, KnownPerson>()
      const unknown = new Set<string>()
      for (const id of ids) {
        const known = seen.get(id)
        if (known === undefined || now - known.at > believedMs) unknown.add(id)
        else people.set(id, known.person)
      }
      if (unknown.size === 0) return people
      for (const [id, person] of await accounts.knownPeople(db, [...unknown])) {
        seen.set(id, { at: now, person })
        people.set(id, person)
      }
      return people
    },
  }
}
