import type { Accounts } from '../accounts/index.ts'
import type { Brands } from '../brands/index.ts'
import type { Bus } from '../platform/bus/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Wallet } from '../wallet/index.ts'
import type { PaymentProvider } from './provider.ts'

/** What payments are built from. */
export interface PaymentsParts {
  readonly config: Pick<Config, 'authSecret' | 'publicUrl' | 'sandboxPayments' | 'stripe'>
  readonly log: Log
  readonly clock: Clock
  readonly database: Database
  readonly jobs: Pick<Jobs, 'work' | 'every' | 'enqueue'>
  readonly bus: Bus
  readonly brands: Brands
  readonly wallet: Wallet
  readonly accounts: Pick<Accounts, 'userById' | 'changePerson'>
  readonly metrics?: Pick<Metrics, 'registry'>
  /** Where this process listens, once it does: the sandbox brings its webhooks there. */
  readonly ownAddress?: () => { host: string; port: number } | undefined
}

/** What every use case of payments has at hand. */
export interface PaymentsTools extends PaymentsParts {
  /** Nothing where no payments can be taken. */
  readonly provider: PaymentProvider | undefined
}

export const queues = {
  event: 'payments.event',
  endSubscription: 'payments.end-subscription',
  forgetCustomer: 'payments.forget-customer',
  sweep: 'payments.sweep',
} as const
