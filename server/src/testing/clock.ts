import type { Clock } from '../platform/clock.ts'

export interface TestClock extends Clock {
  advance(milliseconds: number): void
}

/** A clock that stands still until the test moves it. */
export function createTestClock(start = new Date('2026-01-15T12:00:00Z')): TestClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds
    },
  }
}
