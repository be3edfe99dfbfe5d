import type { Accounts } from '../accounts/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Limits } from '../platform/limits.ts'
import type { Log } from '../platform/log.ts'
import type { Portraits } from '../portraits/index.ts'
import type { Safety } from '../safety/index.ts'

/** What avatars are built from. */
export interface AvatarsParts {
  readonly accounts: Pick<Accounts, 'userById' | 'personaName' | 'changePerson'>
  readonly clock: Clock
  readonly config: { readonly addressLimitScale: number }
  readonly database: Database
  readonly jobs: Pick<Jobs, 'work' | 'every' | 'enqueue'>
  readonly limits: Limits
  readonly log: Log
  readonly portraits: Portraits
  readonly safety: Safety
}
