import { Gauge, type Registry } from 'prom-client'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import { latestAudit } from './store-audit.ts'

/**
 * Alarms belong on both: above zero faults, or an age beyond some hours, which means that nobody looks any more. Read from
 * the database, since the node that is asked need not be the one that looked.
 */
export function measureAudits(registry: Registry, parts: { database: Database; clock: Clock }): void {
  const age = new Gauge({
    name: 'aureole_ledger_audit_age_seconds',
    help: 'Seconds since the whole ledger was looked through',
    registers: [registry],
  })
  const faults = new Gauge({
    name: 'aureole_ledger_faults',
    help: 'What the latest audit of the ledger found wrong; look at npm run ledger:audit',
    registers: [registry],
    async collect() {
      try {
        const audit = await latestAudit(parts.database.db)
        faults.set(audit?.faults.length ?? 0)
        if (audit) age.set((parts.clock.now().getTime() - audit.at.getTime()) / 1000)
      } catch {
        // A scrape must not fail over one number that cannot be had at the moment.
        faults.reset()
        age.reset()
      }
    },
  })
}
