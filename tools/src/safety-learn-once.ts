import { inOrder, type Learnt } from '../../server/src/safety/meaning/learned.ts'
import { featuresOf } from '../../server/src/safety/meaning/features.ts'
import type { Lesson } from './safety-lessons.ts'
import { learnWords, type WordWeights } from './safety-learn/logistic.ts'
import { learnNetwork } from './safety-network.ts'

/** A lesson as it is read and what it means. */
export interface Read {
  readonly lesson: Lesson
  readonly plain: readonly string[]
  readonly vector: Float32Array
}

export interface Known {
  readonly words: Readonly<Record<Learnt, WordWeights>>
  readonly network: Float32Array
}

/** Once, of all that is looked for. */
export function learnOnce(read: readonly Read[], chance: () => number): Known {
  const featured = read.map(({ lesson, plain }) => ({ lesson, features: featuresOf(plain) }))
  const words = inOrder.map((kind) => {
    const examples = featured.flatMap(({ lesson: { is, unsaid, counts }, features }) =>
      unsaid.includes(kind) ? [] : [{ features, counts, isIt: is.includes(kind) }],
    )
    return [kind, learnWords(examples, chance)] as const
  })
  const balances = inOrder.map((kind) => balanceOf(read, kind))
  const taught = read.map(({ lesson: { is, unsaid, counts }, vector }) => ({
    vector,
    is: Float32Array.from(inOrder, (kind) => Number(is.includes(kind))),
    counts: Float32Array.from(inOrder, (kind, i) =>
      unsaid.includes(kind) ? 0 : counts * (is.includes(kind) ? balances[i]! : 1),
    ),
  }))
  return {
    words: Object.fromEntries(words) as Known['words'],
    network: learnNetwork(taught, chance),
  }
}

const balanceMost = 10

function balanceOf(read: readonly Read[], kind: Learnt): number {
  let ones = 0
  let rest = 0
  for (const {
    lesson: { is, unsaid, counts },
  } of read) {
    if (is.includes(kind)) ones += counts
    else if (!unsaid.includes(kind)) rest += counts
  }
  return Math.min(rest / Math.max(ones, 1), balanceMost)
}

/** By its words alone, as `likeness.ts` counts them. */
export function scoreByWords({ weights, bias }: WordWeights, plain: readonly string[]): number {
  const features = featuresOf(plain)
  let sum = 0
  let many = 0
  for (const one of features) {
    const weight = weights.get(one)
    if (weight !== undefined || !one.includes(' ')) many++
    sum += weight ?? 0
  }
  return sum / Math.sqrt(Math.max(many, 1)) + bias
}
