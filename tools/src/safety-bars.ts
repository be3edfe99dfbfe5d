import { createEncoder } from '../../server/src/platform/encoder/index.ts'
import { createSafety } from '../../server/src/safety/index.ts'
import { bars } from '../../server/src/safety/meaning/bars.ts'
import { apart, type Apart } from './safety-apart.ts'
import type { Kind, Likeness } from '../../server/src/safety/meaning/learned.ts'
import { byWords } from '../../server/src/safety/meaning/likeness.ts'
import { byMeaning } from '../../server/src/safety/meaning/network.ts'
import { createPlain } from './safety-plain.ts'

/*
 * `npm run safety:bars`: what bars would do, asked of the sentences of two authors from whom nothing was learned (`exemplars/apart`). For each kind how many would be met where one, two,
 * five or ten of a hundred harmless ones are stopped, by words and by words and meaning together; and what the whole screening makes of them as the bars are.
 */

interface Score {
  readonly words: Likeness
  readonly meaning: Likeness
}

const rates = [0.01, 0.02, 0.05, 0.1]
const asked: Readonly<Record<string, { kind: Kind; of: readonly Apart[] }>> = {
  crisis: { kind: 'crisis', of: ['acute', 'mild'] },
  'crisis, acute ones': { kind: 'crisis', of: ['acute'] },
  threat: { kind: 'threat', of: ['threat'] },
  harassment: { kind: 'harassment', of: ['harassment'] },
  'under 18': { kind: 'under18', of: ['under18'] },
}

const encoder = createEncoder()
const safety = createSafety({ encoder, encoderMs: 30_000 })
const plainOf = createPlain()
const scores = {} as Record<Apart, Score[]>
const verdicts = {} as Record<Apart, Record<string, number>>
for (const [kind, texts] of Object.entries(apart) as [Apart, readonly string[]][]) {
  const plain = texts.map(plainOf)
  const vectors = await encoder.encode(
    plain.map((words) => words.join(' ')),
    'danger',
  )
  scores[kind] = plain.map((words, i) => ({ words: byWords(words), meaning: byMeaning(vectors[i]!) }))
  verdicts[kind] = {}
  for (const text of texts) {
    const verdict = await safety.screen(text, { surface: 'message' })
    const isAcute = verdict.kind === 'crisis' && verdict.acute
    const got = isAcute ? 'crisis, acute' : verdict.kind
    verdicts[kind][got] = (verdicts[kind][got] ?? 0) + 1
  }
}
await encoder.close()

for (const [name, { kind, of }] of Object.entries(asked)) {
  const ones = of.flatMap((one) => scores[one])
  const both = ({ words, meaning }: Score): number => words[kind] + bars[kind].meaningCounts * meaning[kind]
  console.log(`\n${name}: ${ones.length} and ${scores.harmless.length} harmless`)
  console.log(
    `  asked about: ${share(ones, isAsked(kind))}, harmless ${share(scores.harmless, isAsked(kind))}`,
  )
  console.log(`  by words: ${at(ones, ({ words }) => words[kind])}`)
  console.log(`  by meaning: ${at(ones, ({ meaning }) => meaning[kind])}`)
  console.log(`  by both: ${at(ones, both)}`)
}
console.log('\nas the bars are')
for (const [kind, got] of Object.entries(verdicts)) console.log(`  ${kind}:`, got)

function isAsked(kind: Kind): (one: Score) => boolean {
  return ({ words }) => words[kind] > bars[kind].asks
}

/** A bar and what share is above it, for each share of harmless ones that it stops. */
function at(ones: readonly Score[], of: (one: Score) => number): string {
  const harmless = scores.harmless.map(of).toSorted((a, b) => b - a)
  return rates
    .map((rate) => harmless[Math.floor(rate * harmless.length)] ?? 0)
    .map((bar) => `${bar.toFixed(1)}: ${share(ones, (one) => of(one) > bar)}`)
    .join(', ')
}

function share(all: readonly Score[], isIt: (one: Score) => boolean): string {
  return `${((100 * all.filter(isIt).length) / all.length).toFixed(0)} %`
}
