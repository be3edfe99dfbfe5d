import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { Jobs } from './jobs.ts'

/** An alarm on this number tells the operator to look at `npm run jobs -- dead`. */
export function measureJobs(registry: Registry, jobs: Jobs): void {
  const gauge = new Gauge({
    name: 'jobs_dead',
    help: 'Jobs that failed for the last time and wait for an operator',
    registers: [registry],
    async collect() {
      // A scrape must not fail over one number that cannot be had at the moment.
      await jobs.countDead().then(
        (count) => gauge.set(count),
        () => gauge.reset(),
      )
    },
  })
}
