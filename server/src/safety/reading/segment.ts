/** The words that letters may be put together to. */
export interface Spelling {
  readonly isKnown: (word: string) => boolean
  /** Lengths of the known words that begin there, the shortest first. */
  readonly lengthsAt: (letters: string, from: number) => readonly number[]
}

interface Best {
  readonly score: number
  readonly length: number
}

/** Puts words back that were written letter by letter. What is no known word stays in letters. */
export function segment(letters: string, { lengthsAt }: Spelling): { word: string; from: number }[] {
  const best: Best[] = [{ score: 0, length: 0 }]
  for (let from = 0; from < letters.length; from++) {
    const { score } = best[from]!
    for (const length of lengthsAt(letters, from)) {
      const reached = score + length * length
      const there = best[from + length]
      if (there === undefined || reached >= there.score) best[from + length] = { score: reached, length }
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

/** Known words letter by letter, so that looking for all that begin at a place is one walk. */
export function createLengthsAt(
  isKnown: (word: string) => boolean,
  ...lists: readonly Iterable<string>[]
): Spelling['lengthsAt'] {
  const next: number[] = Array.from({ length: alphabet }, () => 0)
  const isWord = [false]
  for (const words of lists) {
    for (const word of words) {
      if (word.length > longest || !/^[a-z]+$/.test(word) || !isKnown(word)) continue
      let node = 0
      for (let i = 0; i < word.length; i++) {
        const way = node * alphabet + word.charCodeAt(i) - firstLetter
        if (next[way] === 0) {
          next[way] = isWord.push(false) - 1
          for (let letter = 0; letter < alphabet; letter++) next.push(0)
        }
        node = next[way]!
      }
      isWord[node] = true
    }
  }
  const ways = Int32Array.from(next)
  return (letters, from) => {
    const lengths: number[] = []
    let node = 0
    for (let i = from; i < letters.length; i++) {
      const letter = letters.charCodeAt(i) - firstLetter
      if (letter < 0 || letter >= alphabet) break
      node = ways[node * alphabet + letter]!
      if (node === 0) break
      if (isWord[node]) lengths.push(i - from + 1)
    }
    return lengths
  }
}

const alphabet = 26
const firstLetter = 97
