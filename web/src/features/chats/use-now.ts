import { observable, useObservable } from '../../lib/observable.ts'

const start = new Date()
const clock = observable(start)
let ticking = false

/** The time to the minute: what says "now" does not go on saying it. */
export function useNow(): Date {
  if (!ticking && typeof window !== 'undefined') tick()
  return useObservable(clock, start)
}

function tick(): void {
  ticking = true
  setInterval(() => clock.set(new Date()), 30_000)
}
