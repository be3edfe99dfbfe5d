import type { Remembered } from '#minds/mind.ts'
import { clausesOf } from '../hear/clauses.ts'
import { plain } from '../hear/tidy.ts'
import { stemsOf } from '../hear/words.ts'
import { whoIsMeant } from '../facts/who-is-meant.ts'
import { asMemory, typeset } from '../grammar/persons.ts'
import { answerKind, bears } from '../facts/answer-kind.ts'
import { leansOnEarlier, recall, recalledInWords, recallLatest, soonMs } from '../facts/recall.ts'
import { wantedIn } from '../facts/wanted.ts'
import { recallQuestionOf, type OneQuestion } from '../facts/recall-question.ts'
import {
  recallEverything,
  recallFound,
  recallNear,
  recallNothing,
  recallUnknown,
} from '../lines/talk-lines.ts'
import type { Reply, Scene } from './moves.ts'

const inAList = 4
/** Below this, what is found is no answer. */
const sure = 0.5
/** From here on it may be what is meant. */
const near = 0.24

const mostAnswers = 3

/** The person wants to be reminded of something they told. */
export function onRecall(scene: Scene): Reply | undefined {
  const { heard, voice } = scene
  const trace = { act: 'recall', topic: null, fallback: false }
  const asked = heard.recall.flatMap((one) => (one.about === 'one' ? [one] : []))
  if (asked.length === 0)
    return heard.recall.length === 0 ? undefined : { text: everything(scene), trace, pending: null }
  const said = new Set<Remembered>()
  const answers = asked.slice(0, mostAnswers).flatMap((question) => {
    const found = answersTo(scene, question).filter((memory) => !said.has(memory))
    for (const memory of found) said.add(memory)
    return found.length === 0 ? [] : [inWords(scene, found, question.plain)]
  })
  if (answers.length > 0) return { text: answers.join(' '), trace, pending: null }
  const near = asked.flatMap((question) => nearTo(scene, question))[0]
  if (near !== undefined)
    return {
      text: voice.pick(recallNear, { slots: slotsOf(near), anyway: true }) ?? `${near}.`,
      trace: { ...trace, act: 'recall-near' },
      pending: null,
    }
  // “Do I talk too much?” looks like one and is not, unless it speaks of remembering.
  const isOne = asked.some(
    ({ plain: words, isSure }) =>
      isSure &&
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

/** Not an answer that one could stand for, but better than a shrug when it is said to be just that. */
function nearTo(scene: Scene, { plain: words, isSure }: OneQuestion): string[] {
  if (!isSure) return []
  const [best] = recall(words, scene.request.memories, scene.likeness)
  return best === undefined || best.score < near
    ? []
    : [cut(recalledInWords(best.memory, scene.request.now), words)]
}

/** The memory that answers, and what was told in the same breath, which often holds what is asked for. */
function answersTo(scene: Scene, { plain: words, isSure }: OneQuestion): Remembered[] {
  const { request, likeness } = scene
  const known = [...request.memories, ...nameOf(scene)]
  const enough = isSure ? sure : 0.58
  const spoken = toldInTurns(scene)
  const [certain] = recall(words, known, likeness)
  // “So when is it?”, right after it was told or put right.
  const isNear =
    (isSure && /\b(?:it|that|he|she|they|his|her|him|there|again|just|last)\b/.test(words)) ||
    (!isSure && /^(?:recall|correction|fact-)/.test(scene.state.trace.act))
  if (
    isNear &&
    (certain?.score ?? 0) < 0.9 &&
    wantedIn(words).length === 0 &&
    !/\b(?:my|i am|am i) (?:name|called)\b/.test(words)
  ) {
    const latest = recallLatest(words, [...known, ...spoken])
    if (latest !== undefined) return [latest]
  }
  const [best, second] = recall(words, known, likeness)
  const [heard] = recall(words, spoken)
  // What is remembered comes before what can merely be read above, unless that says it far better.
  const found = heard !== undefined && heard.score > (best?.score ?? 0) + 0.25 ? heard : best
  if (found === undefined || found.score < enough) return []
  const { memory } = found
  const isNext =
    second !== undefined &&
    found === best &&
    second.score > 0.6 * best.score &&
    second.memory.text !== memory.text &&
    second.memory.text.split(' ').length <= 16
  if (isNext && !memory.text.toLowerCase().includes(second.memory.text.toLowerCase()))
    return [memory, second.memory]
  const next = toldNext(memory, request.memories, words)
  if (next !== undefined) return [memory, next]
  const together = request.memories.filter(
    (other) => other.at === memory.at && other !== memory && other.text.split(' ').length <= 14,
  )
  const beside =
    recall(words, together)[0]?.memory ?? together.find(({ key }) => key?.endsWith('.name')) ?? together[0]
  if (beside === undefined) return [memory]
  return beside.text.toLowerCase().includes(memory.text.toLowerCase()) ? [beside] : [memory, beside]
}

/** “I have an interview. Library assistant”: what was told right after it, and says nothing without it, often is what is asked for. */
function toldNext(
  memory: Remembered,
  memories: readonly Remembered[],
  asked: string,
): Remembered | undefined {
  const kind = answerKind(asked)
  if (kind !== 'any' && bears(kind, memory.text, memory.key ?? '', asked)) return undefined
  return memories
    .filter(
      (other) =>
        other.at > memory.at &&
        other.at - memory.at < soonMs &&
        other.text.split(' ').length <= 16 &&
        leansOnEarlier(other) &&
        bears(kind, other.text, other.key ?? '', asked),
    )
    .toSorted((a, b) => a.at - b.at)[0]
}

function inWords({ request, voice }: Scene, [first, second]: readonly Remembered[], asked: string): string {
  const fact = cut(first === undefined ? '' : recalledInWords(first, request.now), asked)
  const text = voice.pick(recallFound, { slots: slotsOf(fact), anyway: true }) ?? `${fact}.`
  return second === undefined ? text : `${text} ${cut(recalledInWords(second, request.now), asked)}.`
}

function slotsOf(fact: string): { fact: string; you: string } {
  return { fact, you: lowerFirst(fact) }
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
    .map((memory) => cut(recalledInWords(memory, request.now)))
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

const longest = 24

/** Long tales are not said back whole: only the part that was asked for. */
function cut(text: string, asked = ''): string {
  const whole = text.replace(/[.!…]+$/, '')
  if (whole.split(' ').length <= longest) return whole
  const wanted = new Set(stemsOf(asked))
  const parts = whole.split(/(?<=[,.;]) (?=\S)|\s+(?=(?:and|but|because|so|which|who|when|since)\b)/u)
  const hits = parts.map((part) => stemsOf(part).filter((stem) => wanted.has(stem)).length)
  let at = hits.indexOf(Math.max(...hits))
  let end = at + 1
  while (
    parts
      .slice(at, end + 1)
      .join(' ')
      .split(' ').length <= longest &&
    end < parts.length
  )
    end++
  while (
    at > 0 &&
    parts
      .slice(at - 1, end)
      .join(' ')
      .split(' ').length <= longest
  )
    at--
  return parts
    .slice(at, end)
    .join(' ')
    .replace(/[,;:.]$/, '')
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
