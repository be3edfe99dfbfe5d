import { createAttention } from './attention.ts'
import { tileRows } from './kernel-code.ts'
import { createKernel, type Block } from './kernel.ts'
import { loadModel, modelSize, type Dense, type Layer } from './model.ts'
import { addRows, meanRows, normalise, type Span } from './rows.ts'
import { embeddingSize, hiddenWidth, width } from './tensors.ts'
import { TunedWeights } from './tuned-weights.ts'

/** The encoder was taught with texts of up to so many tokens; of longer ones it reads the beginning. */
export const longestText = 128

type Tokens = readonly number[]

export interface Transformer {
  /** One vector a text, whose direction is what the text means. */
  readonly encode: (texts: readonly Tokens[]) => Float32Array[]
}

/**
 * The Universal Sentence Encoder (lite): two layers of attention over the tokens, their mean, and one layer behind it. Several short texts go
 * through together, so that the weights are fetched once for all of them.
 */
export function createTransformer(tunedFile?: string): Transformer {
  // First, because it is the one thing that may be missing.
  const tuned = tunedFile === undefined ? undefined : new TunedWeights(tunedFile)
  const rowsMax = longestText + tileRows
  const perRow = 3 * width + 3 * width + hiddenWidth
  const forAttention = 4 * longestText * longestText
  const kernel = createKernel(modelSize + rowsMax * perRow + forAttention)
  const { memory } = kernel
  const { embeddings, layers, last } = loadModel(kernel, tuned)
  const attention = createAttention(kernel, longestText)
  const timing = timingSignal()

  const block = (stride: number): Block => ({ at: kernel.take(rowsMax * stride), stride })
  const stream = block(width)
  const normed = block(width)
  const attended = block(width)
  const mixed = block(3 * width)
  const hidden = block(hiddenWidth)

  function pass(dense: Dense, input: Block, output: Block, rows: number, atLeast = -Infinity): void {
    const { inputs: inner, outputs: columns, panels, bias } = dense
    kernel.multiply({ input, panels, bias, output, rows, inner, columns, atLeast })
  }

  function embed(tokens: Tokens, start: number): void {
    tokens.forEach((token, position) => {
      const from = embeddings + token * embeddingSize
      const to = stream.at + (start + position) * stream.stride
      for (let i = 0; i < embeddingSize; i++)
        memory[to + i] = 2 * memory[from + i]! + timing[position * embeddingSize + i]!
    })
  }

  /** Up to the hidden units, which are left in `hidden`. */
  function attendAndHide(layer: Layer, spans: readonly Span[], rows: number): void {
    normalise(memory, stream, normed, layer.beforeAttention, rows)
    pass(layer.attention, normed, mixed, rows)
    for (const span of spans) attention.attend(span, mixed, attended, layer.inputs)
    pass(layer.afterAttention, attended, normed, rows)
    if (layer.bypass !== undefined) pass(layer.bypass, stream, mixed, rows)
    addRows(memory, layer.bypass === undefined ? stream : mixed, normed, stream, width, rows)
    normalise(memory, stream, normed, layer.beforeHidden, rows)
    pass(layer.hidden, normed, hidden, rows, 0)
  }

  function addHidden(layer: Layer, rows: number): void {
    pass(layer.afterHidden, hidden, normed, rows)
    addRows(memory, stream, normed, stream, width, rows)
  }

  function encodeTogether(texts: readonly Tokens[]): Float32Array[] {
    const spans = spansOf(texts)
    const rows = texts.reduce((sum, tokens) => sum + tokens.length, 0)
    texts.forEach((tokens, i) => embed(tokens, spans[i]!.start))
    const [first, second] = layers
    attendAndHide(first, spans, rows)
    addHidden(first, rows)
    attendAndHide(second, spans, rows)
    // What follows is a sum of products, so the mean may as well be taken before it: then it is done once a text instead of once a token.
    meanRows(memory, stream, width, spans)
    meanRows(memory, hidden, hiddenWidth, spans)
    addHidden(second, texts.length)
    pass(last, stream, normed, texts.length)
    return texts.map((_, text) => {
      const at = normed.at + text * normed.stride
      return memory.slice(at, at + width).map(Math.tanh)
    })
  }

  return {
    encode(texts) {
      const short = texts.map((tokens) => tokens.slice(0, longestText))
      const some = short.filter((tokens) => tokens.length > 0)
      const vectors = togetherUpTo(longestText, some).flatMap(encodeTogether).values()
      return short.map((tokens) => (tokens.length > 0 ? vectors.next().value! : new Float32Array(width)))
    },
  }
}

/** Neighbours in groups of at most so many tokens. */
function togetherUpTo(most: number, texts: readonly Tokens[]): Tokens[][] {
  const groups: Tokens[][] = []
  let room = 0
  for (const tokens of texts) {
    if (tokens.length > room) {
      groups.push([])
      room = most
    }
    groups.at(-1)!.push(tokens)
    room -= tokens.length
  }
  return groups
}

function spansOf(texts: readonly Tokens[]): Span[] {
  let start = 0
  return texts.map(({ length: count }) => {
    const span = { start, count }
    start += count
    return span
  })
}

/** What tells the encoder where a token stands: waves from short to very long, first their sines, then their cosines. */
function timingSignal(): Float32Array {
  const waves = embeddingSize / 2
  const signal = new Float32Array(longestText * embeddingSize)
  for (let wave = 0; wave < waves; wave++) {
    const speed = 10_000 ** (-wave / (waves - 1))
    for (let position = 0; position < longestText; position++) {
      signal[position * embeddingSize + wave] = Math.sin(position * speed)
      signal[position * embeddingSize + waves + wave] = Math.cos(position * speed)
    }
  }
  return signal
}
