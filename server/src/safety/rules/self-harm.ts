import type { Heard } from '../hear.ts'
import type { Found } from '../matching/machine.ts'
import { plainWords } from '../meaning/plain-text.ts'
import type { Finding } from '../verdict.ts'
import type { Label } from './phrases.ts'
import { isOwn, overlaps, spansOf, without } from './spans.ts'

const wordsOfAMoment = 9
const pastWithin = 9

/** Two tiers: danger now, and distress. Never a reason to refuse anything. */
export function findSelfHarm(heard: Heard): Finding[] {
  const own = (label: Label): readonly Found<Label>[] =>
    without(heard, label, 'idiom').filter((one) => isOwn(heard, one))
  const isOver = (one: Found<Label>): boolean =>
    heard
      .of('past')
      .some(
        (past) =>
          overlaps(past, one) ||
          (past.to < one.from && one.from - past.to <= pastWithin) ||
          (past.from > one.to && past.from - one.to <= 2),
      ) && !heard.of('soon').some((soon) => isOwn(heard, soon) && overlaps(soon, one))
  const isTold = heard.of('fiction').length > 0

  const isHistory = (one: Found<Label>): boolean =>
    heard.of('history').some((was) => overlaps(was, one)) &&
    heard.of('past').some((past) => past.to < one.from && one.from - past.to <= pastWithin)
  const acute = own('acute').filter(
    (one) => !isTold && !isHistory(one) && !(isOver(one) && heard.of('recovered').length > 0),
  )
  if (acute.length === 0 && !isTold && heard.words.slice(heard.own).some(({ word }) => oneself.has(word))) {
    const excused = (['told', 'past', 'recovered', 'reported', 'accident'] as const).some((label) =>
      heard.of(label).some((one) => isOwn(heard, one)),
    )
    const means = excused ? [] : own('means')
    const leave = excused || heard.of('elsewhereBound').length > 0 ? [] : farewells(heard)
    if (leave.length > 0) return [finding('self-harm-farewell', 4, spansOf(heard, leave))]
    if (means.length > 0) return [finding('self-harm-means', 4, spansOf(heard, means))]
  }
  if (acute.length > 0) return [finding('self-harm-acute', 4, spansOf(heard, acute))]

  const asWell = own('asWell')
  if (asWell.length > 0 && !isTold) return [finding('self-harm-as-well', 3, spansOf(heard, asWell))]
  const mild = [
    ...own('relapse').filter(() => !isTold),
    ...own('mild').filter((one) => !isTold && !usedTo(heard, one)),
    ...own('history').filter(
      (one) =>
        !isTold && !isOver(one) && heard.of('recovered').length === 0 && heard.of('accident').length === 0,
    ),
    ...own('topic').filter(
      (one) => !isTold && !isOver(one) && heard.of('recovered').length === 0 && heard.of('told').length === 0,
    ),
  ]
  const earlier = (['acute', 'mild', 'history'] as const).some((label) =>
    without(heard, label, 'idiom').some((one) => !isOwn(heard, one)),
  )
  const soon = heard.of('soon').filter((one) => isOwn(heard, one))
  if (earlier && soon.length > 0 && heard.words.length - heard.own <= wordsOfAMoment) {
    return [finding('self-harm-moment', 4, spansOf(heard, soon))]
  }
  if (mild.length > 0) return [finding('self-harm-mild', 3, spansOf(heard, mild))]
  return isSaidAlone(heard)
    ? [finding('self-harm-brief', 3, spansOf(heard, [{ from: heard.own, to: heard.words.length - 1 }]))]
    : []
}

/** Whole texts, without their “please”: beside other words each of them may be anything. */
const saidAlone = new Set(
  'kill me|kill myself|end me|unalive me|end myself|suicidal|suicide|overdosed|self harm|i cut|cut myself|cutting again|hurt myself|hurting myself|took overdose|let me die|make me die|want death|i want death|no reason to live|i should die|rather dead|kill me i mean it'.split(
    '|',
  ),
)
const courtesy = new Set('please pls plz just someone somebody god omg seriously fr tonight'.split(' '))
const longestAlone = 8

function isSaidAlone(heard: Heard): boolean {
  if (heard.words.length - heard.own > longestAlone) return false
  return saidAlone.has(
    plainWords(heard)
      .filter((word) => !courtesy.has(word))
      .join(' '),
  )
}

const oneself = new Set(['i', 'im', 'ive', 'ill', 'my', 'me', 'myself', 'gonna'])
const stillSo = new Set(
  'again lately now still anymore today tonight since dont cant every always keep'.split(' '),
)

const leaveTaking = [
  'farewellGiven',
  'farewellGone',
  'farewellWritten',
  'farewellSettled',
  'farewellSorry',
] as const

/** Two things of those that people do who take leave; or one of them and that it is time. “Goodbye, see you” is neither. */
function farewells(heard: Heard): readonly Found<Label>[] {
  const own = (label: Label): readonly Found<Label>[] => heard.of(label).filter((one) => isOwn(heard, one))
  const kinds = leaveTaking.map(own).filter((found) => found.length > 0)
  const isTime = own('farewellTime')
  const isGone = own('farewellGone').length > 0 || own('farewellWritten').length > 0
  const isEnough =
    kinds.length >= 3 ||
    (kinds.length === 2 && (isGone || isTime.length > 0)) ||
    (isGone && isTime.length > 0)
  return isEnough ? [...kinds.flat(), ...isTime] : []
}

/** “I used to want to die”, “back then I wanted…”: said of another time in the same breath. */
function usedTo(heard: Heard, one: Found<Label>): boolean {
  return (
    heard.of('recovered').some((now) => isOwn(heard, now)) ||
    heard
      .of('past')
      .some(
        (past) =>
          Math.max(past.from - one.to, one.from - past.to) <= pastWithin &&
          noEndBetween(heard, Math.min(past.to, one.to), Math.max(past.from, one.from)) &&
          !heard.words.slice(one.from, one.to + 4).some(({ word }) => stillSo.has(word)),
      )
  )
}

function noEndBetween({ words }: Heard, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (words[i]?.word === '.') return false
  return true
}

function finding(rule: string, severity: 3 | 4, spans: Finding['spans']): Finding {
  return { category: 'self-harm', rule, severity, spans }
}
