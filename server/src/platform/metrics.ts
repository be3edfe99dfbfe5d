import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** Where a feature registers what it counts. */
  readonly registry: Registry
  readonly httpDuration: Histogram<'method' | 'route' | 'status'>
  close(): void
}

/** One registry for each app, so that several apps in one process (tests) do not add up. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const httpDuration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the last byte of the answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return { registry, httpDuration, close: () => registry.clear() }
}
