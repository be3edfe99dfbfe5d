/** The longest number becomes 127: only a vector's direction counts. */
export function quantised(vector: Float32Array): Int8Array {
  const most = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
  const scale = most === 0 ? 0 : 127 / most
  return Int8Array.from(vector, (value) => Math.round(value * scale))
}

/** From -1 to 1: how alike two texts are. Above 0.75 they say nearly the same, below 0.3 they have nothing to do with each other. */
export function similarity(a: Int8Array, b: Int8Array): number {
  let dot = 0
  let squaredA = 0
  let squaredB = 0
  for (let i = 0; i < a.length; i++) {
    const x = a[i] ?? 0
    const y = b[i] ?? 0
    dot += x * y
    squaredA += x * x
    squaredB += y * y
  }
  return dot === 0 ? 0 : dot / Math.sqrt(squaredA * squaredB)
}
