/** Random choices that are the same for the same seed, so that a surprise can be tested and repeated. */
export interface Random {
  next(): number
  int(low: number, high: number): number
  pick<T>(values: readonly T[]): T | undefined
  /** So many different ones, in random order. */
  some<T>(values: readonly T[], count: number): T[]
}

function start(seed: string): number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619)
  return state >>> 0
}

export function seeded(seed: string): Random {
  let state = start(seed)
  function next(): number {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  function some<T>(values: readonly T[], count: number): T[] {
    const left = [...values]
    const chosen: T[] = []
    while (left.length > 0 && chosen.length < count) chosen.push(...left.splice(int(0, left.length - 1), 1))
    return chosen
  }
  return { next, int, some, pick: (values) => values[int(0, values.length - 1)] }
}

/** A seed for a face or a surprise: as good as never the same twice. */
export function freshSeed(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 16)
}
