import type { Connection } from './connection.ts'

export interface LinkParts {
  lastId: string | undefined
  state(state: Connection): void
  event(name: string, json: string, id: string | undefined): void
  /** Something was heard from the server, if only that it is there. */
  beat(): void
  /** The session is over: there is nothing to come back to. */
  ended(): void
}

export interface LinkEnd {
  tryNow(): void
  wake(): void
  lose(): void
  close(): void
}

export type OpenLink = (parts: LinkParts) => LinkEnd

export interface StreamSink {
  event(name: string, json: string, id: string | undefined): void
  retry(ms: number): void
  alive(): void
}

/** One request: resolves when the stream ends, rejects when it breaks or was refused. */
export type ReadStream = (lastId: string | undefined, signal: AbortSignal, sink: StreamSink) => Promise<void>

export class StreamRefused extends Error {
  override readonly name = 'StreamRefused'
  readonly retryAfterMs: number | undefined
  constructor(retryAfterMs?: number) {
    super('The live connection was refused')
    this.retryAfterMs = retryAfterMs
  }
}

export interface Pace {
  /** Before try number n (0 is the one right after a loss). */
  pause(attempt: number): number
  /** Without a sign of life for so long the line is dead: the server sends one every 15 seconds. */
  silenceMs: number
}

/** Doubling up to half a minute, and never the same moment for everyone. */
export const usualPace: Pace = {
  pause: (attempt) => Math.min(500 * 2 ** attempt, 30_000) * (0.6 + Math.random() * 0.4),
  silenceMs: 40_000,
}

/** Keeps a stream open: comes back after each loss, from the last id. */
export function keepLink(readStream: ReadStream, pace: Pace = usualPace): OpenLink {
  return (parts) => {
    let lastId = parts.lastId
    let closed = false
    let attempt = 0
    let hint: number | undefined
    let current: AbortController | undefined
    let waiting: { timer: ReturnType<typeof setTimeout>; go: () => void } | undefined
    let heardAt = Date.now()

    function wait(ms: number): Promise<void> {
      return new Promise((resolve) => {
        const go = () => {
          clearTimeout(waiting?.timer)
          waiting = undefined
          resolve()
        }
        waiting = { timer: setTimeout(go, ms), go }
      })
    }

    async function once(): Promise<number | undefined> {
      const controller = new AbortController()
      current = controller
      heardAt = Date.now()
      const watchdog = setInterval(() => checkSilence(), Math.min(5000, pace.silenceMs / 2))
      try {
        await readStream(lastId, controller.signal, {
          alive() {
            heardAt = Date.now()
            parts.beat()
          },
          retry(ms) {
            hint = ms
          },
          event(name, json, id) {
            if (controller.signal.aborted) return
            lastId = id ?? lastId
            if (name === 'session.ended') closed = true
            parts.event(name, json, id)
            if (name !== 'ready') return
            attempt = 0
            parts.state({ status: 'connected' })
          },
        })
        return hint
      } catch (error) {
        return error instanceof StreamRefused ? error.retryAfterMs : hint
      } finally {
        clearInterval(watchdog)
        controller.abort()
        current = undefined
        hint = undefined
      }
    }

    async function run(): Promise<void> {
      parts.state({ status: 'connecting' })
      while (!closed) {
        const asked = await once()
        if (closed) break
        const pause = Math.max(asked ?? 0, pace.pause(attempt))
        // The first loss heals unseen more often than not.
        if (attempt === 0) parts.state({ status: 'connecting' })
        else parts.state({ status: 'lost', retryAt: Date.now() + pause })
        attempt += 1
        await wait(pause)
        if (!closed && attempt > 1) parts.state({ status: 'lost' })
      }
      parts.ended()
    }

    function checkSilence(): void {
      if (Date.now() - heardAt > pace.silenceMs) current?.abort()
    }

    void run()
    return {
      tryNow: () => waiting?.go(),
      wake() {
        waiting?.go()
        checkSilence()
      },
      lose: () => current?.abort(),
      close() {
        closed = true
        current?.abort()
        waiting?.go()
      },
    }
  }
}
