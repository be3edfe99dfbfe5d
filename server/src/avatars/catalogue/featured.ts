import { createHash } from 'node:crypto'
import type { Ethnicity } from '@aureole/contract/avatars'

/** How many of each gender stand on the first page, and out of how many they are chosen. */
export const featured = { each: 6, outOf: 60 } as const

interface Candidate {
  readonly id: string
  readonly ethnicity: Ethnicity
}

/**
 * Some of them, others every day, the same all day: when one goes, only its place is filled anew. Origins differ as long as
 * there are different ones.
 */
export function pickOfTheDay<T extends Candidate>(day: string, candidates: readonly T[], count: number): T[] {
  const drawn = candidates
    .map((one) => ({ one, lot: createHash('sha256').update(`${day}\n${one.id}`).digest('hex') }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ one }) => one)
  const picked: T[] = []
  for (let round = 1; picked.length < Math.min(count, drawn.length); round++) {
    for (const one of drawn) {
      if (picked.length === count) break
      const alike = picked.filter((other) => other.ethnicity === one.ethnicity).length
      if (alike < round && !picked.includes(one)) picked.push(one)
    }
  }
  return picked
}

/** Women and men in turn; where there are more of one, the rest follows. */
export function inTurn<T>(first: readonly T[], second: readonly T[]): T[] {
  const length = Math.max(first.length, second.length)
  return Array.from({ length }, (_, i) => [...first.slice(i, i + 1), ...second.slice(i, i + 1)]).flat()
}
