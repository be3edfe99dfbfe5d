import type { BusEvent, Sink } from '../platform/bus/index.ts'

/** A listener that remembers. */
export function recorder(): {
  sink: Sink
  events: BusEvent[]
  resyncs: string[]
  numbers(): number[]
} {
  const events: BusEvent[] = []
  const resyncs: string[] = []
  return {
    events,
    resyncs,
    numbers: () => events.map((event) => (event.data as { number: number }).number),
    sink: { event: (event) => void events.push(event), resync: (position) => void resyncs.push(position) },
  }
}
