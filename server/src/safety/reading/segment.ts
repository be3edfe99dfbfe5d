/** The words that letters may be put together to. */
export interface Spelling {
  readonly isKnown: (word: string) => boolean
  /** Whether some known word begins so. */
  readonly mayBegin: (letters: string) => boolean
}

interface Best {
  readonly score: number
  readonly length: number
}

/** Puts words back that were written letter by letter. What is no known word stays in letters. */
export function segment(letters: string, { isKnown, mayBegin }: Spelling): { word: string; from: number }[] {
  const best: Best[] = [{ score: 0, length: 0 }]
  for (let from = 0; from < letters.length; from++) {
    const { score } = best[from]!
    for (let length = 1; length <= longest && from + length <= letters.length; length++) {
      const word = letters.slice(from, from + length)
      if (!mayBegin(word)) break
      const reached = score + length * length
      const there = best[from + length]
      if ((there === undefined || reached >= there.score) && isKnown(word))
        best[from + length] = { score: reached, length }
    }
    const next = best[from + 1]
    if (next === undefined || score - 1 >= next.score) best[from + 1] = { score: score - 1, length: 1 }
  }
  const words: { word: string; from: number }[] = []
  for (let to = letters.length; to > 0;) {
    const length = best[to]?.length ?? 1
    words.push({ word: letters.slice(to - length, to), from: to - length })
    to -= length
  }
  return words.toReversed()
}

const longest = 16

/** Of known words, all that they begin with. */
export function beginningsOf(...lists: readonly Iterable<string>[]): ReadonlySet<string> {
  const beginnings = new Set<string>()
  for (const words of lists) {
    for (const word of words) {
      for (let length = 1; length <= Math.min(word.length, longest); length++)
        beginnings.add(word.slice(0, length))
    }
  }
  return beginnings
}
