import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createEncoder } from '../../server/src/platform/encoder/index.ts'
import { hear } from '../../server/src/safety/hear.ts'
import { exemplarHash } from '../../server/src/safety/meaning/exemplars.ts'
import {
  byNeighbours,
  inOrder,
  learnedFile,
  written,
  type Weighed,
} from '../../server/src/safety/meaning/learned.ts'
import { networkFile } from '../../server/src/safety/meaning/network.ts'
import { clearest, plainWords } from '../../server/src/safety/meaning/plain-text.ts'
import { fold } from '../../server/src/safety/reading/fold.ts'
import { crossCheck } from './safety-cross-check.ts'
import { learnOnce, type Read } from './safety-learn-once.ts'
import { repeatable } from './safety-learn/logistic.ts'
import { createMeanings } from './safety-learn/meanings.ts'
import { joined } from './safety-network.ts'
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
const { values: wish } = parseArgs({
  options: {
    'without-cases': { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    vectors: { type: 'string' },
  },
})

const encoder = createEncoder()
const meanings = createMeanings(encoder.encode, wish.vectors)
const plain = new Map<string, readonly string[]>()
/** Each text is read once, however often it is learned from. */
function plainOf(text: string): readonly string[] {
  const there = plain.get(text) ?? plainWords(clearest(hear(fold(text), [])))
  plain.set(text, there)
  return there
}
async function readAll(chance: () => number): Promise<Read[]> {
  const all = lessons(chance, !wish['without-cases'])
  const vectors = await meanings(all.map(({ text }) => plainOf(text).join(' ')))
  return all.map((lesson, i) => ({ lesson, plain: plainOf(lesson.text), vector: vectors[i]! }))
}

if (wish.check) {
  const read = await readAll(repeatable(7))
  await encoder.close()
  for (const [kind, figures] of Object.entries(crossCheck(read))) console.log(kind, figures)
  process.exit()
}

const networks: Float32Array[] = []
const weights = new Map<string, Float32Array>()
const bias = new Float32Array(inOrder.length)
for (let round = 0; round < rounds; round++) {
  const chance = repeatable(7 + round)
  const read = await readAll(chance)
  const { words, network } = learnOnce(read, chance)
  networks.push(network)
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
await encoder.close()

const features = [...weights]
  .filter(([word, all]) => !word.includes(' ') || all.some((weight) => Math.abs(weight) >= least))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([feature, all]): Weighed => {
    const [first = '', second] = feature.split(' ')
    return [first, second, all]
  })
writeFileSync(learnedFile, written({ hash: exemplarHash(), ...byNeighbours(features), wordBias: bias }))
writeFileSync(networkFile, new Uint8Array(joined(networks).buffer))
console.log(`Learned: ${features.length} words and pairs.`)
