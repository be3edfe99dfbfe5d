/** A text by its words and pairs, whether it is one of those looked for, and how much that counts. */
export interface Example {
  readonly features: readonly string[]
  readonly isIt: boolean
  readonly counts: number
}

/** Chance that is the same each time. */
export function repeatable(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

export interface WordWeights {
  readonly weights: ReadonlyMap<string, number>
  readonly bias: number
}

/** Weights of words and pairs. A pair that was seen once teaches nothing. */
export function learnWords(examples: readonly Example[], chance: () => number): WordWeights {
  const seen = new Map<string, number>()
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1)
  const useful = [...seen].filter(([one, times]) => !one.includes(' ') || times > 1).map(([one]) => one)
  const numbers = new Map(useful.map((one, i) => [one, i]))
  // By number, which is what makes many thousand texts and dozens of rounds a matter of seconds.
  const numbered = examples.map(({ features, isIt, counts }) => ({
    isIt,
    counts,
    features: Int32Array.from(features.flatMap((one) => numbers.get(one) ?? [])),
  }))
  const weights = new Float32Array(useful.length)
  let bias = 0
  const many = sum(numbered.filter(({ isIt }) => isIt))
  const balance = Math.min((sum(numbered) - many) / Math.max(many, 1), balanceMost)
  for (let round = 0; round < rounds; round++) {
    const rate = fastest * slowing ** round
    shuffle(numbered, chance)
    for (const { features, isIt, counts } of numbered) {
      const scale = 1 / Math.sqrt(Math.max(features.length, 1))
      let sum = bias
      for (const one of features) sum += weights[one]! * scale
      const error = (likely(sum) - Number(isIt)) * counts * (isIt ? balance : 1)
      for (const one of features) weights[one]! -= rate * (error * scale + forgets * weights[one]!)
      bias -= rate * error * 0.1
    }
  }
  return { weights: new Map(useful.map((one, i) => [one, weights[i]!])), bias }
}

/** A rare kind counts as much as all that it is told from, as far as that makes no single text decide. */
const balanceMost = 20
const rounds = 20
const fastest = 0.5
const slowing = 0.9
const forgets = 2e-4

function sum(examples: readonly { readonly counts: number }[]): number {
  return examples.reduce((all, { counts }) => all + counts, 0)
}

export function shuffle(order: unknown[], chance: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1))
    ;[order[i], order[j]] = [order[j], order[i]]
  }
}

function likely(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}
