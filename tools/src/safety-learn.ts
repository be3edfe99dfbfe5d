import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createEncoder } from '../../server/src/platform/encoder/index.ts'
import { hear } from '../../server/src/safety/hear.ts'
import { devCases } from '../../server/src/safety/cases/dev/index.ts'
import { exemplarHash, exemplars } from '../../server/src/safety/meaning/exemplars.ts'

import { featuresOf } from '../../server/src/safety/meaning/features.ts'
import {
  byNeighbours,
  inOrder,
  kinds,
  learnedFile,
  written,
} from '../../server/src/safety/meaning/learned.ts'
import { clearest, plainWords } from '../../server/src/safety/meaning/plain-text.ts'
import { fold } from '../../server/src/safety/reading/fold.ts'
import { crossCheck, type Lesson } from './safety-cross-check.ts'
import { learnVector, learnWords, repeatable } from './safety-learn/logistic.ts'
import { createMeanings } from './safety-learn/meanings.ts'
import { lessons } from './safety-lessons.ts'

/*
 * `npm run safety:learn`: learns from the exemplars, the rules' phrases and the labelled cases of the first half what looks grave, and writes it
 * beside the exemplars. After a change of the exemplars; never from the held-out half. Takes some minutes.
 *   --without-cases   leaves the labelled cases out, to see how well it does on texts that it has not met
 *   --check           writes nothing, and prints how it does on texts that it has not met: learned from four fifths, asked about the fifth
 *   --vectors <file>  keeps what the sentences mean there, so that the next time takes less long
 */

/** Learned so often, each time from other sentences, and averaged: what a single one makes of chance cancels out. */
const rounds = 3
/** A pair of words that tells less than this is not worth its line. */
const least = 0.35
/** Of each other kind, beside the harmless. */
const othersMost = 400
type Learnt = (typeof inOrder)[number]
const { values: wish } = parseArgs({
  options: {
    'without-cases': { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    vectors: { type: 'string' },
  },
})
const withCases = !wish['without-cases']
const cases = new Set(devCases.map(({ text }) => text))
const isCase = (text: string): boolean => cases.has(text)

const encoder = createEncoder()
const meanings = createMeanings(encoder.encode, wish.vectors)
const read = new Map<string, readonly string[]>()
/** Each text is read once, however often it is learned from. */
function plainOf(text: string): readonly string[] {
  const there = read.get(text)
  if (there !== undefined) return there
  const plain = plainWords(clearest(hear(fold(text), [])))
  read.set(text, plain)
  return plain
}
async function examples(ones: readonly string[], rest: readonly string[]) {
  const plain = [...ones, ...rest].map(plainOf)
  const vectors = await meanings(plain.map((words) => words.join(' ')))
  return plain.map((words, i) => ({ isIt: i < ones.length, words: featuresOf(words), vector: vectors[i]! }))
}

if (wish.check) {
  const { its, harmless } = lessons(repeatable(7), withCases)
  const hand = new Set<string>(Object.values(exemplars).flat())
  const lessonsOf = async (texts: readonly string[], kind: Lesson['kind']): Promise<Lesson[]> =>
    (await examples(texts, [])).map(({ words, vector }, i) => ({
      text: texts[i]!,
      kind,
      words,
      vector,
      isWritten: hand.has(texts[i]!) || isCase(texts[i]!),
    }))
  const all = await lessonsOf([...new Set(harmless)], 'harmless')
  for (const kind of kinds) all.push(...(await lessonsOf([...new Set(its[kind])], kind)))
  await encoder.close()
  console.table(crossCheck(all))
  process.exit()
}

const vectors = {} as Record<Learnt, Float32Array>
const weights = new Map<string, Float32Array>()
const bias = new Float32Array(inOrder.length)

async function learn(kind: Learnt, ones: readonly string[], rest: readonly string[], chance: () => number) {
  const from = await examples(ones, rest)
  const vector = learnVector(
    from.map(({ isIt, vector: features }) => ({ isIt, features })),
    chance,
  )
  const sum = (vectors[kind] ??= new Float32Array(vector.length))
  for (let i = 0; i < sum.length; i++) sum[i]! += vector[i]! / rounds
  const words = learnWords(
    from.map(({ isIt, words: features }) => ({ isIt, features })),
    chance,
  )
  const place = inOrder.indexOf(kind)
  bias[place]! += words.bias / rounds
  for (const [word, weight] of words.weights) {
    const there = weights.get(word) ?? new Float32Array(inOrder.length)
    there[place]! += weight / rounds
    weights.set(word, there)
  }
}

for (let round = 0; round < rounds; round++) {
  const chance = repeatable(7 + round)
  const { acute, mild, its, harmless } = lessons(chance, withCases)
  for (const kind of kinds) {
    // Some of the other kinds, so that each is told from the rest.
    const rest = kinds.filter((other) => other !== kind).flatMap((other) => its[other].slice(0, othersMost))
    await learn(kind, its[kind], [...harmless, ...rest], chance)
  }
  await learn('acute', acute, mild, chance)
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
