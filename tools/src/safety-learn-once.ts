import { featuresOf } from '../../server/src/safety/meaning/features.ts'
import { inOrder, type Learnt } from '../../server/src/safety/meaning/learned.ts'
import { learnWords, type WordWeights } from './safety-learn/logistic.ts'
import type { Lesson } from './safety-lessons.ts'

/** A lesson as it is read. */
export interface Read {
  readonly lesson: Lesson
  readonly plain: readonly string[]
}

/** Once, of all that is looked for. */
export function learnOnce(
  read: readonly Read[],
  chance: () => number,
): Readonly<Record<Learnt, WordWeights>> {
  const featured = read.map(({ lesson, plain }) => ({ lesson, features: featuresOf(plain) }))
  const words = inOrder.map((kind) => {
    const examples = featured.flatMap(({ lesson: { is, unsaid, counts }, features }) =>
      unsaid.includes(kind) ? [] : [{ features, counts, isIt: is.includes(kind) }],
    )
    return [kind, learnWords(examples, chance)] as const
  })
  return Object.fromEntries(words) as Record<Learnt, WordWeights>
}
