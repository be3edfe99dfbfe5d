/** Where "now" comes from, so that a test can move time instead of waiting for it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
