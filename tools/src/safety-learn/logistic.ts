/** A text as named or numbered features, and whether it is one of those looked for. */
export interface Example<F> {
  readonly features: F
  readonly isIt: boolean
}

/** Chance that is the same each time. */
export function repeatable(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

/** Weights of a vector's numbers; the last one is the bias. */
export function learnVector(examples: readonly Example<Float32Array>[], chance: () => number): Float32Array {
  const size = examples[0]?.features.length ?? 0
  const weights = new Float32Array(size + 1)
  eachTime(examples, { rounds: 30, rate: 3, slowing: 0.88 }, chance, ({ features, isIt }, balance, rate) => {
    let sum = weights[size]!
    for (let i = 0; i < size; i++) sum += weights[i]! * features[i]!
    const error = (likely(sum) - Number(isIt)) * (isIt ? balance : 1)
    for (let i = 0; i < size; i++) weights[i]! -= rate * (error * features[i]! + 1e-4 * weights[i]!)
    weights[size]! -= rate * error * 0.1
  })
  return weights
}

export interface WordWeights {
  readonly weights: ReadonlyMap<string, number>
  readonly bias: number
}

/** Weights of words and pairs. A pair that was seen once teaches nothing. */
export function learnWords(
  examples: readonly Example<readonly string[]>[],
  chance: () => number,
): WordWeights {
  const seen = new Map<string, number>()
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1)
  const useful = [...seen].filter(([one, times]) => !one.includes(' ') || times > 1).map(([one]) => one)
  const numbers = new Map(useful.map((one, i) => [one, i]))
  // By number, which is what makes many thousand texts and dozens of rounds a matter of seconds.
  const numbered = examples.map(({ features, isIt }) => ({
    isIt,
    features: Int32Array.from(features.flatMap((one) => numbers.get(one) ?? [])),
  }))
  const weights = new Float32Array(useful.length)
  let bias = 0
  eachTime(numbered, { rounds: 20, rate: 0.5, slowing: 0.9 }, chance, ({ features, isIt }, balance, rate) => {
    const scale = 1 / Math.sqrt(Math.max(features.length, 1))
    let sum = bias
    for (const one of features) sum += weights[one]! * scale
    const error = (likely(sum) - Number(isIt)) * (isIt ? balance : 1)
    for (const one of features) weights[one]! -= rate * (error * scale + 2e-4 * weights[one]!)
    bias -= rate * error * 0.1
  })
  return { weights: new Map(useful.map((one, i) => [one, weights[i]!])), bias }
}

interface Pace {
  readonly rounds: number
  readonly rate: number
  readonly slowing: number
}

function eachTime<E extends { readonly isIt: boolean }>(
  examples: readonly E[],
  { rounds, rate, slowing }: Pace,
  chance: () => number,
  learn: (example: E, balance: number, rate: number) => void,
): void {
  const many = examples.filter(({ isIt }) => isIt).length
  const balance = (examples.length - many) / Math.max(many, 1)
  const order = [...examples]
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(chance() * (i + 1))
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    for (const example of order) learn(example, balance, rate * slowing ** round)
  }
}

function likely(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}
