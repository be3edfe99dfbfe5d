import { wordsOf } from './plain.ts'

export const nearFrom = 0.7
const echoedFrom = 9
const repeatWithin = 50

function trigrams(text: string): Set<string> {
  const line = ` ${wordsOf(text).join(' ')} `
  return new Set(Array.from({ length: Math.max(line.length - 2, 1) }, (_, i) => line.slice(i, i + 3)))
}

/** Shared trigrams of all trigrams: 1 is the same. */
export function likeness(one: string, other: string): number {
  const a = trigrams(one)
  const b = trigrams(other)
  const shared = [...a].filter((one) => b.has(one)).length
  return shared / (a.size + b.size - shared)
}

export type Repeat = 'exact' | 'near' | undefined

/** Whether this was said before, by the same voice; `before` is oldest first. */
export function repeatOf(reply: string, before: readonly string[]): Repeat {
  const lately = before.slice(-repeatWithin)
  const words = wordsOf(reply).join(' ')
  if (lately.some((earlier) => wordsOf(earlier).join(' ') === words)) return 'exact'
  return lately.some((earlier) => likeness(earlier, reply) >= nearFrom) ? 'near' : undefined
}

/** More than eight words in a row are the person's own. */
export function echoes(reply: string, said: string): boolean {
  const words = wordsOf(said)
  const heard = ` ${wordsOf(reply).join(' ')} `
  for (let i = 0; i + echoedFrom <= words.length; i++) {
    if (heard.includes(` ${words.slice(i, i + echoedFrom).join(' ')} `)) return true
  }
  return false
}
