import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What was learned from the exemplars of words: how much each of them points to something grave. */
export interface Learned {
  /** Of the texts that it was learned from. */
  readonly hash: string
  /** One weight for each, in the order of `inOrder`. */
  readonly words: ReadonlyMap<string, Float32Array>
  /** Of two neighbours, by the first and then by the second. */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, Float32Array>>
  readonly wordBias: Float32Array
}

export const kinds = [
  'crisis',
  'threat',
  'hate',
  'harassment',
  'goods',
  'spam',
  'explicit',
  'under18',
] as const
export type Kind = (typeof kinds)[number]

/** Also whether a crisis is danger now, two things that are grave only together, an advance and a child, and worry about somebody else. */
export const inOrder = [...kinds, 'acute', 'advance', 'child', 'others'] as const
export type Learnt = (typeof inOrder)[number]
/** Above nought it looks like it, below it does not. `acute` is among crises only. */
export type Likeness = Readonly<Record<Learnt, number>>

export const learnedFile = fileURLToPath(new URL('learned.txt', import.meta.url))

/** A line for the hash, one for the biases, and then the words. */
export function written({ hash, words, pairs, wordBias }: Learned): string {
  const inPairs = [...pairs].flatMap(([first, seconds]) =>
    [...seconds].map(([second, weights]) => [`${first} ${second}`, weights] as const),
  )
  return [
    hash,
    numbers(wordBias, 3),
    ...[...words, ...inPairs].map(([word, weights]) => `${numbers(weights, 1)} ${word}`),
  ].join('\n')
}

function numbers(values: Float32Array, digits: number): string {
  return Array.from(values, (value) => String(Number(value.toFixed(digits)))).join(' ')
}

let known: Learned | undefined
export function learned(): Learned {
  known ??= read(readFileSync(learnedFile, 'utf8'))
  return known
}

function read(text: string): Learned {
  const [hash = '', biases = '', ...lines] = text.trimEnd().split('\n')
  const weightsOf = (parts: readonly string[]): Float32Array => {
    const weights = new Float32Array(inOrder.length)
    for (let i = 0; i < weights.length; i++) weights[i] = Number(parts[i])
    return weights
  }
  const features = lines.map((line) => {
    const parts = line.split(' ')
    return [parts[inOrder.length]!, parts[inOrder.length + 1], weightsOf(parts)] as const
  })
  return { hash, ...byNeighbours(features), wordBias: weightsOf(biases.split(' ')) }
}

/** A word, the one behind it where it is a pair, and what they weigh. */
export type Weighed = readonly [first: string, second: string | undefined, weights: Float32Array]

/** Words, and pairs of them by the first. */
export function byNeighbours(features: Iterable<Weighed>): Pick<Learned, 'words' | 'pairs'> {
  const words = new Map<string, Float32Array>()
  const pairs = new Map<string, Map<string, Float32Array>>()
  for (const [first, second, weights] of features) {
    if (second === undefined) words.set(first, weights)
    else {
      const there = pairs.get(first)
      if (there === undefined) pairs.set(first, new Map([[second, weights]]))
      else there.set(second, weights)
    }
  }
  return { words, pairs }
}
