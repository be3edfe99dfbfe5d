import { Counter, Histogram, type Registry } from 'prom-client'

export interface PortraitMetrics {
  readonly served: Counter<'from'>
  readonly failures: Counter<'what'>
  readonly drawing: Histogram<'source'>
}

export function createPortraitMetrics(registry: Registry): PortraitMetrics {
  const registers = [registry]
  return {
    served: new Counter({
      name: 'portraits_served_total',
      help: 'Pictures that were given out, by where they came from: memory, prepared, disk, studio',
      labelNames: ['from'] as const,
      registers,
    }),
    failures: new Counter({
      name: 'portraits_failures_total',
      help: 'What went wrong: render, worker (it had to be replaced), cache (the disk), paint (the image model)',
      labelNames: ['what'] as const,
      registers,
    }),
    drawing: new Histogram({
      name: 'portraits_drawing_seconds',
      help: 'From asking the studio for a file to having it, waiting included',
      labelNames: ['source'] as const,
      buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20],
      registers,
    }),
  }
}
