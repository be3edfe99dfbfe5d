import { isKnown, machine, type Heard } from '../hear.ts'
import { plainWord } from '../reading/plain-word.ts'

/** The words of a text without any disguise: what is learned from and what is judged is read the same way. */
export function plainWords({ words, own }: Pick<Heard, 'words' | 'own'>): string[] {
  const using = machine()
  const known = (word: string): boolean => isKnown(using, word)
  const plain: string[] = []
  for (let i = own; i < words.length; i++) {
    const { word } = words[i]!
    if (word !== '.') plain.push(plainWord(word, known))
  }
  return plain
}

/** The way of reading a text in which more of its words are words. */
export function clearest(ways: readonly Heard[]): Heard {
  const [first, second] = ways
  if (second === undefined) return first!
  const using = machine()
  const share = (heard: Heard): number => {
    const plain = plainWords(heard)
    return plain.filter((word) => isKnown(using, word)).length / Math.max(plain.length, 1)
  }
  return share(second) > share(first!) ? second : first!
}
