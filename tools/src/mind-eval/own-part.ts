import { wordsOf } from './plain.ts'

const parrotedFrom = 4
const sides = /^(i|i'm|me|my|mine|myself|you|you're|your|yours|yourself|am|are|was|were)$/

/** "My dog" and "your dog" are the same when one is said back as the other. */
function canonical(text: string): string[] {
  return wordsOf(text).map((word) => (sides.test(word) ? '~' : word))
}

function sentences(text: string): string[] {
  return text.match(/[^.!?]+[.!?]*["')\]]*/g) ?? []
}

/**
 * What a reply adds: without sentences that were said before, and without what merely says the person's words back. Else whoever repeats
 * everything would always be found to speak of the right thing.
 */
export function ownPart(reply: string, said: string, before: readonly string[]): string {
  const old = new Set(before.flatMap(sentences).map((sentence) => wordsOf(sentence).join(' ')))
  const heard = ` ${canonical(said).join(' ')} `
  return sentences(reply)
    .filter((sentence) => !old.has(wordsOf(sentence).join(' ')))
    .map((sentence) => withoutRuns(sentence, heard))
    .join(' ')
}

function withoutRuns(sentence: string, heard: string): string {
  const parts = sentence.split(/(?<=\s)/)
  const kept: string[] = []
  for (let from = 0; from < parts.length;) {
    let length = 0
    while (from + length < parts.length && isIn(heard, parts.slice(from, from + length + 1))) length++
    if (length < parrotedFrom) kept.push(...parts.slice(from, from + 1))
    from += length < parrotedFrom ? 1 : length
  }
  return kept.join('')
}

function isIn(heard: string, parts: readonly string[]): boolean {
  return heard.includes(` ${canonical(parts.join('')).join(' ')} `)
}
