/** Puts words back that were written letter by letter. What is no known word stays in letters. */
export function segment(
  letters: string,
  isKnown: (word: string) => boolean,
): { word: string; from: number }[] {
  const best: { score: number; length: number }[] = [{ score: 0, length: 0 }]
  for (let to = 1; to <= letters.length; to++) {
    let top = { score: (best[to - 1]?.score ?? 0) - 1, length: 1 }
    for (let length = 1; length <= Math.min(longest, to); length++) {
      const score = (best[to - length]?.score ?? 0) + length * length
      if (score > top.score && isKnown(letters.slice(to - length, to))) top = { score, length }
    }
    best.push(top)
  }
  const words: { word: string; from: number }[] = []
  for (let to = letters.length; to > 0;) {
    const length = best[to]?.length ?? 1
    words.unshift({ word: letters.slice(to - length, to), from: to - length })
    to -= length
  }
  return words
}

const longest = 16
