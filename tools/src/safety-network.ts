import { dimensions } from '../../server/src/platform/encoder/index.ts'
import { inOrder } from '../../server/src/safety/meaning/learned.ts'
import { unitSize } from '../../server/src/safety/meaning/network.ts'
import { shuffle } from './safety-learn/logistic.ts'

/** A sentence's vector, and what it looks like: one for each of `inOrder`, nought where nobody asks. */
export interface Taught {
  readonly vector: Float32Array
  /** 1 or 0. */
  readonly is: Float32Array
  /** How much it counts that it is. */
  readonly counts: Float32Array
}

const units = 64
const rounds = 16
const atOnce = 32
const fastest = 0.002
/** The numbers of a vector of length one are small beside the steps: they are learned from as so much larger ones. */
const larger = 10
/** So much of it is left out each time, by chance, so that no unit relies on another one or on a single number. */
const numbersLeftOut = 0.2
const unitsLeftOut = 0.5
const outputs = inOrder.length

/** Units that tell what a vector looks like, as `server/src/safety/meaning/network.ts` reads them. */
export function learnNetwork(taught: readonly Taught[], chance: () => number): Float32Array {
  const size = units * unitSize + outputs
  const values = begun(size, chance)
  const slope = new Float32Array(size)
  const steps = rounds * Math.ceil(taught.length / atOnce)
  const step = createSteps(values, slope)
  const order = [...taught]
  let made = 0
  for (let round = 0; round < rounds; round++) {
    shuffle(order, chance)
    for (let from = 0; from < order.length; from += atOnce) {
      const some = order.slice(from, from + atOnce)
      slope.fill(0)
      for (const one of some) addSlope(values, slope, one, chance)
      step(1 / some.length, fastest * (1 - (0.97 * made++) / steps))
    }
  }
  for (let at = 0; at < size - outputs; at += unitSize)
    for (let i = 0; i < dimensions; i++) values[at + i]! *= larger
  return values
}

/** The mean of several networks is one that has the units of all of them. */
export function joined(networks: readonly Float32Array[]): Float32Array {
  const biases = new Float32Array(outputs)
  const parts = networks.map((values) => {
    const part = values.slice(0, values.length - outputs)
    for (let i = 0; i < outputs; i++) biases[i]! += values[part.length + i]! / networks.length
    for (let at = dimensions + 1; at < part.length; at += unitSize)
      for (let i = 0; i < outputs; i++) part[at + i]! /= networks.length
    return part
  })
  return Float32Array.from([...parts, biases].flatMap((part) => [...part]))
}

function begun(size: number, chance: () => number): Float32Array {
  const values = new Float32Array(size)
  for (let at = 0; at < size - outputs; at += unitSize) {
    for (let i = 0; i < dimensions; i++) values[at + i] = 0.09 * (chance() - 0.5)
    for (let i = 0; i < outputs; i++) values[at + dimensions + 1 + i] = 0.25 * (chance() - 0.5)
  }
  return values
}

const left = new Float32Array(dimensions)
const hidden = new Float32Array(units)
const sums = new Float32Array(outputs)

function addSlope(
  values: Float32Array,
  slope: Float32Array,
  { vector, is, counts }: Taught,
  chance: () => number,
): void {
  const end = units * unitSize
  for (let i = 0; i < dimensions; i++)
    left[i] = chance() < numbersLeftOut ? 0 : (vector[i]! * larger) / (1 - numbersLeftOut)
  for (let i = 0; i < outputs; i++) sums[i] = values[end + i]!
  for (let unit = 0, at = 0; unit < units; unit++, at += unitSize) {
    hidden[unit] = 0
    if (chance() < unitsLeftOut) continue
    let sum = values[at + dimensions]!
    for (let i = 0; i < dimensions; i++) sum += values[at + i]! * left[i]!
    if (sum <= 0) continue
    hidden[unit] = sum / (1 - unitsLeftOut)
    for (let i = 0; i < outputs; i++) sums[i]! += hidden[unit]! * values[at + dimensions + 1 + i]!
  }
  for (let i = 0; i < outputs; i++) {
    sums[i] = (1 / (1 + Math.exp(-sums[i]!)) - is[i]!) * counts[i]!
    slope[end + i]! += sums[i]!
  }
  for (let unit = 0, at = 0; unit < units; unit++, at += unitSize) {
    if (hidden[unit] === 0) continue
    let back = 0
    for (let i = 0; i < outputs; i++) {
      back += sums[i]! * values[at + dimensions + 1 + i]!
      slope[at + dimensions + 1 + i]! += sums[i]! * hidden[unit]!
    }
    back /= 1 - unitsLeftOut
    slope[at + dimensions]! += back
    for (let i = 0; i < dimensions; i++) slope[at + i]! += back * left[i]!
  }
}

/** Steps as long as what was seen of their direction is sure (Adam: Kingma and Ba, 2015). */
function createSteps(values: Float32Array, slope: Float32Array): (scale: number, rate: number) => void {
  const mean = new Float32Array(values.length)
  const square = new Float32Array(values.length)
  let times = 0
  return (scale, rate) => {
    times++
    const byMean = 1 - 0.9 ** times
    const bySquare = 1 - 0.999 ** times
    for (let i = 0; i < values.length; i++) {
      const down = slope[i]! * scale
      mean[i] = 0.9 * mean[i]! + 0.1 * down
      square[i] = 0.999 * square[i]! + 0.001 * down * down
      const by = mean[i]! / byMean / (Math.sqrt(square[i]! / bySquare) + 1e-6)
      values[i]! -= rate * by
    }
  }
}
