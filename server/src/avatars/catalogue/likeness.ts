import { createHash } from 'node:crypto'
import type { Ethnicity, Gender } from '@aureole/contract/avatars'

export interface Likable {
  readonly id: string
  readonly age: number
  readonly gender: Gender
  readonly ethnicity: Ethnicity
  readonly occupation: string
  readonly traits: readonly string[]
  readonly hobbies: readonly string[]
}

/** The most alike first, always the same ones for the same angels. */
export function mostAlike<T extends Likable>(to: Likable, candidates: readonly T[], count: number): T[] {
  return candidates
    .filter((one) => one.id !== to.id)
    .map((one) => ({ one, score: likeness(to, one), lot: lotOf(to.id, one.id) }))
    .toSorted((a, b) => b.score - a.score || (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one)
}

/** How much one who likes the first might like the second. Character counts more than looks. */
export function likeness(a: Likable, b: Likable): number {
  return (
    3 * shared(a.traits, b.traits) +
    2 * shared(a.hobbies, b.hobbies) +
    shared([a.occupation], [b.occupation]) +
    (a.gender === b.gender ? 2 : 0) +
    (a.ethnicity === b.ethnicity ? 1 : 0) +
    2 * Math.max(0, 1 - Math.abs(a.age - b.age) / 15)
  )
}

/** How many of these they have in common; half of one where only some of its words agree. */
function shared(a: readonly string[], b: readonly string[]): number {
  const others = b.map(wordsOf)
  return a.map(wordsOf).reduce((sum, mine) => {
    const best = Math.max(0, ...others.map((theirs) => overlap(mine, theirs)))
    return sum + best
  }, 0)
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length
  if (common === 0) return 0
  return common === a.size && common === b.size ? 1 : 0.5
}

/** Words that say something: the short ones (a, of, the) would make everybody alike. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => word.length > 3)
  return new Set(telling.length > 0 ? telling : words)
}

function lotOf(a: string, b: string): string {
  return createHash('sha256').update(`${a}\n${b}`).digest('hex')
}
