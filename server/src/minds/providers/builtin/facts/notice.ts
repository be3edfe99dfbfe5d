import type { NewMemory, Remembered } from '#minds/mind.ts'
import { asMemory, typeset } from '../grammar/persons.ts'
import type { Clause } from '../hear/clauses.ts'
import { stemsOf } from '../hear/words.ts'
import { answeredFact, bareName, isBareAnswer, pronounFact, type Pending } from './bare-answers.ts'
import { correctionsIn } from './correct.ts'
import {
  asStatement,
  episode,
  episodeOf,
  isPhrase,
  isSupposed,
  tellsSomething,
  withSubject,
} from './episodes.ts'
import { factData, memoryOf, type Fact } from './fact.ts'
import { selfRules } from './rules-self.ts'
import { worldRules } from './rules-world.ts'
import { dayOf, whenAsWritten } from './when.ts'
import { whoIsMeant } from './who-is-meant.ts'

interface Told {
  readonly text: string
  readonly clauses: readonly Clause[]
  /** What the person said before, newest last. */
  readonly before: readonly string[]
  readonly pending: Pending | undefined
  readonly memories: readonly Remembered[]
  readonly now: number
}

export interface Noticed {
  readonly facts: readonly Fact[]
  readonly memories: readonly NewMemory[]
  /** The person took something back: what it is now. */
  readonly corrected?: NewMemory
}

const mostFacts = 4
const mostEpisodes = 4

/** What is worth keeping in what was just said. */
export function notice(told: Told): Noticed {
  const { now } = told
  const corrections = correctionsIn(told)
  const [corrected] = corrections
  // What else was said beside the correction still counts, and “she” is the one who is right now.
  const clauses =
    corrected === undefined
      ? told.clauses
      : told.clauses.filter(
          ({ text }) => !/\bnot\b|^(?:no|sorry|oops|wait|actually)\b|\bmeant?\b|^my \p{L}+$/iu.test(text),
        )
  const said =
    corrected === undefined
      ? told.before
      : [...told.before, corrected.text.replace(/\bTheir\b/g, 'my').replace(/\btheir\b/g, 'my')]
  const whole = () => asOne(clauses, said, told.memories)
  const facts: Fact[] = []
  const episodes: NewMemory[] = []
  const asides: string[] = []
  clauses.map(asStatement).forEach((clause, i) => {
    if (clause.isQuestion || isSupposed(clause.plain) || /^(?:no|nope)$/.test(clauses[i - 1]?.plain ?? ''))
      return
    const earlier = [...said.slice(-3), ...clauses.slice(0, i).map((one) => one.text)]
    const text = withSubject(clause.text)
    const found = [
      ...factsIn(text),
      ...pronounFact(text, earlier, told.pending),
      ...bareName(clause, clauses[i + 1], earlier),
    ].filter((fact) => !isVaguer(fact, told.memories))
    if (found.length === 0 && i === 0) found.push(...answeredFact(clause, told.pending))
    // “I'm Lena. 29. From Graz.”
    if (/^(?:1[89]|[2-9]\d)$/.test(clause.plain) && facts.some(({ key }) => key === 'name'))
      found.push({ kind: 'age', key: 'age', text: `Is ${clause.plain} years old`, value: clause.plain })
    const [only] = found
    // The person's own words tell more than the rule took out of them.
    if (
      found.length === 1 &&
      only !== undefined &&
      only.kind !== 'name' &&
      only.kind !== 'age' &&
      !only.key.endsWith('.name') &&
      !isCovered(text, found) &&
      canBeKept(text)
    )
      found[0] = { ...only, text: whenAsWritten(asMemory(text)) }
    for (const fact of found) if (!facts.some(({ key }) => key === fact.key)) facts.push(fact)
    const resolved = whoIsMeant(text, earlier, told.memories)
    if ((tellsSomething({ ...clause, text }) || resolved !== text) && !isCovered(text, found))
      episodes.push(episodeOf(resolved))
    else if (!isCovered(text, found) && stemsOf(text).length > 0 && !isPhrase(clause.plain)) asides.push(text)
  })
  // “Got a dog with me. Gus. Border terrier”: words that tell only together are kept together.
  if (
    facts.length + episodes.length > 0 &&
    asides.length > 0 &&
    told.text.length < 140 &&
    clauses.length > 1 &&
    !clauses.some(({ isQuestion, plain }) => isQuestion || /\byou\b/.test(plain))
  )
    episodes.splice(0, episodes.length, whole())
  const isTale =
    told.text.length < 220 &&
    stemsOf(told.text).length >= 2 &&
    !clauses.some(({ isQuestion, plain }) => isQuestion || /\b(?:you|your|you're)\b/.test(plain)) &&
    !isPhrase(clauses[0]?.plain ?? '')
  if (corrected === undefined && facts.length === 0 && episodes.length === 0 && isTale && clauses.length > 1)
    episodes.push(whole())
  if (facts.length === 0 && episodes.length === 0 && told.pending !== undefined && isBareAnswer(clauses)) {
    const words = clauses[0]?.text ?? ''
    episodes.push(episode(`Answered "${words}" when asked: ${told.pending.ask}`))
  }
  const kept = facts.slice(0, mostFacts)
  const known = new Set(told.memories.map(({ text }) => text.toLowerCase()))
  const memories = [
    ...corrections,
    ...kept.map((fact) =>
      memoryOf(
        { ...fact, text: typeset(fact.text) },
        fact.when === undefined ? undefined : dayOf(fact.when, now),
      ),
    ),
    ...episodes.slice(0, mostEpisodes),
  ].filter(({ text }) => !known.has(text.toLowerCase()))
  return { facts: kept, memories, ...(corrected === undefined ? {} : { corrected }) }
}

/** The whole message as one episode. */
function asOne(
  clauses: readonly Clause[],
  before: readonly string[],
  memories: readonly Remembered[],
): NewMemory {
  const parts = clauses.map(({ text }, i) =>
    whoIsMeant(withSubject(text), i === 0 ? before.slice(-3) : [clauses[i - 1]?.text ?? ''], memories),
  )
  return episodeOf(parts.join('. '))
}

/** Known already, and with more to it: “I have an exam” after “my exam is on Friday”. */
function isVaguer(fact: Fact, memories: readonly Remembered[]): boolean {
  return (
    fact.kind === 'event' &&
    fact.when === undefined &&
    memories.some(({ key, data }) => key === fact.key && factData(data)?.when !== undefined)
  )
}

/** Whether the facts hold most of what the clause tells. */
function isCovered(text: string, facts: readonly Fact[]): boolean {
  if (facts.length === 0) return false
  const held = new Set(facts.flatMap((fact) => stemsOf(fact.text)))
  const told = stemsOf(text)
  return told.every((stem) => held.has(stem))
}

/** Short enough to be remembered as it was said, and about somebody whom one still knows later. */
function canBeKept(text: string): boolean {
  return (
    text.split(' ').length <= 16 &&
    /^(?:I|I'm|I've|I'd|my|our|we|we're|we've|it's my)\b/i.test(text) &&
    !/\b(?:you|your)\b/i.test(text)
  )
}

/** All that the rules find in one clause; a longer reading of the same words wins. */
function factsIn(clause: string): Fact[] {
  const found: Fact[] = []
  for (const { pattern, fact } of [...worldRules, ...selfRules]) {
    const match = pattern.exec(clause)
    const made = match === null ? undefined : fact(match, clause)
    if (made === undefined || made.value.trim() === '') continue
    const same = found.some(
      ({ key, about, kind }) =>
        key === made.key ||
        (about !== undefined && about === made.about) ||
        (kind === made.kind && kind !== 'likes' && kind !== 'dislikes'),
    )
    if (!same && !(found.length > 0 && made.kind === 'belonging')) found.push(made)
  }
  return found.slice(0, 2)
}
