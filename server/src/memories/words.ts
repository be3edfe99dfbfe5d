import { createHash } from 'node:crypto'
import type { Place } from './parts.ts'

/** What is left of a text when case, accents, punctuation and spacing do not count. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export function sameWords(a: string, b: string): boolean {
  return plain(a) === plain(b)
}

const idle = new Set(
  'a an and are as at be been but by do does for from had has have he her him his how i if in is it its me my no not of on or our she so that the their them they this to too was we were what when where which who why will with you your'.split(
    ' ',
  ),
)

/** The words that say what a text is about, cut short so that "cat" and "cats" are one. */
export function contentOf(text: string): Set<string> {
  return new Set(
    plain(text)
      .split(' ')
      .filter((word) => (word.length > 1 || /\p{N}/u.test(word)) && !idle.has(word))
      .map(stemOf),
  )
}

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ies|ed|es|s)$/, '').slice(0, 8) : word.replace(/s$/, '')
}

/** What names a memory after it is gone, without saying what it was. */
export function marksOf(memory: { text: string; key: string | null }): string[] {
  const digest = createHash('sha256').update(plain(memory.text)).digest('base64url').slice(0, 22)
  return [`text:${digest}`, ...(memory.key === null ? [] : [`key:${memory.key}`])]
}

export function markOfMessage({ messageId }: Pick<Place, 'messageId'>): string {
  return `message:${messageId}`
}
