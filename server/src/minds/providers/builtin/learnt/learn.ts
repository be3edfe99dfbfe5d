import { dimensions } from '#platform/encoder/index.ts'
import { chances } from '../state.ts'
import { rowWidth, type Judge } from './judge.ts'

const rounds = 25
const firstStep = 2

/** Softmax regression by plain gradient steps, in an order that is always the same. */
export function learn(vectors: readonly Int8Array[], labelOf: readonly number[], labels: number): Judge {
  const units = vectors.map(unit)
  const weights = new Float32Array(labels * rowWidth)
  const order = units.map((_, i) => i)
  const chance = chances('learn')
  const push = new Float32Array(labels)
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(chance() * (i + 1))
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    const step = firstStep / (1 + round * 0.1)
    for (const at of order) {
      const x = units[at]!
      pushes(weights, x, labelOf[at]!, push)
      for (let label = 0; label < labels; label++) {
        const change = push[label]! * step
        if (Math.abs(change) < 1e-4) continue
        const start = label * rowWidth
        for (let i = 0; i < dimensions; i++) weights[start + i]! -= change * x[i]!
        weights[start + dimensions]! -= change
      }
    }
  }
  return inSmall(weights, labels)
}

/** How far each label is from what it should be. */
function pushes(weights: Float32Array, x: Float32Array, right: number, out: Float32Array): void {
  let most = -Infinity
  for (let label = 0; label < out.length; label++) {
    const start = label * rowWidth
    let sum = weights[start + dimensions]!
    for (let i = 0; i < dimensions; i++) sum += weights[start + i]! * x[i]!
    out[label] = sum
    most = Math.max(most, sum)
  }
  let total = 0
  for (let label = 0; label < out.length; label++) {
    out[label] = Math.exp(out[label]! - most)
    total += out[label]!
  }
  for (let label = 0; label < out.length; label++)
    out[label] = out[label]! / total - (label === right ? 1 : 0)
}

function unit(vector: Int8Array): Float32Array {
  let squares = 0
  for (const value of vector) squares += value * value
  const scale = squares === 0 ? 0 : 1 / Math.sqrt(squares)
  return Float32Array.from(vector, (value) => value * scale)
}

function inSmall(weights: Float32Array, labels: number): Judge {
  const small = new Int8Array(weights.length)
  const steps = new Float32Array(labels)
  for (let label = 0; label < labels; label++) {
    const row = weights.subarray(label * rowWidth, (label + 1) * rowWidth)
    const most = row.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-6)
    steps[label] = most / 127
    row.forEach((value, i) => (small[label * rowWidth + i] = Math.round((value * 127) / most)))
  }
  return { labels, weights: small, steps }
}
