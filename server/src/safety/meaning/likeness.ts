import { wordOf } from './features.ts'
import { inOrder, learned, type Likeness } from './learned.ts'

/** The weights one behind the other, and by number: a long text looks up thousands of them. */
interface Table {
  readonly words: ReadonlyMap<string, number>
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly values: Float32Array
  /** The last sum in which each was counted. */
  readonly counted: Int32Array
}

let table: Table | undefined
function tableOf(): Table {
  if (table !== undefined) return table
  const { words, pairs } = learned()
  const all: Float32Array[] = []
  const numbered = (weights: ReadonlyMap<string, Float32Array>): Map<string, number> =>
    new Map([...weights].map(([word, values]) => [word, all.push(values) - 1]))
  const rows = numbered(words)
  const pairRows = new Map([...pairs].map(([first, seconds]) => [first, numbered(seconds)]))
  const values = new Float32Array(all.length * inOrder.length)
  all.forEach((one, i) => values.set(one, i * inOrder.length))
  table = { words: rows, pairs: pairRows, values, counted: new Int32Array(all.length) }
  return table
}

let sumsMade = 0

/**
 * Above nought it looks like it, below it does not; by its words alone, of any stretch of them. The same as the sum over `featuresOf`, without
 * making them.
 */
export function createWordReader(plain: readonly string[]): (from: number, to: number) => Likeness {
  const { words, pairs, values, counted } = tableOf()
  const { wordBias } = learned()
  const said = plain.map(wordOf)
  const ofWord = said.map((word) => words.get(word))
  const ofPair = said.map((word, i) => (i === 0 ? undefined : pairs.get(said[i - 1]!)?.get(word)))
  const size = inOrder.length
  return (from, to) => {
    const now = ++sumsMade
    const sums = new Float32Array(size)
    const unknown = new Set<string>()
    let many = 0
    const add = (row: number | undefined): void => {
      if (row === undefined || counted[row] === now) return
      counted[row] = now
      many++
      for (let i = 0, at = row * size; i < size; i++) sums[i]! += values[at + i]!
    }
    if (from < to) add(pairs.get('^')?.get(said[from]!))
    for (let i = from; i < to; i++) {
      // A word that is new says nothing, and yet the others say less beside it; a pair that is new is no news.
      if (ofWord[i] === undefined) unknown.add(said[i]!)
      else add(ofWord[i])
      if (i > from) add(ofPair[i])
    }
    if (from < to) add(pairs.get(said[to - 1]!)?.get('$'))
    const scale = 1 / Math.sqrt(Math.max(many + unknown.size, 1))
    return Object.fromEntries(inOrder.map((kind, i) => [kind, sums[i]! * scale + wordBias[i]!])) as Likeness
  }
}

export function byWords(plain: readonly string[]): Likeness {
  return createWordReader(plain)(0, plain.length)
}

/** How many of the words were ever learned: of a text in another language, hardly any. */
export function knownShare(plain: readonly string[]): number {
  const { words } = learned()
  return plain.filter((word) => words.has(word)).length / Math.max(plain.length, 1)
}
