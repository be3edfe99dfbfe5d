import type { Accounts } from '../accounts/index.ts'
import type { Avatars } from '../avatars/index.ts'
import type { Chats } from '../chats/index.ts'
import type { Bus } from '../platform/bus/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'

/** What moderation is built from. */
export interface ModerationParts {
  readonly accounts: Pick<
    Accounts,
    | 'knownPeople'
    | 'letterKind'
    | 'changePerson'
    | 'suspend'
    | 'liftSuspension'
    | 'readAppealToken'
    | 'sessionAlive'
  >
  readonly avatars: Pick<Avatars, 'underReview' | 'review'>
  readonly bus: Bus
  readonly chats: { readonly desk: Chats['desk'] }
  readonly clock: Clock
  readonly database: Database
  readonly jobs: Pick<Jobs, 'work'>
  readonly log: Log
}
