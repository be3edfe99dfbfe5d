import { dimensions } from '#platform/encoder/index.ts'

/** A quarter of the encoder's numbers is enough for choosing among the lines of one subject. */
export const width = 128

/** A fixed random projection: each number of the result is a sum of all, with signs that follow from their place. */
export function narrowed(vector: Int8Array): Int8Array {
  const sums = new Float32Array(width)
  for (let i = 0; i < dimensions; i++) {
    const value = vector[i]!
    if (value === 0) continue
    const row = signs[i]!
    for (let j = 0; j < width; j++) sums[j]! += row[j]! * value
  }
  let most = 1
  for (const sum of sums) most = Math.max(most, Math.abs(sum))
  return Int8Array.from(sums, (sum) => Math.round((sum * 127) / most))
}

const signs: readonly Int8Array[] = Array.from({ length: dimensions }, (_, i) =>
  Int8Array.from({ length: width }, (_, j) => {
    let bits = Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(j + 1, 0x85ebca6b)
    bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
    bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
    return (bits ^ (bits >>> 15)) & 1 ? 1 : -1
  }),
)
