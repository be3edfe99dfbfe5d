import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesKnown } from '../../server/src/minds/providers/builtin/facts/whose.ts'
import { tellingToRead } from '../../server/src/minds/providers/builtin/recall/messages.ts'
import { keptAfter, keptAt } from '../../server/src/minds/providers/builtin/recall/told-and-asked.ts'
import { toldIn } from '../../server/src/minds/providers/builtin/recall/told.ts'
import { createTokenizer } from '../../server/src/platform/encoder/tokenizer.ts'
import { readVocabulary } from '../../server/src/platform/encoder/weights.ts'
import { apart } from './safety-apart.ts'
import { inOrder } from '../../server/src/safety/meaning/learned.ts'
import { askedKinds } from '../../server/src/minds/providers/builtin/hear/asking.ts'
import { readAsking, type Asking } from './mind-learn/asking.ts'
import { readPairs, type Pairs } from './mind-learn/pairs.ts'
import { worldsApart, worldsToTuneBy, type World } from './mind-learn/worlds.ts'
import { repeatable } from './safety-learn/logistic.ts'
import { createPlain } from './safety-plain.ts'
import { lessons, type Lesson } from './safety-lessons.ts'

/* `npm run encoder:lessons -- <folder>`: what the encoder's other readings learn from, in tokens, for `tools/tuning`. */

const folder = process.argv[2]
if (folder === undefined) throw new Error('usage: npm run encoder:lessons -- <folder>')
mkdirSync(folder, { recursive: true })

const { tokens } = createTokenizer(readVocabulary())
const plainOf = createPlain()
/** What was put together or taken from elsewhere is plentiful; so much of it is enough. */
const shareOfOrdinary = 0.2
const shareOfSamples = 0.5
/** Of what is told and asked in worlds, beside what was written to tell the one from the other. */
const shareOfTold = 0.15
const shareOfAsked = 0.15

write('answers.json', {
  learn: [...worldsToTuneBy().map(asTokens), ...readPairs().map(pairsAsTokens)],
  apart: worldsApart().map(asTokens),
  asking: { kinds: askedKinds, learn: [...askingToLearn()], apart: readAsking('apart').map(askingAsTokens) },
})
write('danger.json', {
  kinds: inOrder,
  learn: [...toLearn()],
  apart: Object.fromEntries(Object.entries(apart).map(([kind, texts]) => [kind, texts.map(plainTokens)])),
})

function write(name: string, value: unknown): void {
  writeFileSync(join(folder!, name), JSON.stringify(value))
}

function plainTokens(text: string): readonly number[] {
  return tokens(plainOf(text).join(' '))
}

/** What is kept of a world, message by message, and what is asked of it. */
function asTokens({ says, asks }: World): object {
  const memories = keptAfter(says)
  const told = toldIn(memories, namesKnown(memories))
  return {
    told: told.map((one) => tokens(tellingToRead(one.memories))),
    asks: asks.flatMap(({ question, right }) => {
      const found = told.flatMap(({ at }, i) => (right.some((one) => keptAt(one) === at) ? [i] : []))
      return found.length === 0 ? [] : [{ tokens: tokens(question), right: found }]
    }),
  }
}

function pairsAsTokens({ says, asks }: Pairs): object {
  return {
    told: says.map((told) => tokens(told)),
    asks: asks.map(({ question, right }) => ({ tokens: tokens(question), right: [right] })),
  }
}

/** What was written for it, and some of what is told and asked back in worlds. */
function* askingToLearn(): Iterable<object> {
  const chance = repeatable(5)
  yield* readAsking('learn').map(askingAsTokens)
  for (const { says, asks } of worldsToTuneBy()) {
    for (const text of says)
      if (!text.includes('?') && chance() < shareOfTold) yield askingAsTokens({ kind: 'tell', text })
    for (const { question } of asks)
      if (chance() < shareOfAsked) yield askingAsTokens({ kind: 'back', text: question })
  }
}

function askingAsTokens({ kind, text }: Asking): object {
  return { tokens: tokens(text), is: askedKinds.indexOf(kind) }
}

interface Taught {
  readonly tokens: readonly number[]
  /** For each of the kinds, 0 or 1… */
  readonly is: readonly number[]
  /** …and how much it counts. */
  readonly counts: readonly number[]
}

function* toLearn(): Iterable<Taught> {
  const chance = repeatable(7)
  const met = new Set<string>()
  for (const lesson of lessons(chance, true)) {
    const read = plainTokens(lesson.text)
    const known = `${read.join(' ')} ${lesson.is.join(' ')}`
    if (read.length === 0 || met.has(known)) continue
    met.add(known)
    if (chance() < shareOf(lesson))
      yield {
        tokens: read,
        is: inOrder.map((kind) => Number(lesson.is.includes(kind))),
        counts: inOrder.map((kind) => (lesson.unsaid.includes(kind) ? 0 : lesson.counts)),
      }
  }
}

function shareOf({ isWritten, is }: Lesson): number {
  if (isWritten) return 1
  return is.length === 0 ? shareOfOrdinary : shareOfSamples
}
