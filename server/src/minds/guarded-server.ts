import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../platform/log.ts'
import { createBreaker, type BreakerOptions } from './breaker.ts'
import type { MindRequest, Say } from './mind.ts'
import { MindError } from './mind-error.ts'
import type { MindMetrics } from './mind-metrics.ts'
import { ServerFailure } from './server-failure.ts'
import type { ServerMind, Spoken } from './server-mind.ts'
import { createSlots, type Asked, type SlotsOptions } from './slots.ts'

export interface GuardParts {
  readonly log: Log
  readonly metrics: MindMetrics
  readonly breaker: BreakerOptions
  readonly slots: SlotsOptions
}

/** A server with what stands before it: a line for those who wait, a breaker, and one more try. */
export interface GuardedServer extends Pick<
  ServerMind,
  'name' | 'window' | 'answer' | 'remember' | 'summarise' | 'close'
> {}

/** A moment, so that a server that just fell over is not asked while it falls. */
const againAfterMs = 150

export function guardServer(server: ServerMind, { log, metrics, ...parts }: GuardParts): GuardedServer {
  const breaker = createBreaker(parts.breaker)
  const slots = createSlots(parts.slots)
  metrics.watch(server.name, breaker, slots)

  function noteFailure(error: unknown, signal: AbortSignal): void {
    if (signal.aborted || !(error instanceof MindError)) return breaker.undecided()
    const failure = error instanceof ServerFailure ? error : undefined
    metrics.failed(server.name, failure?.reason ?? 'busy')
    log.warn({ err: error, server: server.name }, 'a model server did not answer')
    if (failure === undefined || failure.isHealthy) breaker.undecided()
    else breaker.failed()
    if (failure?.restMs !== undefined) breaker.rest(failure.restMs)
  }

  function atRest(): MindError {
    return new MindError('unreachable', `${server.name} is left alone for a moment after failures`)
  }

  /** `mayRepeat` is asked after a failure: not once words have gone out. */
  async function through<T>(
    asked: Asked,
    work: () => Promise<T>,
    mayRepeat: () => boolean,
    signal: AbortSignal,
  ): Promise<T> {
    // Nobody waits in line for a server that is known to be down.
    if (breaker.state() === 'open') throw atRest()
    const release = await slots.take(asked, signal)
    try {
      for (let attempt = 1; ; attempt++) {
        if (!breaker.enter()) throw atRest()
        try {
          const result = await work()
          breaker.succeeded()
          return result
        } catch (error) {
          noteFailure(error, signal)
          const again = error instanceof ServerFailure ? error.again : undefined
          if (attempt > 1 || again === undefined || signal.aborted || !mayRepeat()) throw error
          await pause(again === 'now' ? againAfterMs : again.afterMs, undefined, { signal })
        }
      }
    } finally {
      release()
    }
  }

  async function answer(request: MindRequest, say: Say, signal: AbortSignal): Promise<Spoken> {
    let hasSpoken = false
    const speak = (): Promise<Spoken> => {
      const asked = performance.now()
      return server.answer(
        request,
        (words) => {
          if (!hasSpoken) {
            hasSpoken = true
            metrics.firstWord(server.name, (performance.now() - asked) / 1000)
          }
          return say(words)
        },
        signal,
      )
    }
    const spoken = await through({ by: request.askedBy }, speak, () => !hasSpoken, signal)
    metrics.spoken(server.name, spoken)
    return spoken
  }

  const background = { by: '', background: true }
  const always = (): boolean => true
  return {
    name: server.name,
    window: server.window,
    answer,
    remember: (digest, signal) => through(background, () => server.remember(digest, signal), always, signal),
    summarise: (digest, signal) =>
      through(background, () => server.summarise(digest, signal), always, signal),
    close: () => server.close(),
  }
}
