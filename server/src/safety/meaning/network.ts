import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dimensions } from '../../platform/encoder/index.ts'
import { inOrder, type Likeness } from './learned.ts'

/*
 * What was learned of meanings: one layer of units between a sentence's vector and what it looks like. Two sentences that mean harm may have
 * nothing in common but that; a sum over the vector's numbers cannot tell, a few dozen units can.
 *
 * One unit behind the other: a weight for each number of the vector, its bias, how much it says of each of `inOrder`. At the end their biases.
 */

export const networkFile = fileURLToPath(new URL('learned.bin', import.meta.url))
export const unitSize = dimensions + 1 + inOrder.length

let known: Float32Array | undefined
function network(): Float32Array {
  if (known !== undefined) return known
  const bytes = new Uint8Array(readFileSync(networkFile))
  const values = new Float32Array(bytes.buffer)
  if ((values.length - inOrder.length) % unitSize !== 0)
    throw new Error('learned.bin was made for another encoder')
  known = values
  return known
}

/** By what the whole sentence means. */
export function byMeaning(vector: Int8Array): Likeness {
  let length = 0
  for (const value of vector) length += value * value
  const scale = length === 0 ? 0 : 1 / Math.sqrt(length)
  const sums = sumsOf(
    network(),
    Float32Array.from(vector, (value) => value * scale),
  )
  return Object.fromEntries(inOrder.map((kind, i) => [kind, sums[i]!])) as Likeness
}

/** Of a vector of length one. */
export function sumsOf(values: Float32Array, vector: Float32Array): Float32Array {
  const end = values.length - inOrder.length
  const sums = values.slice(end)
  for (let at = 0; at < end; at += unitSize) {
    let unit = values[at + dimensions]!
    for (let i = 0; i < dimensions; i++) unit += values[at + i]! * vector[i]!
    if (unit <= 0) continue
    const says = at + dimensions + 1
    for (let i = 0; i < sums.length; i++) sums[i]! += unit * values[says + i]!
  }
  return sums
}
