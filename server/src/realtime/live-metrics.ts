import { Counter, Gauge } from 'prom-client'
import type { Registry } from 'prom-client'

export type CloseReason = 'slow' | 'stalled' | 'too-many' | 'session-ended' | 'shutdown' | 'left'

export interface LiveMetrics {
  opened(resumed: boolean): void
  closed(reason: CloseReason): void
  event(): void
  resync(): void
}

export function createLiveMetrics(registry: Registry): LiveMetrics {
  const registers = [registry]
  const open = new Gauge({ name: 'live_connections', help: 'Open live connections', registers })
  const opened = new Counter({
    name: 'live_connections_opened_total',
    help: 'Live connections, by whether they went on from an id',
    labelNames: ['resumed'],
    registers,
  })
  const closed = new Counter({
    name: 'live_connections_closed_total',
    help: 'Ended live connections, by reason; slow and stalled ones were cut off',
    labelNames: ['reason'],
    registers,
  })
  const events = new Counter({ name: 'live_events_total', help: 'Events written to connections', registers })
  const resyncs = new Counter({
    name: 'live_resyncs_total',
    help: 'Connections told to read again',
    registers,
  })
  return {
    opened(resumed) {
      open.inc()
      opened.inc({ resumed: String(resumed) })
    },
    closed(reason) {
      open.dec()
      closed.inc({ reason })
    },
    event: () => events.inc(),
    resync: () => resyncs.inc(),
  }
}
