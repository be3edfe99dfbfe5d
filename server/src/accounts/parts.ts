import type { Brands } from '../brands/index.ts'
import type { Bus } from '../platform/bus/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Limits } from '../platform/limits.ts'
import type { Log } from '../platform/log.ts'
import type { Mail } from '../platform/mail/index.ts'
import type { Safety } from '../safety/index.ts'
import type { Wallet } from '../wallet/index.ts'

/** What accounts are built from. */
export interface AccountsParts {
  readonly config: Config
  readonly log: Log
  readonly clock: Clock
  readonly database: Database
  readonly jobs: Jobs
  readonly bus: Bus
  readonly limits: Limits
  readonly mail: Mail
  readonly brands: Brands
  readonly safety: Pick<Safety, 'screen'>
  readonly wallet: Wallet
  /** Ends what the person pays for regularly, at once and for good; asked again, it does nothing. */
  readonly endSubscription: (userId: string) => Promise<void>
}
