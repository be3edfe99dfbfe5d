import { decoded, unstretched } from './leet.ts'
import { meantBy } from './typos.ts'

/** The one word that a written one most likely stands for. */
export function plainWord(word: string, isKnown: (word: string) => boolean): string {
  if (isKnown(word) || /^\d+$/.test(word)) return word
  const maybe = /^[a-z]+$/.test(word) ? [] : decoded(word)
  const all = [
    ...maybe,
    ...[word, ...maybe].flatMap(unstretched),
    ...(meantBy(word) === undefined ? [] : [meantBy(word)!]),
  ]
  return all.find(isKnown) ?? maybe[0] ?? word
}
