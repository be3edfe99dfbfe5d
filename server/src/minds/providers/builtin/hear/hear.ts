import type { MindRequest } from '#minds/mind.ts'
import { isBareAnswer } from '../facts/bare-answers.ts'
import { factData } from '../facts/fact.ts'
import { topicOfNoun } from '../facts/nouns.ts'
import type { RecallQuestion } from '../facts/recall-question.ts'
import type { Learnt } from '../learnt/file.ts'
import { selfQuestionOf, type SelfQuestion } from '../self/questions.ts'
import type { State } from '../state.ts'
import { actOf } from './act.ts'
import { recallIn } from './asked-back.ts'
import { clausesOf, type Clause } from './clauses.ts'
import { polarityOf, type Polarity } from './feeling.ts'
import type { Meanings } from './meanings.ts'
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
  readonly thing: string | null
  /** What the person wants to be reminded of. */
  readonly recall: readonly RecallQuestion[]
  readonly self: SelfQuestion | null
  readonly isQuestion: boolean
  /** A few words that answer what was asked before. */
  readonly isAnswer: boolean
}

export function hear(
  request: MindRequest,
  said: string,
  state: State,
  learnt: Learnt | undefined,
  meanings: Meanings,
): Heard {
  const text = tidy(said)
  const lower = plain(said)
  const clauses = clausesOf(said)
  const isAnswer = state.pending !== null && isBareAnswer(clauses)
  const recall = recallIn(
    clauses,
    state.trace.act.startsWith('recall'),
    plain(request.turns.filter(({ from }) => from === 'person').at(-2)?.text ?? ''),
  )
  const isAskedBack = recall.some((one) => one.about === 'everything' || one.isSure)
  const self = isAskedBack ? null : first(clauses, selfQuestionOf)
  const { act, isActOnly } = actOf(
    said,
    lower,
    clauses,
    learnt,
    meanings,
    isAnswer || isAskedBack,
    self !== null,
  )
  const known = knownIn(lower, request.memories)
  const { topic, isNew, isNamed } = topicOf(lower, state, learnt, meanings, isAnswer, known?.topic)
  return {
    text,
    plain: lower,
    clauses,
    act,
    isActOnly,
    topic,
    isNewTopic: isNew,
    isTopicNamed: isNamed,
    polarity: polarityOf(text),
    thing:
      known?.name ??
      thingIn(text, request.persona.name) ??
      (isAnswer ? nameable(clauses[0]?.text ?? '') : null),
    recall,
    self,
    isQuestion: clauses.some((clause) => clause.isQuestion),
    isAnswer,
  }
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
