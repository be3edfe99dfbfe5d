import { BoundedCache } from '../platform/bounded-cache.ts'
import type { Clock } from '../platform/clock.ts'

/** What people said last in their chats, as far as this process has heard it. */
export interface SaidLately {
  readonly in: (userId: string, chatHash: string) => readonly string[]
  readonly add: (userId: string, chatHash: string, text: string) => void
}

const chatsMost = 5000
const textsMost = 5
const forMs = 10 * 60_000

/**
 * What is wrong only together may be spread over several messages. Mostly the same process hears them all, and where it does not, each of them
 * was screened by itself: so it is kept in memory, and costs no query.
 */
export function createSaidLately(clock: Clock): SaidLately {
  const chats = new BoundedCache<{ at: number; texts: readonly string[] }>(chatsMost)
  const lately = (key: string): readonly string[] => {
    const known = chats.get(key)
    return known === undefined || clock.now().getTime() - known.at > forMs ? [] : known.texts
  }
  return {
    in: (userId, chatHash) => lately(keyOf(userId, chatHash)),
    add(userId, chatHash, text) {
      const key = keyOf(userId, chatHash)
      chats.set(key, { at: clock.now().getTime(), texts: [...lately(key), text].slice(-textsMost) })
    },
  }
}

function keyOf(userId: string, chatHash: string): string {
  return `${userId} ${chatHash}`
}
