import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dimensions } from '../../platform/encoder/index.ts'

/** What was learned from the exemplars: how much each word, and each number of a sentence's vector, points to something grave. */
export interface Learned {
  /** Of the texts that it was learned from. */
  readonly hash: string
  /** One weight for each, in the order of `inOrder`. */
  readonly words: ReadonlyMap<string, Float32Array>
  /** Of two neighbours, by the first and then by the second. */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, Float32Array>>
  readonly wordBias: Float32Array
  readonly vectors: Readonly<Record<Kind | 'acute', Float32Array>>
}

export const kinds = ['crisis', 'threat', 'hate', 'harassment', 'goods', 'spam', 'explicit'] as const
export type Kind = (typeof kinds)[number]

export const learnedFile = fileURLToPath(new URL('learned.txt', import.meta.url))

/** Also whether a crisis is danger now. */
export const inOrder = [...kinds, 'acute'] as const

/** A line for the hash, one for each vector, one for the biases, and then the words. */
export function written({ hash, words, pairs, wordBias, vectors }: Learned): string {
  const inPairs = [...pairs].flatMap(([first, seconds]) =>
    [...seconds].map(([second, weights]) => [`${first} ${second}`, weights] as const),
  )
  return [
    hash,
    ...inOrder.map((kind) => Buffer.from(vectors[kind].buffer).toString('base64')),
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
  const [hash = '', ...lines] = text.trimEnd().split('\n')
  const vectors = inOrder.map((kind, i) => [kind, vectorOf(lines[i] ?? '')] as const)
  const weightsOf = (line: string): Float32Array => Float32Array.from(line.split(' ', inOrder.length), Number)
  return {
    hash,
    ...byNeighbours(
      lines
        .slice(inOrder.length + 1)
        .map((line) => [line.split(' ').slice(inOrder.length).join(' '), weightsOf(line)]),
    ),
    wordBias: weightsOf(lines[inOrder.length] ?? ''),
    vectors: Object.fromEntries(vectors) as Learned['vectors'],
  }
}

/** Words, and pairs of them by the first. */
export function byNeighbours(
  features: Iterable<readonly [string, Float32Array]>,
): Pick<Learned, 'words' | 'pairs'> {
  const words = new Map<string, Float32Array>()
  const pairs = new Map<string, Map<string, Float32Array>>()
  for (const [feature, weights] of features) {
    const [first = '', second] = feature.split(' ')
    if (second === undefined) words.set(first, weights)
    else {
      const there = pairs.get(first)
      if (there === undefined) pairs.set(first, new Map([[second, weights]]))
      else there.set(second, weights)
    }
  }
  return { words, pairs }
}

function vectorOf(base64: string): Float32Array {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  const vector = new Float32Array(bytes.buffer)
  if (vector.length !== dimensions + 1) throw new Error('learned.txt was made for another encoder')
  return vector
}
