import { hear } from '../../server/src/safety/hear.ts'
import { clearest, plainWords } from '../../server/src/safety/meaning/plain-text.ts'
import { fold } from '../../server/src/safety/reading/fold.ts'

/** A text as screening reads it. Each is read once, however often it is learned from. */
export function createPlain(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const there = known.get(text) ?? plainWords(clearest(hear(fold(text), [])))
    known.set(text, there)
    return there
  }
}
