import type { MindRequest } from '#minds/mind.ts'
import type { MoodName } from '../bank/moods.ts'
import { isBareAnswer } from '../facts/bare-answers.ts'
import { factData } from '../facts/fact.ts'
import { topicOfNoun } from '../facts/nouns.ts'
import type { RecallQuestion } from '../facts/recall-question.ts'
import type { Learnt } from '../learnt/file.ts'
import { selfQuestionOf, type SelfQuestion } from '../self/questions.ts'
import type { State } from '../state.ts'
import { actOf } from './act.ts'
import { recallIn } from './asked-back.ts'
import { askedBack, tellsOnly, type Asking, type AskingRead } from './asking.ts'
import { clausesOf, type Clause } from './clauses.ts'
import { polarityOf, type Polarity } from './feeling.ts'
import { leavingIn } from './leaving.ts'
import type { Meanings } from './meanings.ts'
import { moodOf, polarityIn } from './mood.ts'
import { thingIn } from './thing.ts'
import { plain, tidy } from './tidy.ts'
import { topicOf } from './topic.ts'

/** What was understood. */
export interface Heard {
  readonly text: string
  readonly plain: string
  readonly clauses: readonly Clause[]
  readonly act: string | null
  /** The act was all there was to it: “thanks!”. */
  readonly isActOnly: boolean
  readonly topic: string | null
  /** The person brought the subject up just now, rather than going on with it. */
  readonly isNewTopic: boolean
  /** A word of the subject was said, or the name of somebody it is about. */
  readonly isTopicNamed: boolean
  readonly polarity: Polarity
  readonly mood: MoodName
  readonly thing: string | null
  /** What the person wants to be reminded of. */
  readonly recall: readonly RecallQuestion[]
  readonly self: SelfQuestion | null
  readonly isQuestion: boolean
  /** A few words that answer what was asked before. */
  readonly isAnswer: boolean
  /** What the whole message looks like, where the encoder was in time. */
  readonly asking: Asking | undefined
}

export function hear(
  request: MindRequest,
  said: string,
  state: State,
  learnt: Learnt | undefined,
  meanings: Meanings,
  asking?: AskingRead,
): Heard {
  const text = tidy(said)
  const lower = plain(said)
  const wasRecall = state.trace.act.startsWith('recall')
  const parts = clausesOf(said)
  const byWords = recallIn(
    parts,
    wasRecall,
    plain(request.turns.filter(({ from }) => from === 'person').at(-2)?.text ?? ''),
  )
  const isTold = tellsOnly(said, byWords, asking)
  const clauses = isTold ? parts.map((clause) => ({ ...clause, isQuestion: false })) : parts
  const isAnswer = state.pending !== null && isBareAnswer(clauses)
  const asked = isTold ? [] : askedBack(byWords, clauses, isAnswer ? undefined : asking, wasRecall)
  // “What is your trade, I forgot to ask” is no question about the person.
  const own = first(clauses, (clause) => (isOfHer(clause.plain) ? selfQuestionOf(clause) : undefined))
  const hasQuestionToHer = clauses.some(({ isQuestion, plain: words }) => isQuestion && isOfHer(words))
  const recall =
    own === null || own.subject === 'other' || own.subject === 'likes'
      ? asked
      : asked.filter(
          (one) =>
            one.about === 'everything' ||
            (isOfPerson(one.plain) && (!hasQuestionToHer || isQuestionIn(clauses, one.plain))),
        )
  const isAskedBack = recall.some((one) => one.about === 'everything' || one.isSure)
  const self = isAskedBack ? null : first(clauses, selfQuestionOf)
  const polarity = polarityOf(text)
  const told = moodOf(clauses, polarity, learnt, meanings)
  const found = actOf(said, lower, clauses, learnt, meanings, isAnswer || isAskedBack, self)
  const leaving =
    self === null && !isAskedBack ? leavingIn(lower, clauses, told, found.act, state) : undefined
  const { act, isActOnly } = leaving === undefined ? found : { act: leaving, isActOnly: true }
  // Who only sounded like going is heard by their words.
  const mood =
    told !== 'leaving' || leaving !== undefined
      ? told
      : polarity === 'glad'
        ? 'glad'
        : polarity === 'sorry'
          ? 'sad'
          : 'plain'
  const known = knownIn(lower, request.memories)
  const { topic, isNew, isNamed } = topicOf(lower, state, learnt, meanings, isAnswer, known?.topic)
  const answered = isAnswer ? nameable(clauses[0]?.text ?? '') : null
  return {
    text,
    plain: lower,
    clauses,
    act,
    isActOnly,
    topic,
    isNewTopic: isNew,
    isTopicNamed: isNamed,
    polarity: polarityIn(mood, polarity),
    mood,
    thing: ofSubject(known, topic) ?? thingFor(text, request.persona.name, topic) ?? answered,
    recall,
    self,
    isQuestion: clauses.some((clause) => clause.isQuestion),
    isAnswer,
    asking: asking?.whole,
  }
}

const ofPerson = /\b(?:i|i'm|i've|my|mine|me|we|our|us)\b/
const inPassing =
  /\b(?:i (?:forgot|ask|asked|wonder|wondered|believe|think|take it|gather)\b|(?:tell|remind) me\b)/g

function isOfPerson(plain: string): boolean {
  return ofPerson.test(plain.replace(inPassing, ''))
}

/** “Remind me what your work is? She asked who I was writing to”: only the one asks. */
function isQuestionIn(clauses: readonly Clause[], asked: string): boolean {
  return clauses.some(({ isQuestion, plain: words }) => isQuestion && asked.startsWith(words))
}

function isOfHer(plain: string): boolean {
  return /\b(?:you|your|you're)\b/.test(plain) && !isOfPerson(plain)
}

/** What can be said back as a name for something: “Elden Ring”, not “one wall grey very ugly”. */
function nameable(text: string): string | null {
  return text.split(' ').length <= 3 &&
    /^[\p{L}\p{N}' -]+$/u.test(text) &&
    !/\b(?:very|so|too|not|or|and|quite|just|is|are|was|were|when|then|yesterday|today|on|at|in|til|from)\b/i.test(
      text,
    )
    ? text
    : null
}

/** A name is said back where the subject is theirs: the sister who marries is not whom one marries. */
function ofSubject(
  known: { name: string; topic: string | undefined } | undefined,
  topic: string | null,
): string | undefined {
  return known === undefined || (topic !== null && known.topic !== topic) ? undefined : known.name
}

function thingFor(text: string, self: string, topic: string | null): string | undefined {
  const thing = thingIn(text, self)
  const noun = /^your (?:.* )?(\S+)$/.exec(thing ?? '')?.[1]
  return noun === undefined || topic === null || topicOfNoun(noun) === topic ? thing : undefined
}

/** Somebody whose name is known from before: “Gus” is the dog. */
function knownIn(
  lower: string,
  memories: MindRequest['memories'],
): { name: string; topic: string | undefined } | undefined {
  for (const { key, data } of memories) {
    const fact = key?.endsWith('.name') === true ? factData(data) : undefined
    if (
      fact?.about !== undefined &&
      new RegExp(`\\b${fact.value.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'u').test(lower)
    )
      return { name: fact.value, topic: topicOfNoun(fact.about) }
  }
  return undefined
}

function first<T>(clauses: readonly Clause[], find: (clause: Clause) => T | undefined): T | null {
  for (const clause of clauses) {
    const found = find(clause)
    if (found !== undefined) return found
  }
  return null
}
