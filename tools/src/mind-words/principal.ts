const turns = 60

/** The directions in which the rows differ most, the strongest first, each of length one (orthogonal iteration on their covariance). */
export function principal(rows: readonly Float32Array[], many: number): Float64Array[] {
  const size = rows[0]?.length ?? 0
  const covariance = Array.from({ length: size }, () => new Float64Array(size))
  for (const row of rows)
    for (let i = 0; i < size; i++)
      for (let j = i; j < size; j++) covariance[i]![j]! += (row[i]! * row[j]!) / rows.length
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) covariance[i]![j] = covariance[j]![i]!
  let found: Float64Array[] = Array.from({ length: many }, (_, k) =>
    Float64Array.from({ length: size }, (_value, i) => Math.sin(1 + i * (k + 1))),
  )
  for (let turn = 0; turn < turns; turn++)
    found = upright(found.map((one) => Float64Array.from(covariance, (line) => product(line, one))))
  return found
}

/** Each at right angles to those before it. */
function upright(vectors: readonly Float64Array[]): Float64Array[] {
  const found: Float64Array[] = []
  for (const vector of vectors) {
    const rest = vector.slice()
    for (const other of found) {
      const share = product(rest, other)
      for (let i = 0; i < rest.length; i++) rest[i]! -= share * other[i]!
    }
    const length = Math.sqrt(product(rest, rest)) || 1
    found.push(rest.map((value) => value / length))
  }
  return found
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += one[i]! * other[i]!
  return sum
}
