import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { sessionsEndedSince } from './store.ts'

const everyMs = 300
/** Without a request for so long, nobody needs to know. */
const restMs = 5000
/** So far each question looks back, beyond what anybody may rely on: clocks of nodes differ, and what ends in a long transaction is seen late. */
export const lookBackMs = 90_000

export interface Endings {
  /** Everything that ended up to then is known, within the last minute and more. In milliseconds of `performance.now`. */
  readonly heardUntil: (moment: number) => boolean
  /** Somebody is there: keep asking for a while. */
  readonly keepUp: () => void
}

/**
 * Asks a few times a second which sessions have ended anywhere, so that not every request has to ask about its own. While there are no
 * requests it rests; whoever comes then is asked about as before.
 */
export function watchEndings(parts: {
  database: Database
  clock: Clock
  ended: (sessionId: string) => void
}): Endings {
  const { database, clock, ended } = parts
  let asking = false
  let wantedAt = -Infinity
  let heard = -Infinity

  async function ask(): Promise<void> {
    const began = performance.now()
    const since = new Date(clock.now().getTime() - lookBackMs)
    for (const id of await sessionsEndedSince(database, since)) ended(id)
    heard = began
  }

  function again(): void {
    asking = performance.now() - wantedAt <= restMs
    if (asking) setTimeout(() => void askOn(), everyMs).unref()
  }

  // When the database is away, each request asks for itself again, and says so.
  const askOn = (): Promise<void> => ask().then(again, again)

  return {
    heardUntil: (moment) => heard >= moment,
    keepUp() {
      wantedAt = performance.now()
      if (asking) return
      asking = true
      void askOn()
    },
  }
}
