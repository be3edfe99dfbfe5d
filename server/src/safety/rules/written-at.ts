import type { Folded } from '../reading/fold.ts'

/** Places of a folded text, in the text as it was written. */
export function writtenAt({ at, chars }: Folded, from: number, to: number): [number, number] {
  if (at === undefined) return [from, to]
  return [at[from] ?? 0, (at[Math.min(to, chars.length) - 1] ?? 0) + 1]
}
