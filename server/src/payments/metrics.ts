import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../platform/database/index.ts'
import { countEvents } from './store-events.ts'

/** An alarm on this number tells the operator to look at `npm run payments -- events --stuck`. */
export function measureEvents(registry: Registry, database: Database): void {
  const gauge = new Gauge({
    name: 'aureole_payment_events',
    help: 'Webhooks that wait (received) or that somebody has to look at (stuck)',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      try {
        for (const state of ['received', 'stuck'] as const)
          gauge.set({ state }, await countEvents(database.db, state))
      } catch {
        // A scrape must not fail over one number that cannot be had at the moment.
        gauge.reset()
      }
    },
  })
}
