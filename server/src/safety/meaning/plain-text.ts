import { isKnown, machine, type Heard } from '../hear.ts'
import { plainWord } from '../reading/plain-word.ts'

const remembered = new Map<string, string>()
const rememberedMost = 4000

function plain(word: string): string {
  const there = remembered.get(word)
  if (there !== undefined) return there
  const using = machine()
  const found = plainWord(word, (one) => isKnown(using, one))
  if (remembered.size >= rememberedMost) remembered.clear()
  remembered.set(word, found)
  return found
}

const read = new WeakMap<Heard['words'], string[]>()

/** The words of a text without any disguise: what is learned from and what is judged is read the same way. */
export function plainWords({ words, own }: Pick<Heard, 'words' | 'own'>): string[] {
  const there = read.get(words)
  if (there !== undefined) return there
  const found: string[] = []
  for (let i = own; i < words.length; i++) {
    const { word } = words[i]!
    if (word !== '.') found.push(plain(word))
  }
  read.set(words, found)
  return found
}

/** Of a part of it. */
export function plainPart(words: Heard['words'], from: number, to: number): string[] {
  const found: string[] = []
  for (let i = from; i < to; i++) {
    const { word } = words[i]!
    if (word !== '.') found.push(plain(word))
  }
  return found
}

/** The way of reading a text in which more of its words are words. */
export function clearest(ways: readonly Heard[]): Heard {
  const [first, second] = ways
  if (second === undefined) return first!
  const using = machine()
  const share = (heard: Heard): number => {
    const words = plainWords(heard)
    let known = 0
    for (const word of words) if (isKnown(using, word)) known++
    return known / Math.max(words.length, 1)
  }
  return share(second) > share(first!) ? second : first!
}
