import { createAvatars, type Avatars } from '../avatars/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import type { Portraits } from '../portraits/index.ts'
import { createSafety } from '../safety/index.ts'
import { silentLog } from './log.ts'

/** Angels for tests that are not about them: nobody has an account, nothing is done in the background. */
export function bareAvatars(database: Database, portraits: Portraits): Avatars {
  return createAvatars({
    accounts: {
      userById: async () => undefined,
      personaName: async () => null,
      changePerson: async () => () => undefined,
    },
    clock: systemClock,
    config: { addressLimitScale: 1 },
    database,
    jobs: { work: () => undefined, every: () => undefined, enqueue: async () => undefined },
    limits: { take: async () => undefined, giveBack: async () => undefined },
    log: silentLog,
    portraits,
    safety: createSafety(),
  })
}
