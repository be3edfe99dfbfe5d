import type { Registry } from 'prom-client'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import { measureAudits } from './audit-metrics.ts'
import type { Wallet } from './wallet.ts'

/** Every hour, on one node: an error in the log and a number above zero in the metrics where the ledger is not sound. */
export function watchLedger(
  wallet: Wallet,
  parts: { database: Database; clock: Clock; jobs: Pick<Jobs, 'every'>; log: Log; registry: Registry },
): void {
  measureAudits(parts.registry, parts)
  parts.jobs.every('wallet.audit', '23 * * * *', async () => {
    const { entries, accounts, faults } = await wallet.audit()
    if (faults.length === 0) parts.log.info({ entries, accounts }, 'the ledger is sound')
    else parts.log.error({ entries, accounts, faults: faults.slice(0, 10) }, 'the ledger is not sound')
  })
}
