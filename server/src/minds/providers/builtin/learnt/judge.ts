import { dimensions } from '#platform/encoder/index.ts'

/** Tells labels apart: one row of weights each, the last number of a row being its start. */
export interface Judge {
  readonly labels: number
  readonly weights: Int8Array
  /** What one step of a row's weights is worth. */
  readonly steps: Float32Array
}

export const rowWidth = dimensions + 1

/** How likely each label is; together they are 1. */
export function judged({ labels, weights, steps }: Judge, vector: Int8Array): Float32Array {
  let squares = 0
  for (const value of vector) squares += value * value
  const scale = squares === 0 ? 0 : 1 / Math.sqrt(squares)
  const out = new Float32Array(labels)
  let most = -Infinity
  for (let label = 0; label < labels; label++) {
    const start = label * rowWidth
    let sum = 0
    for (let i = 0; i < dimensions; i++) sum += weights[start + i]! * vector[i]!
    const value = (sum * scale + weights[start + dimensions]!) * steps[label]!
    out[label] = value
    most = Math.max(most, value)
  }
  let total = 0
  for (let label = 0; label < labels; label++) {
    const value = Math.exp(out[label]! - most)
    out[label] = value
    total += value
  }
  return out.map((value) => value / total)
}
