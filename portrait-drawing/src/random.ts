/** A stream of random numbers that always gives the same numbers for the same key, in Node and in a browser. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number
  range: (low: number, high: number) => number
  /** Around 0, mostly within -1 and 1, never beyond: for measures of a body, whose extremes are rare. */
  spread: () => number
  int: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(values: readonly T[]) => T
  weighted: <T extends string>(weights: Readonly<Partial<Record<T, number>>>) => T
  sign: () => Side
}

export type Side = 1 | -1

/** FNV-1a with a final mix, so that keys that differ in their last letter alone give unrelated numbers. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

export function createRandom(key: string): Random {
  let state = hash(key)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    spread: () => (next() + next() + next()) / 1.5 - 1,
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    chance: (probability) => next() < probability,
    pick: (values) => values[Math.floor(next() * values.length)]!,
    weighted<T extends string>(weights: Readonly<Partial<Record<T, number>>>): T {
      const entries = Object.entries(weights) as [T, number][]
      const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
      let rest = next() * total
      for (const [value, weight] of entries) {
        rest -= weight
        if (rest < 0) return value
      }
      return entries.at(-1)![0]
    },
    sign: () => (next() < 0.5 ? 1 : -1),
  }
}
