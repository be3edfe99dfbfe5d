import type { NewMemory, Remembered } from '#minds/mind.ts'
import { asMemory, typeset } from '../grammar/persons.ts'
import type { Clause } from '../hear/clauses.ts'
import { stemsOf } from '../hear/words.ts'
import { answerKind, bears } from './answer-kind.ts'
import { answeredFact, bareName, isBareAnswer, pronounFact, type Pending } from './bare-answers.ts'
import { correctionsIn } from './correct.ts'
import {
  asStatement,
  episodeOf,
  isOfTheTalk,
  isPhrase,
  isSupposed,
  isToHer,
  joinedParts,
  keyOfTold,
  type Part,
  tellsSomething,
  withAmends,
  withPlace,
  withoutOpener,
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
  /** What it seems to change: when that was told, and whether much speaks for it. */
  readonly amends?: { readonly at: number; readonly isLikely: boolean } | undefined
}

export interface Noticed {
  readonly facts: readonly Fact[]
  readonly memories: readonly NewMemory[]
  /** The person took something back: what it is now. */
  readonly corrected?: NewMemory
}

const mostFacts = 4
const mostAtOnce = 8

/** What is worth keeping in what was just said. */
export function notice(told: Told): Noticed {
  const { now } = told
  const {
    memories: corrections,
    wrong,
    isCertain = false,
  } = correctionsIn({
    ...told,
    amends: told.amends?.isLikely === true ? told.amends.at : undefined,
  })
  const [corrected] = corrections
  // What else was said beside the correction still counts, and “she” is the one who is right now.
  const clauses =
    corrected === undefined
      ? told.clauses
      : told.clauses.filter(
          ({ text, plain }) =>
            !/\bnot\b|^(?:no|sorry|oops|wait|actually|scratch|hold on|hang on|correction|oh for|oh no|i counted|silly me)\b|\bmeant?\b|\bwrong\b|heaven's sake|^my \p{L}+$/iu.test(
              text,
            ) &&
            (!wrong.some((word) => text.toLowerCase().includes(word.toLowerCase())) ||
              tellsMore(plain, [...corrections.map((one) => one.text), ...wrong])) &&
            // What only gives the new word is in the memory by now.
            stemsOf(plain).some((stem) => !corrections.some((one) => stemsOf(one.text).includes(stem))),
        )
  const said =
    corrected === undefined
      ? told.before
      : [...told.before, corrected.text.replace(/\bTheir\b/g, 'my').replace(/\btheir\b/g, 'my')]
  const facts: Fact[] = []
  const parts: Part[] = []
  clauses.map(asStatement).forEach((clause, i) => {
    const earlier = [...said.slice(-3), ...clauses.slice(0, i).map((one) => one.text)]
    if (clause.isQuestion) {
      const [asked] = factsIn(clause.text).filter(({ key }) => key.endsWith('.name'))
      if (asked !== undefined && !facts.some(({ key }) => key === asked.key)) facts.push(asked)
      else if (tellsInAsking(clause)) parts.push({ text: `I asked: "${clause.text}"`, isWhole: true })
      return
    }
    if (isSupposed(clause.plain) || isOfTheTalk(clause.plain)) return
    if (/^(?:no|nope)$/.test(clauses[i - 1]?.plain ?? '') && clause.plain.split(' ').length < 4) return
    const text = withSubject(withoutOpener(clause.text))
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
    if (isCovered(text, found)) {
      parts.push({ text, isWhole: false, isKnown: true })
      return
    }
    const resolved = whoIsMeant(text, [...said.slice(-6, -3), ...earlier], told.memories)
    const tells = tellsSomething({ ...clause, text, plain: text.toLowerCase() }) || resolved !== text
    // “It's a 1984 Volvo” is of no use without what was said before it.
    const leans =
      resolved === text &&
      /^(?:it|its|he|she|they|his|her|their|this|these)\b/i.test(text) &&
      !nobodyKnown.test(text)
    const before =
      leans && i === 0 && (told.pending === undefined || !answers(text, told.pending))
        ? said.at(-1)
        : undefined
    if (leans && tells && i === 0 && told.pending !== undefined && answers(text, told.pending))
      parts.push({ text: `I answered "${clause.text}" when asked: ${told.pending.ask}`, isWhole: true })
    else if (tells && before !== undefined && before.split(' ').length <= 16 && !before.includes('?'))
      parts.push({
        text: `${withSubject(withoutOpener(before)).replace(/[.!…]+$/, '')}. ${text}`,
        isWhole: true,
      })
    else if (tells) parts.push({ text: resolved, isWhole: !leans })
    else if (stemsOf(text).length > 0 && !isPhrase(clause.plain) && !isToHer(clause.plain))
      parts.push({ text: resolved, isWhole: false })
  })
  const isAnswer = told.pending !== undefined && isBareAnswer(clauses)
  const hasMore =
    parts.some(({ isWhole }) => isWhole) ||
    facts.length > 0 ||
    (corrected === undefined &&
      !isAnswer &&
      stemsOf(told.text).length >= (/^(?:an?|my|the|two|three|just|some) /i.test(told.text) ? 1 : 2))
  const episodes = hasMore ? joinedParts(parts).map(episodeOf) : []
  if (facts.length === 0 && episodes.length === 0 && told.pending !== undefined && isAnswer)
    episodes.push(episodeOf(`I answered "${clauses[0]?.text ?? ''}" when asked: ${told.pending.ask}`))
  // Should another memory have been meant, what was said still tells what is so.
  if (
    corrected !== undefined &&
    !isCertain &&
    tellsMore(told.text, [...corrections.map(({ text }) => text), ...wrong])
  )
    episodes.splice(0, episodes.length, episodeOf(told.text))
  const kept = facts.slice(0, mostFacts)
  const known = new Set(told.memories.map(({ text }) => text.toLowerCase()))
  const memories = [
    ...corrections,
    ...kept.map((fact) => {
      const made = memoryOf(
        { ...fact, text: typeset(fact.text) },
        fact.when === undefined ? undefined : dayOf(fact.when, now),
      )
      return besides(fact, told) ? { ...made, key: keyOfTold(made.text) } : made
    }),
    ...episodes.map((one) => withAmends(one, told.amends?.at)),
  ].filter(({ text }) => !known.has(text.toLowerCase()))
  const places = stemsOf(told.text)
  return {
    facts: kept,
    memories: memories.slice(0, mostAtOnce).map((memory) => withPlace(memory, places)),
    ...(corrected === undefined ? {} : { corrected }),
  }
}

/** “They rang”, “they’ve moved it”: whoever is in charge of it, and nobody who was spoken of. */
const nobodyKnown =
  /^they(?:'ve| have)?(?: just| now| finally)? (?:rang|called|phoned|e-?mailed|wrote|texted|messaged|moved|said|say|told|changed|postponed|cancelled|canceled|pulled|pushed|gave|want|rescheduled|delayed)\b/i

const correcting =
  'plan changed change moved instead rather longer now wrong meant mean checked said counted forget scratch actually sorry turns out told wait'

/** “Clinic is Tuesday, is dominoes that is Wednesday”: the wrong word may be right of something else. */
function tellsMore(plain: string, known: readonly string[]): boolean {
  const stems = new Set([...known, correcting].flatMap(stemsOf))
  return stemsOf(plain).some((stem) => !stems.has(stem))
}

/** “It's in October” is no answer to “Who is coming along?”. */
function answers(text: string, { ask }: Pending): boolean {
  const question = ask.toLowerCase()
  const kind = answerKind(question)
  return kind === 'any' || bears(kind, text, '', question)
}

/** “My mum is a nurse” does not undo “my mum is 79”: both stay, unless it is said that things have changed. */
function besides({ key, text }: Fact, { memories, text: said }: Told): boolean {
  return (
    /^(?:job|home|studies)$|^(?:doing|has|job)\.|\.(?!name$|loss$)[a-z-]+$/.test(key) &&
    !/^(?:favourite|taste|event|not|fear|allergy|wish)\./.test(key) &&
    !/\b(?:now|nowadays|these days|any ?more|new|moved|started|changed|actually|instead|no longer|used to)\b/i.test(
      said,
    ) &&
    memories.some((one) => one.key === key && one.text.toLowerCase() !== text.toLowerCase())
  )
}

/** Who asks like this tells something at the same time: “is five too young for my Leo to play chess?”. */
function tellsInAsking({ text, plain }: Clause): boolean {
  return (
    /\b(?:my|our) \p{L}{3,}|\bi(?:'m| am|'ve| have| was) /u.test(plain) &&
    /\S \p{Lu}\p{Ll}|\d/u.test(text.replace(/\bI(?:'\p{L}+)?\b/gu, '')) &&
    stemsOf(plain).length >= 4 &&
    !/\b(?:you|your|remember|recall|again|did i|do i|am i|what(?:'s| is| was) my|who(?:'s| is| was) my|when(?:'s| is| was)|where(?:'s| is| was))\b/.test(
      plain,
    )
  )
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
    !isToHer(text)
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
