import type { Piece } from './weights.ts'

/** What the encoder has no piece for. Several in a row are one. */
const unknown = 0
/** The first of the vocabulary stand for no text. */
const reserved = 6
/** Stands for a blank, and before the first word. */
const blank = '▁'

export interface Tokenizer {
  /** The text as the numbers of its pieces. */
  readonly tokens: (text: string) => number[]
}

interface Known {
  readonly token: number
  readonly score: number
}

/** Of all ways to cut a text into known pieces it takes the likeliest (a unigram model, as of SentencePiece). */
export function createTokenizer(vocabulary: readonly Piece[]): Tokenizer {
  const pieces = new Map<string, Known>()
  let longest = 0
  vocabulary.forEach(([text, score], token) => {
    if (token < reserved) return
    pieces.set(text, { token, score: score ?? 0 })
    longest = Math.max(longest, text.length)
  })
  return {
    tokens(text) {
      if (text === '') return []
      const symbols = Array.from(blank + text.normalize('NFKC').replaceAll(' ', blank))
      return withoutRepeatedUnknown(likeliest(symbols, pieces, longest))
    },
  }
}

/**
 * The best cut up to each place, from left to right. A place where no piece ends keeps the score 0 and an unknown symbol before it, and a
 * score of 0 gives way to any other: odd, but so were the texts cut from whose vectors everything behind the encoder has learned.
 */
function likeliest(
  symbols: readonly string[],
  pieces: ReadonlyMap<string, Known>,
  longest: number,
): number[] {
  const best = new Float64Array(symbols.length + 1)
  const last = new Int32Array(symbols.length + 1).fill(unknown)
  const lengths = new Int32Array(symbols.length + 1).fill(1)

  const offer = (start: number, length: number, { token, score }: Known): void => {
    const end = start + length
    const total = best[start]! + score
    if (best[end] !== 0 && total < best[end]!) return
    best[end] = total
    last[end] = token
    lengths[end] = length
  }

  symbols.forEach((_, start) => {
    let isKnown = false
    let text = ''
    for (let length = 1; length <= Math.min(longest, symbols.length - start); length++) {
      text += symbols[start + length - 1]!
      const piece = pieces.get(text)
      if (piece === undefined) continue
      offer(start, length, piece)
      isKnown = true
    }
    if (!isKnown) offer(start, 1, { token: unknown, score: 0 })
  })

  const backwards: number[] = []
  for (let end = symbols.length; end > 0; end -= lengths[end]!) backwards.push(last[end]!)
  return backwards.toReversed()
}

function withoutRepeatedUnknown(tokens: readonly number[]): number[] {
  return tokens.filter((token, i) => token !== unknown || tokens[i - 1] !== unknown)
}
