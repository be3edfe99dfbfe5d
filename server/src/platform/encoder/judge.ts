import { readFileSync } from 'node:fs'
import { dimensions } from './reading.ts'

/*
 * What was learned of meanings: one layer of units between a sentence's vector and what it looks like. Two sentences that mean the same kind of thing may have
 * nothing in common but that; a sum over the vector's numbers cannot tell, a few dozen units can.
 *
 * The file: one unit behind the other, each a weight for each number of the vector, its bias, and how much it says of each kind. At the end the kinds' biases.
 * All of it 32-bit numbers. `tools/tuning` writes them.
 */

/** Above nought it looks like it, below it does not. */
type Judge<Kind extends string> = (vector: Int8Array) => Readonly<Record<Kind, number>>

/** Reads its file with the first vector. */
export function createJudge<Kind extends string>(file: URL, kinds: readonly Kind[]): Judge<Kind> {
  let known: Float32Array | undefined
  return (vector) => {
    known ??= readUnits(file, kinds.length)
    let length = 0
    for (const value of vector) length += value * value
    const scale = length === 0 ? 0 : 1 / Math.sqrt(length)
    const sums = sumsOf(
      known,
      kinds.length,
      Float32Array.from(vector, (value) => value * scale),
    )
    return Object.fromEntries(kinds.map((kind, i) => [kind, sums[i]!])) as Record<Kind, number>
  }
}

function readUnits(file: URL, kinds: number): Float32Array {
  const bytes = new Uint8Array(readFileSync(file))
  const values = new Float32Array(bytes.buffer)
  if ((values.length - kinds) % (dimensions + 1 + kinds) !== 0)
    throw new Error(`${file.pathname} was made for another encoder or for other kinds`)
  return values
}

/** Of a vector of length one. */
function sumsOf(values: Float32Array, kinds: number, vector: Float32Array): Float32Array {
  const end = values.length - kinds
  const sums = values.slice(end)
  for (let at = 0; at < end; at += dimensions + 1 + kinds) {
    let unit = values[at + dimensions]!
    for (let i = 0; i < dimensions; i++) unit += values[at + i]! * vector[i]!
    if (unit <= 0) continue
    const says = at + dimensions + 1
    for (let i = 0; i < kinds; i++) sums[i]! += unit * values[says + i]!
  }
  return sums
}
