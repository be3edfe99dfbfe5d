import { wordOf } from './features.ts'
import { kinds, learned, type Kind } from './learned.ts'

export type Likeness = Readonly<Record<Kind, number>>

/** Above nought it looks like it, below it does not; by its words alone. The same as the sum over `featuresOf`, without making them. */
export function byWords(plain: readonly string[]): Likeness {
  const { words, pairs, wordBias } = learned()
  const sums = new Float32Array(kinds.length)
  const seen = new Set<string | Float32Array>()
  const add = (weights: Float32Array): void => {
    if (seen.has(weights)) return
    seen.add(weights)
    for (let i = 0; i < sums.length; i++) sums[i]! += weights[i]!
  }
  let last = '^'
  for (const word of plain) {
    const one = wordOf(word)
    const weights = words.get(one)
    // A word that is new says nothing, and yet the others say less beside it; a pair that is new is no news.
    if (weights === undefined) seen.add(one)
    else add(weights)
    const together = pairs.get(last)?.get(one)
    if (together !== undefined) add(together)
    last = one
  }
  const atEnd = pairs.get(last)?.get('$')
  if (atEnd !== undefined) add(atEnd)
  const scale = 1 / Math.sqrt(Math.max(seen.size, 1))
  return Object.fromEntries(kinds.map((kind, i) => [kind, sums[i]! * scale + wordBias[i]!])) as Likeness
}

/** How many of the words were ever learned: of a text in another language, hardly any. */
export function knownShare(plain: readonly string[]): number {
  const { words } = learned()
  return plain.filter((word) => words.has(word)).length / Math.max(plain.length, 1)
}

/** The same, by what the whole sentence means. */
export function byMeaning(vector: Int8Array): Likeness & { readonly acute: number } {
  let length = 0
  for (const value of vector) length += value * value
  const scale = length === 0 ? 0 : 1 / Math.sqrt(length)
  const { vectors } = learned()
  const score = (weights: Float32Array): number => {
    let sum = weights[vector.length] ?? 0
    for (let i = 0; i < vector.length; i++) sum += weights[i]! * vector[i]! * scale
    return sum
  }
  return Object.fromEntries(
    [...kinds, 'acute' as const].map((kind) => [kind, score(vectors[kind])]),
  ) as unknown as Likeness & { acute: number }
}
