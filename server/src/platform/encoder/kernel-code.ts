import { f32x4, Frame, i32, moduleOf, repeat, type Code, type Local, type WasmFunction } from './wasm.ts'

/*
 * The one thing that takes time in the encoder is the product of matrices, so that one is WebAssembly: `tileRows` x `panelWidth` sums stay in the
 * processor's registers while it runs along the inner dimension.
 *
 * The right-hand matrix lies in panels: its first `panelWidth` columns row by row, then the next ones. So it is read from beginning to end.
 */

/** Rows are taken this many at a time: there must be room behind the last one, and what is written there means nothing. */
export const tileRows = 2
/** The right-hand matrix needs a multiple of this many columns. */
export const panelWidth = 16
/** The inner dimension needs a multiple of this. */
export const innerStep = 4

const numberBytes = 4
const vectorBytes = 16
const panelRowBytes = panelWidth * numberBytes
const vectorsPerRow = panelRowBytes / vectorBytes

/** The module. Multiplying and adding in one step needs a newer engine than the rest. */
export function kernelCode({ inOneStep }: { inOneStep: boolean }): Uint8Array<ArrayBuffer> {
  return moduleOf([multiply(inOneStep), intoPanels()])
}

/** output = input x panels + bias, and no less than `atLeast`. */
function multiply(inOneStep: boolean): WasmFunction {
  const frame = new Frame()
  // Places and strides in bytes.
  const input = frame.parameter('i32')
  const inputStride = frame.parameter('i32')
  const panels = frame.parameter('i32')
  const bias = frame.parameter('i32')
  const output = frame.parameter('i32')
  const outputStride = frame.parameter('i32')
  const rows = frame.parameter('i32')
  const inner = frame.parameter('i32')
  const columns = frame.parameter('i32')
  const atLeast = frame.parameter('f32')

  const row = frame.variable('i32')
  const column = frame.variable('i32')
  const weight = frame.variable('i32')
  const panelEnd = frame.variable('i32')
  const values = many(tileRows, () => frame.variable('i32'))
  const results = many(tileRows, () => frame.variable('i32'))
  const sums = many(tileRows, () => many(vectorsPerRow, () => frame.variable('v128')))
  const weights = many(vectorsPerRow, () => frame.variable('v128'))
  const value = frame.variable('v128')
  const least = frame.variable('v128')

  const addProduct = (sum: Local, factor: Local): Code =>
    sum.set(
      inOneStep
        ? f32x4.multiplyAdd(value.get, factor.get, sum.get)
        : f32x4.add(f32x4.multiply(value.get, factor.get), sum.get),
    )

  const oneInnerRow = (step: number): Code => [
    weights.map((vector, i) => vector.set(f32x4.load(weight.get, step * panelRowBytes + i * vectorBytes))),
    values.map((place, r) => [
      value.set(f32x4.loadSplat(place.get, step * numberBytes)),
      sums[r]!.map((sum, i) => addProduct(sum, weights[i]!)),
    ]),
  ]

  const alongPanel = repeat(
    [
      many(innerStep, oneInnerRow),
      values.map((place) => advance(place, innerStep * numberBytes)),
      advance(weight, innerStep * panelRowBytes),
    ],
    i32.isBelow(weight.get, panelEnd.get),
  )

  const oneTile = [
    sums.map((vectors) => vectors.map((sum, i) => sum.set(f32x4.load(bias.get, i * vectorBytes)))),
    weight.set(panels.get),
    alongPanel,
    sums.map((vectors, r) =>
      vectors.map((sum, i) => f32x4.store(results[r]!.get, i * vectorBytes, f32x4.max(sum.get, least.get))),
    ),
    advance(row, tileRows),
  ]

  const placeRows = [
    values.map((place, r) => place.set(rowAt(input, inputStride, i32.add(row.get, i32.constant(r))))),
    results.map((place, r) => place.set(rowAt(output, outputStride, i32.add(row.get, i32.constant(r))))),
  ]

  const onePanel = [
    panelEnd.set(i32.add(panels.get, i32.multiply(inner.get, i32.constant(panelRowBytes)))),
    row.set(i32.constant(0)),
    repeat([placeRows, oneTile], i32.isBelow(row.get, rows.get)),
    panels.set(panelEnd.get),
    advance(bias, panelRowBytes),
    advance(output, panelRowBytes),
    advance(column, panelWidth),
  ]

  const body = [least.set(f32x4.splat(atLeast.get)), repeat(onePanel, i32.isBelow(column.get, columns.get))]
  return { name: 'multiply', frame, body }
}

/** A matrix that lies row by row, copied into panels. */
function intoPanels(): WasmFunction {
  const frame = new Frame()
  const matrix = frame.parameter('i32')
  const panels = frame.parameter('i32')
  const rows = frame.parameter('i32')
  const columns = frame.parameter('i32')

  const row = frame.variable('i32')
  const column = frame.variable('i32')
  const source = frame.variable('i32')

  const oneRow = [
    many(vectorsPerRow, (i) =>
      f32x4.store(panels.get, i * vectorBytes, f32x4.load(source.get, i * vectorBytes)),
    ),
    advance(panels, panelRowBytes),
    source.set(i32.add(source.get, i32.multiply(columns.get, i32.constant(numberBytes)))),
    advance(row, 1),
  ]
  const onePanel = [
    source.set(matrix.get),
    row.set(i32.constant(0)),
    repeat(oneRow, i32.isBelow(row.get, rows.get)),
    advance(matrix, panelRowBytes),
    advance(column, panelWidth),
  ]
  return { name: 'intoPanels', frame, body: repeat(onePanel, i32.isBelow(column.get, columns.get)) }
}

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

function advance(place: Local, by: number): Code {
  return place.set(i32.add(place.get, i32.constant(by)))
}

function rowAt(start: Local, stride: Local, row: Code): Code {
  return i32.add(start.get, i32.multiply(row, stride.get))
}
