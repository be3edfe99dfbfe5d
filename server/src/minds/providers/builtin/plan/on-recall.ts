import type { Remembered } from '#minds/mind.ts'
import { clausesOf } from '../hear/clauses.ts'
import { plain } from '../hear/tidy.ts'
import { saidOf } from '../facts/episodes.ts'
import { firstNames } from '../facts/first-names.ts'
import { whoIsMeant } from '../facts/who-is-meant.ts'
import { asMemory, typeset } from '../grammar/persons.ts'
import { recalledInWords } from '../facts/recalled.ts'
import { recallQuestionOf, type OneQuestion } from '../facts/recall-question.ts'
import { saidTogether, shorter } from '../recall/in-words.ts'
import { search, type Found, type Search } from '../recall/rank.ts'
import type { Told } from '../recall/told.ts'
import {
  recallEverything,
  recallFound,
  recallNear,
  recallNothing,
  recallOr,
  recallUnknown,
} from '../lines/talk-lines.ts'
import type { Reply, Scene } from './moves.ts'
import { nextLikely, saidLater } from './said-along.ts'

const inAList = 4
const mostAnswers = 3
/** So likely the message is about the angel, or tells. */
const likelyElse = 0.8

/** From here on an answer is given as one. */
const sure = { chance: 0.45, touches: 0.4 }
/** Less than this has nothing to do with the question. */
const near = 0.2
/** A question that might be none takes more. */
const surer = { chance: 0.4, touches: 0.62 }
/** One that looks like something else takes more still. */
const surest = { chance: 0.7, touches: 0.7 }
/** Where nothing else could be said anyway. */
const perhaps = { chance: 0.25, touches: 0.3 }
/** The person wants to be reminded of something they told. */
export function onRecall(scene: Scene): Reply | undefined {
  const { heard, voice } = scene
  const trace = { act: 'recall', topic: null, fallback: false }
  const asked = heard.recall.flatMap((one) => (one.about === 'one' ? [one] : []))
  if (asked.length === 0)
    return heard.recall.length === 0 ? undefined : { text: everything(scene), trace, pending: null }
  const said = new Set<Remembered>()
  const answers = asked
    .slice(0, mostAnswers)
    .flatMap((question) => answerTo(scene, question, said, question.isDoubted ? surest : surer) ?? [])
  const last = answers.at(-1)
  if (last !== undefined)
    return {
      text: answers.map(({ text }) => text).join(' '),
      trace: answers.some(({ isSure }) => isSure) ? trace : { ...trace, act: 'recall-near' },
      pending: null,
      recalled: last.at,
    }
  // “Do I talk too much?” looks like one and is not, unless it speaks of remembering.
  const isOne = asked.some(
    ({ plain: words, isSure: isMeant }) =>
      isMeant &&
      /\b(?:remember|recall|remind|told|tell|say|said|mention\w*|know|forg[eo]t\w*|what|what's|when|when's|where|where's|who|who's|whose|which|how)\b/.test(
        words,
      ),
  )
  return isOne
    ? {
        text: voice.pick(recallUnknown, { anyway: true }) ?? '',
        trace: { ...trace, act: 'recall-unknown' },
        pending: null,
      }
    : undefined
}

/** Words that ask for something that can be known, and not for what she thinks or what to do. */
const asksForSomething =
  /\b(?:what|what's|which|who|who's|whose|whom|when|when's|where|where's|why|how (?:old|many|much|long|far|often|did|was))\b|\bdid i\b|\bwas (?:it|he|she)\b/
/** “Emergency contact of Svenja?”, “first day on the track?” */
const asksByNaming =
  /^(?:and )?(?:(?:my|our|the|his|her|their) )?(?!(?:is|are|was|were|do|does|did|can|could|will|would|should|have|has|am|really|why)\b)(?:[\p{L}\d'’-]+ ){1,5}[\p{L}\d'’-]+$/u
const asksAdvice =
  /\b(?:should i|shall i|could i|would you|do you think|what do i do|how do i|what if|what to do|can i)\b/

/** Any other question, where the alternative is to know nothing: perhaps the person told it. */
export function onPerhapsTold(scene: Scene): Reply | undefined {
  const { heard } = scene
  const { angel = 0, tell = 0 } = heard.asking ?? {}
  if (Math.max(angel, tell) > likelyElse) return undefined
  const [asked] = heard.clauses.filter(
    (clause) =>
      (clause.isQuestion || heard.recall.length > 0) &&
      (asksForSomething.test(clause.plain) || asksByNaming.test(clause.plain)) &&
      !asksAdvice.test(clause.plain) &&
      !/\b(?:you|your|you're|yours|yourself)\b/.test(clause.plain),
  )
  if (asked === undefined) return undefined
  const found = answerTo(scene, { about: 'one', plain: asked.plain, isSure: false }, new Set(), perhaps)
  return found === undefined
    ? undefined
    : {
        text: found.text,
        trace: { act: found.isSure ? 'recall' : 'recall-near', topic: null, fallback: false },
        pending: null,
        recalled: found.at,
      }
}

interface Recalled {
  readonly text: string
  readonly isSure: boolean
  /** When it was told. */
  readonly at: number
}

/** What was told and answers it, with how sure she is in the words. */
function answerTo(
  scene: Scene,
  question: OneQuestion,
  said: Set<Remembered>,
  bar: Bar,
): Recalled | undefined {
  const { request, voice } = scene
  const known = [...request.memories, ...nameOf(scene), ...toldInTurns(scene)]
  const looked = search(
    {
      plain: question.plain,
      message: scene.heard.plain,
      before: saidBefore(scene),
      last: scene.state.recalled ?? undefined,
    },
    known,
    scene.likeness,
  )
  const [best] = looked.found
  if (best === undefined || !isEnough(looked, best, question, scene, bar)) return undefined
  const isSure =
    (best.chance >= sure.chance && best.touches >= sure.touches) ||
    (looked.asked.wanted.length === 0 && isJustSaid(scene))
  const isNameKnown = looked.asked.kind === 'name' && best.told.keys.some((key) => key.endsWith('.name'))
  const later = isNameKnown ? [] : saidLater(best, looked, scene.amended)
  const others = isNameKnown ? [] : nextLikely(looked, later)
  const inWords = ({ told }: Found): string => {
    const fresh = told.memories.filter((memory) => !said.has(memory))
    for (const memory of fresh) said.add(memory)
    return saidTogether(fresh, looked.asked, request.now, told === best.told ? undefined : shorter)
  }
  const first = inWords(best)
  if (first === '') return undefined
  const line = voice.pick(isSure ? recallFound : recallNear, { slots: slotsOf(first, best), anyway: true })
  const more = [
    ...later.map(inWords).flatMap((words) => (words === '' ? [] : [`${words}.`])),
    ...others.flatMap((other) => {
      const words = inWords(other)
      if (words === '') return []
      const since = saidLater(other, looked, scene.amended).map(inWords)
      return [
        voice.pick(recallOr, { slots: slotsOf(words, other), anyway: true }) ?? `${words}.`,
        ...since.filter((one) => one !== '').map((one) => `${one}.`),
      ]
    }),
  ]
  return { text: [line ?? `${first}.`, ...more].join(' '), isSure, at: best.told.at }
}

interface Bar {
  readonly chance: number
  readonly touches: number
}

function isEnough(
  { asked }: Search,
  { chance, touches }: Found,
  { isSure }: OneQuestion,
  scene: Scene,
  bar: Bar,
): boolean {
  // “So when is it?”, right after it was told, put right or recalled.
  if (asked.wanted.length === 0 && asked.leans) return isSure || asked.kind !== 'any' || isJustSaid(scene)
  if (isSure) return touches >= near
  return touches >= bar.touches && chance >= bar.chance
}

/** It was told, put right or recalled in the turn before. */
function isJustSaid({ state }: Scene): boolean {
  return /^(?:recall|correction|fact-)/.test(state.trace.act)
}

/** What both said last, before the question. */
function saidBefore({ request }: Scene): string {
  const last = request.turns.findLastIndex(({ from }) => from === 'person')
  return request.turns
    .slice(Math.max(0, last - 2), Math.max(0, last))
    .map(({ text }) => text)
    .join(' ')
}

function slotsOf(fact: string, { told }: Found): { fact: string; you: string } {
  return {
    fact,
    you: isSmallIn(fact, told) ? fact.charAt(0).toLowerCase() + fact.slice(1) : lowerFirst(fact),
  }
}

/** “treatment starts thursday” was told with a small letter, so its first word is no name. */
function isSmallIn(fact: string, { memories }: Told): boolean {
  const [word = ''] = fact.split(' ')
  if (firstNames.has(word.toLowerCase())) return false
  return memories.some((memory) => {
    const said = saidOf(memory) ?? ''
    return said.startsWith(word.toLowerCase()) && !said.startsWith(word)
  })
}

/** Who somebody is goes before what they told last. */
const firstKeys = ['name', 'age', 'home', 'job', 'studies']

function everything({ request, voice }: Scene): string {
  const facts = request.memories.filter(({ kind }) => kind === 'FACT')
  const rank = (key: string | null) => {
    const at = firstKeys.indexOf(key ?? '')
    return at < 0 ? firstKeys.length : at
  }
  const best = (facts.length > 0 ? facts : request.memories)
    .toSorted((a, b) => rank(a.key) - rank(b.key))
    .slice(0, inAList)
    .map((memory) => recalledInWords(memory, request.now).replace(/[.!…]+$/, ''))
  const { name } = request.person
  if (name !== null && !request.memories.some(({ key }) => key === 'name'))
    best.unshift(`You are called ${name}`)
  if (best.length === 0) return voice.pick(recallNothing, { anyway: true }) ?? ''
  return (
    voice.pick(recallEverything, { slots: { list: best.join('. ').replace(/\.$/, '') }, anyway: true }) ?? ''
  )
}

/** The name that the person goes by in this place is known without being told. */
function nameOf({ request }: Scene): Remembered[] {
  const { name } = request.person
  if (name === null || request.memories.some(({ key }) => key === 'name')) return []
  return [{ kind: 'FACT', key: 'name', text: `Is called ${name}`, data: null, pinned: false, at: 0 }]
}

/** What can still be read in this very conversation. Words that tell only together stay together. */
function toldInTurns({ request }: Scene): Remembered[] {
  const last = request.turns.findLastIndex(({ from }) => from === 'person')
  // What she answered herself is among her memories, as it is now; what was said to others in the group may not be.
  const isHeld = (i: number) => {
    const next = request.turns.findIndex(({ from }, at) => at > i && from === 'person')
    return request.turns.slice(i + 1, next < 0 ? undefined : next).some(({ from }) => from === 'self')
  }
  const said = request.turns.filter(
    ({ from }, i) => from === 'person' && i < last && !(request.memories.length > 0 && isHeld(i)),
  )
  return said.flatMap(({ text, at }, i) => {
    const before = said.slice(Math.max(0, i - 3), i).map((turn) => turn.text)
    const clauses = clausesOf(text)
    if (clauses.some((clause) => clause.isQuestion || recallQuestionOf(clause) !== undefined)) return []
    const told = clauses.filter(
      (clause) => !/^(?:and|my|the) /.test(clause.plain) || clause.plain.split(' ').length > 4,
    )
    const parts =
      text.length < 150
        ? [told.map((clause) => whoIsMeant(clause.text, before, request.memories)).join('. ')]
        : told.map((clause) => clause.text)
    return parts
      .filter((part) => plain(part).split(' ').length > 1)
      .map((part): Remembered => ({
        kind: 'EPISODE',
        key: null,
        text: typeset(asMemory(part)),
        data: null,
        pinned: false,
        at,
      }))
  })
}

/** In the middle of a sentence; names keep their capital. */
function lowerFirst(text: string): string {
  return /^(?:You|Your|The|An?|It|Its|There|That|This|In|On|At|For|From|With|He|She|They|And|But|So|Then|Every|Each|One|Two|Three|Some|Nobody|Only|Just|Not|No|When|After|Before|If|Because)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}
