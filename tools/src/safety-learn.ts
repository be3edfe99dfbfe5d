import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { exemplarHash } from '../../server/src/safety/meaning/exemplars.ts'
import {
  byNeighbours,
  inOrder,
  learnedFile,
  written,
  type Weighed,
} from '../../server/src/safety/meaning/learned.ts'
import { learnOnce } from './safety-learn-once.ts'
import { repeatable } from './safety-learn/logistic.ts'
import { createPlain } from './safety-plain.ts'
import { lessons } from './safety-lessons.ts'

/*
 * `npm run safety:learn`: learns from the exemplars, the rules' phrases and the labelled cases of the first half which words look grave, and writes
 * it beside the exemplars. After a change of the exemplars; never from those that are kept apart, nor from the held-out halves. Takes some minutes.
 * What the encoder reads in a sentence is learned otherwise: `tools/tuning/README.md`.
 *   --without-cases   leaves the labelled cases out, to see how well it does on texts that it has not met
 */

/** Learned so often, each time from other sentences, and averaged: what a single one makes of chance cancels out. */
const rounds = 3
/** A pair of words that tells less than this is not worth its line. */
const least = 0.35
const { values: wish } = parseArgs({ options: { 'without-cases': { type: 'boolean', default: false } } })

const plainOf = createPlain()
const weights = new Map<string, Float32Array>()
const bias = new Float32Array(inOrder.length)
for (let round = 0; round < rounds; round++) {
  const chance = repeatable(7 + round)
  const read = lessons(chance, !wish['without-cases']).map((lesson) => ({
    lesson,
    plain: plainOf(lesson.text),
  }))
  const words = learnOnce(read, chance)
  inOrder.forEach((kind, place) => {
    bias[place]! += words[kind].bias / rounds
    for (const [word, weight] of words[kind].weights) {
      const there = weights.get(word) ?? new Float32Array(inOrder.length)
      there[place]! += weight / rounds
      weights.set(word, there)
    }
  })
  console.log(`round ${round + 1} of ${rounds}: ${read.length} texts`)
}

const features = [...weights]
  .filter(([word, all]) => !word.includes(' ') || all.some((weight) => Math.abs(weight) >= least))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([feature, all]): Weighed => {
    const [first = '', second] = feature.split(' ')
    return [first, second, all]
  })
writeFileSync(learnedFile, written({ hash: exemplarHash(), ...byNeighbours(features), wordBias: bias }))
console.log(`Learned: ${features.length} words and pairs.`)
