import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createEncoder } from '../../server/src/platform/encoder/index.ts'
import { hear } from '../../server/src/safety/hear.ts'
import { exemplarHash } from '../../server/src/safety/meaning/exemplar-hash.ts'
import { featuresOf } from '../../server/src/safety/meaning/features.ts'
import {
  byNeighbours,
  kinds,
  learnedFile,
  written,
  type Kind,
} from '../../server/src/safety/meaning/learned.ts'
import { clearest, plainWords } from '../../server/src/safety/meaning/plain-text.ts'
import { fold } from '../../server/src/safety/reading/fold.ts'
import { learnVector, learnWords, repeatable } from './safety-learn/logistic.ts'
import { createMeanings } from './safety-learn/meanings.ts'
import { lessons } from './safety-lessons.ts'

/*
 * `npm run safety:learn`: learns from the exemplars, the rules' phrases and the labelled cases of the first half what looks grave, and writes it
 * beside the exemplars. After a change of the exemplars; never from the held-out half. Takes some minutes.
 *   --without-cases   leaves the labelled cases out, to see how well it does on texts that it has not met
 *   --vectors <file>  keeps what the sentences mean there, so that the next time takes less long
 */

/** Learned so often, each time from other sentences, and averaged: what a single one makes of chance cancels out. */
const rounds = 5
/** A pair of words that tells less than this is not worth its line. */
const least = 0.35
const { values: wish } = parseArgs({
  options: { 'without-cases': { type: 'boolean', default: false }, vectors: { type: 'string' } },
})
const withCases = !wish['without-cases']

const encoder = createEncoder()
const meanings = createMeanings(encoder.encode, wish.vectors)
async function examples(ones: readonly string[], rest: readonly string[]) {
  const plain = [...ones, ...rest].map((text) => plainWords(clearest(hear(fold(text), []))))
  const vectors = await meanings(plain.map((words) => words.join(' ')))
  return plain.map((words, i) => ({ isIt: i < ones.length, words: featuresOf(words), vector: vectors[i]! }))
}

const vectors = {} as Record<Kind | 'acute', Float32Array>
const weights = new Map<string, Float32Array>()
const bias = new Float32Array(kinds.length)
function addVector(kind: Kind | 'acute', learnt: Float32Array): void {
  const sum = (vectors[kind] ??= new Float32Array(learnt.length))
  for (let i = 0; i < sum.length; i++) sum[i]! += learnt[i]! / rounds
}

for (let round = 0; round < rounds; round++) {
  const chance = repeatable(7 + round)
  const { acute, mild, its, harmless } = lessons(chance, withCases)
  for (const [place, kind] of kinds.entries()) {
    // Some of the other kinds, so that each is told from the rest.
    const rest = kinds.filter((other) => other !== kind).flatMap((other) => its[other].slice(0, 60))
    const from = await examples(its[kind], [...harmless, ...rest])
    addVector(
      kind,
      learnVector(
        from.map(({ isIt, vector }) => ({ isIt, features: vector })),
        chance,
      ),
    )
    const learnt = learnWords(
      from.map(({ isIt, words }) => ({ isIt, features: words })),
      chance,
    )
    bias[place]! += learnt.bias / rounds
    for (const [word, weight] of learnt.weights) {
      const there = weights.get(word) ?? new Float32Array(kinds.length)
      there[place]! += weight / rounds
      weights.set(word, there)
    }
  }
  const tiers = await examples(acute, mild)
  addVector(
    'acute',
    learnVector(
      tiers.map(({ isIt, vector }) => ({ isIt, features: vector })),
      chance,
    ),
  )
  console.log(
    `round ${round + 1} of ${rounds}: ${its.crisis.length} crises, ${harmless.length} harmless texts`,
  )
}
await encoder.close()

const features = [...weights]
  .filter(([word, all]) => !word.includes(' ') || all.some((weight) => Math.abs(weight) >= least))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(
  learnedFile,
  written({ hash: exemplarHash(), ...byNeighbours(features), wordBias: bias, vectors }),
)
console.log(`Learned: ${features.length} words and pairs.`)
