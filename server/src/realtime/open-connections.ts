import type { Principal } from '../platform/http/index.ts'

interface Open {
  readonly principal: Principal
  readonly close: () => void
}

export interface OpenConnections {
  readonly size: number
  /** Makes room by closing the oldest of the session and of the person. Returns how to leave. */
  enter(principal: Principal, close: () => void): () => void
}

export function openConnections(most: { perSession: number; perPerson: number }): OpenConnections {
  // Insertion order is age.
  const bySession = new Map<string, Set<Open>>()
  const byPerson = new Map<string, Set<Open>>()
  let size = 0

  function makeRoom(groups: Map<string, Set<Open>>, key: string, room: number): void {
    const group = groups.get(key)
    for (const open of group ?? []) {
      if ((group?.size ?? 0) < room) return
      open.close()
    }
  }

  function add(groups: Map<string, Set<Open>>, key: string, open: Open): void {
    const group = groups.get(key)
    if (group) group.add(open)
    else groups.set(key, new Set([open]))
  }

  function remove(groups: Map<string, Set<Open>>, key: string, open: Open): void {
    const group = groups.get(key)
    group?.delete(open)
    if (group?.size === 0) groups.delete(key)
  }

  return {
    get size() {
      return size
    },
    enter(principal, close) {
      makeRoom(bySession, principal.sessionId, most.perSession)
      makeRoom(byPerson, principal.userId, most.perPerson)
      const open: Open = { principal, close }
      add(bySession, principal.sessionId, open)
      add(byPerson, principal.userId, open)
      size += 1
      let inside = true
      return () => {
        if (!inside) return
        inside = false
        size -= 1
        remove(bySession, principal.sessionId, open)
        remove(byPerson, principal.userId, open)
      }
    },
  }
}
