import type { Clock } from './clock.ts'
import { tooManyRequests } from './errors.ts'

export interface LimitRule {
  readonly limit: number
  readonly seconds: number
}

export interface Limits {
  /** Counts one call under this key; throws `too-many-requests` with the seconds to wait once the rule is used up. */
  take(key: string, rule: LimitRule): Promise<void>
  /** Takes one call back that turned out not to count, such as a log-in that succeeded. */
  giveBack(key: string, rule: LimitRule): Promise<void>
}

export interface OwnedLimits extends Limits {
  close(): void
}

/** What one key used: in the window that runs, and in the one before it. */
export interface Usage {
  readonly previous: number
  readonly current: number
  /** Milliseconds since the running window began. */
  readonly elapsed: number
}

/**
 * A sliding window made of two counters: the window before counts for the part of it that still lies within the last
 * `seconds`. So a limit cannot be used twice around the edge of a window, at the price of two numbers a key.
 */
export function hasRoom(usage: Usage, rule: LimitRule): boolean {
  const share = 1 - usage.elapsed / (rule.seconds * 1000)
  return usage.previous * share + usage.current + 1 <= rule.limit
}

/** Seconds until `hasRoom` would say yes, if nothing else is counted meanwhile. */
export function secondsToWait(usage: Usage, rule: LimitRule): number {
  const window = rule.seconds * 1000
  const room = rule.limit - 1
  const roomNow = room - usage.current
  if (roomNow >= 0 && usage.previous > 0)
    return (window * (1 - roomNow / usage.previous) - usage.elapsed) / 1000
  const nextWindow = window - usage.elapsed
  return (nextWindow + window * Math.max(0, 1 - room / usage.current)) / 1000
}

const mostKeys = 50_000

interface Counter {
  window: number
  previous: number
  current: number
}

/** Limits of this process alone. The keys that were silent longest give way, so that memory stays bounded. */
export function createInProcessLimits(options: { clock: Clock; mostKeys?: number }): OwnedLimits {
  const counters = new Map<string, Counter>()
  const bound = options.mostKeys ?? mostKeys

  return {
    async take(key, rule) {
      const now = options.clock.now().getTime()
      const length = rule.seconds * 1000
      const window = Math.floor(now / length)
      const counter = rolled(counters.get(key), window)
      const usage = { ...counter, elapsed: now - window * length }
      const allowed = hasRoom(usage, rule)
      if (allowed) counter.current += 1
      counters.delete(key)
      counters.set(key, counter)
      if (counters.size > bound) counters.delete(counters.keys().next().value!)
      if (!allowed) throw tooManyRequests(secondsToWait(usage, rule))
    },
    async giveBack(key, rule) {
      const counter = counters.get(key)
      const window = Math.floor(options.clock.now().getTime() / (rule.seconds * 1000))
      if (counter?.window === window && counter.current > 0) counter.current -= 1
    },
    close: () => {},
  }
}

function rolled(counter: Counter | undefined, window: number): Counter {
  if (counter?.window === window) return counter
  return { window, previous: counter?.window === window - 1 ? counter.current : 0, current: 0 }
}
