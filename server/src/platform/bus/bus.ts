/** One fact on a topic. `json` is what was published, serialised once, so that a thousand readers cost one serialisation. */
export interface BusEvent {
  /** `epoch-seq`: where a listener that has seen this event stands. */
  readonly id: string
  readonly name: string
  readonly json: string
  readonly data: unknown
}

export interface Sink {
  event(event: BusEvent): void
  /** Completeness cannot be proved: read again; what comes next follows `position`. */
  resync(position: string): void
}

export interface Listening {
  /** What the first event follows. May be `unknownPosition` while the transport is away; a resync comes then. */
  readonly position: string
  stop(): void
}

export interface Bus {
  /** Ordered per topic. Never throws, never waits: what cannot be delivered becomes a resync. */
  publish(topic: string, name: string, data: unknown): void
  /** What came after the given id, then everything that follows. The sink may be called before the promise resolves. */
  listen(topic: string, after: string, sink: Sink): Promise<Listening>
  ping(): Promise<void>
  close(): Promise<void>
}

export interface BusLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** How much a topic remembers for those who were away. */
export const backlog = { events: 2000, seconds: 5 * 60 } as const

/** How long a quiet topic keeps its epoch: until then "nothing happened meanwhile" can be proved. */
export const stateSeconds = 24 * 60 * 60

export function busEvent(id: string, name: string, json: string): BusEvent {
  return {
    id,
    name,
    json,
    get data(): unknown {
      return JSON.parse(json)
    },
  }
}

/** A listener's mistake must not stop the others. */
export function guarded(sink: Sink, log: BusLog): Sink {
  const threw = (error: unknown) => log.error({ err: error }, 'a listener of the bus threw')
  return {
    event(event) {
      try {
        sink.event(event)
      } catch (error) {
        threw(error)
      }
    },
    resync(position) {
      try {
        sink.resync(position)
      } catch (error) {
        threw(error)
      }
    },
  }
}

export const silentLog: BusLog = { warn: () => undefined, error: () => undefined }
