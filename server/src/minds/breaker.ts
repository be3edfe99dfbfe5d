export interface BreakerOptions {
  /** So many failures… */
  readonly failures: number
  /** …within this time, and the server is left alone… */
  readonly withinMs: number
  /** …for this long; then one may try. If that fails as well, for twice as long. */
  readonly restMs: number
  readonly restMostMs: number
}

export const breakerDefaults: BreakerOptions = {
  failures: 5,
  withinMs: 30_000,
  restMs: 5_000,
  restMostMs: 60_000,
}

export interface Breaker {
  readonly state: () => 'closed' | 'half-open' | 'open'
  /** Whether it may be asked now. Whoever gets a yes says afterwards how it went. */
  readonly enter: () => boolean
  readonly succeeded: () => void
  readonly failed: () => void
  /** It says nothing about the server: whoever asked went away, or asked for too much. */
  readonly undecided: () => void
  /** The server itself asked to be left alone. */
  readonly rest: (forMs: number) => void
}

/** Keeps people from waiting for a server that is known to be down, and the server from being run over when it comes back. */
export function createBreaker(options: BreakerOptions, now: () => number = () => performance.now()): Breaker {
  let failedAt: number[] = []
  let openUntil = 0
  let restMs = options.restMs
  let isOpen = false
  let isProbing = false

  function open(forMs: number): void {
    isOpen = true
    isProbing = false
    openUntil = now() + forMs
  }

  return {
    state: () => (!isOpen ? 'closed' : now() < openUntil ? 'open' : 'half-open'),
    enter() {
      if (!isOpen) return true
      if (now() < openUntil || isProbing) return false
      isProbing = true
      return true
    },
    succeeded() {
      isOpen = false
      isProbing = false
      failedAt = []
      restMs = options.restMs
    },
    failed() {
      if (isOpen) {
        // One that had begun before it opened says nothing new.
        if (!isProbing) return
        restMs = Math.min(restMs * 2, options.restMostMs)
        return open(restMs)
      }
      const at = now()
      failedAt = [...failedAt.filter((one) => one > at - options.withinMs), at]
      if (failedAt.length >= options.failures) open(restMs)
    },
    undecided() {
      isProbing = false
    },
    rest: (forMs) => open(forMs),
  }
}
