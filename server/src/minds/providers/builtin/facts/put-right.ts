import type { Remembered } from '#minds/mind.ts'
import { stem, stemsOf } from '../hear/words.ts'
import { correctionIn } from './correction.ts'
import { has, slotFor } from './slot.ts'
import { inPlaceOf, normal, valuesIn, type ToldValue } from './told-values.ts'

/** One word for another. */
export interface Swap {
  readonly wrong: string
  readonly right: string
}

/** What is otherwise now, in these memories. */
export interface Change {
  readonly swaps: readonly Swap[]
  readonly memories: readonly Remembered[]
  /** A day for a day, a number for a number: nothing else can be meant. */
  readonly isCertain?: boolean
}

/** How many things that were told may lie between what was said and its correction. */
const reach = 4
/** Whoever speaks of it by name may come back to it later. */
const farther = 14

/** More words than this tell something, and do not only put one right. */
const fewWords = 7

/**
 * “Scratch that, Wednesday”, “it's not the 4th any more”: what was told before and is otherwise now.
 * @param amends when that was told which it seems to change, where no words say so
 */
export function changesIn(said: string, memories: readonly Remembered[], amends?: number): Change[] {
  const newest = memories.toSorted((a, b) => b.at - a.at)
  const meant = newest.filter(({ at }) => at === amends)
  // What it seems to be about goes before anything else that the words would fit.
  const change = inWords(said, meant) ?? inOneMessage(said, meant) ?? inWords(said, newest)
  return change === undefined ? [] : [withOtherTimes(change, said)]
}

/** By words that put something right. */
function inWords(said: string, newest: readonly Remembered[]): Change | undefined {
  const found = correctionIn(said)
  const change =
    found === undefined
      ? undefined
      : found.wrong === undefined
        ? filled(said, found.right, found.isSure, newest)
        : swapped(said, newest, found.wrong, inKind(said, found.wrong, found.right))
  return change ?? moved(said, newest)
}

/** “It is not Thursday, the dentist is on Friday”: a day gives way to a day. */
function inKind(said: string, wrong: string, right: string): string {
  const old = valueIn(wrong, right)
  if (old === undefined || old.kind === 'name' || valuesIn(right, true).some(({ kind }) => kind === old.kind))
    return right
  return valuesIn(said).find((one) => one.kind === old.kind && normal(one) !== normal(old))?.raw ?? right
}

/** “15 of January, not 12”: beside a day, a number is one as well. */
function valueIn(wrong: string, right: string): ToldValue | undefined {
  const [old] = valuesIn(wrong, true)
  const isDay = old?.kind === 'number' && valuesIn(right, true).some(({ kind }) => kind === 'day')
  return isDay ? { kind: 'day', raw: old.raw } : old
}

/** What is moved has a time; how many and how much may have changed in any other way. */
const times: readonly ToldValue['kind'][] = ['weekday', 'day', 'month', 'clock']

/** “They moved me to Thursday, 14:00”: the hour changes along with the day. */
function withOtherTimes(change: Change, said: string): Change {
  const [first] = change.memories
  const held = valuesIn(first?.text.replaceAll('’', "'") ?? '')
  const isOfTimes = change.swaps.some(({ wrong }) =>
    held.some(({ raw, kind }) => raw === wrong && times.includes(kind)),
  )
  if (first === undefined || !isOfTimes) return change
  const swaps = [...change.swaps, ...timesOtherwise(said, first)].filter(
    (one, i, all) => all.findIndex(({ wrong }) => wrong === one.wrong) === i,
  )
  return {
    ...change,
    swaps,
    memories: change.memories.filter(({ text }) => swaps.every(({ wrong }) => has(text, wrong))),
  }
}

/** The days, months and hours of a memory that are others now. Of two that are said nobody knows which. */
function timesOtherwise(said: string, { text }: Remembered): Swap[] {
  const told = valuesIn(said, true)
  const held = valuesIn(text.replaceAll('’', "'"))
  return times.flatMap((kind) => {
    const known = held.filter((one) => one.kind === kind)
    const others = told.filter(
      (one) => one.kind === kind && !known.some((old) => normal(old) === normal(one)),
    )
    const values = [...new Map(others.map((one) => [normal(one), one])).values()]
    const [old] = known
    const [value] = values
    return old === undefined || value === undefined || known.length > 1 || values.length > 1
      ? []
      : [{ wrong: old.raw, right: inPlaceOf(old, value) }]
  })
}

/** “Ah, they rang, it is half past three because of the light”, of what was told in one message. */
function inOneMessage(said: string, told: readonly Remembered[]): Change | undefined {
  for (const memory of told) {
    const swaps = [...timesOtherwise(said, memory), ...countsOtherwise(said, memory)]
    if (swaps.length > 0)
      return {
        swaps,
        memories: told.filter(({ text }) => swaps.every(({ wrong }) => has(text, wrong))),
        isCertain: true,
      }
  }
  return undefined
}

const counted = /(?<![\p{L}\p{N}])(\d+(?:[.,]\d+)?|\p{L}+) (\p{L}{3,})/giu

/** “4 coffees a day” and then “3 coffees now”: as many of the same. */
function countsOtherwise(said: string, { text }: Remembered): Swap[] {
  const countsIn = (one: string) =>
    [...one.replaceAll('’', "'").matchAll(counted)].flatMap(([, many = '', what = '']) =>
      valuesIn(many, true).some(({ kind }) => kind === 'number')
        ? [{ many, what: stem(what.toLowerCase()) }]
        : [],
    )
  const now = countsIn(said)
  return countsIn(text).flatMap(({ many, what }) => {
    const others = now.filter((one) => one.what === what && one.many.toLowerCase() !== many.toLowerCase())
    return others.length === 1 ? [{ wrong: many, right: others[0]!.many }] : []
  })
}

function swapped(
  said: string,
  newest: readonly Remembered[],
  wrong: string,
  right: string,
): Change | undefined {
  const old = valueIn(wrong, right)
  const value = valuesIn(right, true).find(({ kind }) => kind === old?.kind)
  const isSameKind = old !== undefined && value !== undefined && old.kind === value.kind
  const isCertain = isSameKind && old.kind !== 'name' && old.kind !== 'number'
  // “The 4th” is also “4”, as long as it is a day.
  const forms = isSameKind ? [old.raw, wrong, ...(old.kind === 'day' ? [normal(old)] : [])] : [wrong]
  const near = nearnessTo(said, newest, [wrong, right])
  for (const form of forms) {
    const memories = newest.filter(
      (memory) => has(memory.text, form) && (isCertain || near(memory) !== 'far'),
    )
    const [first] = memories
    if (first !== undefined)
      return {
        swaps: [{ wrong: form, right: isSameKind ? inPlaceOf({ ...old, raw: form }, value) : right }],
        memories: memories.filter(({ at, text }) => at === first.at || isClose(text, first.text, form)),
        isCertain,
      }
  }
  return undefined
}

type Nearness = 'same subject' | 'just told' | 'far'

/** Whether a correction may be of this memory: another word of it is said again, or it was told a moment ago and little is said now. */
function nearnessTo(
  said: string,
  newest: readonly Remembered[],
  values: readonly string[],
): (memory: Remembered) => Nearness {
  const moments = [...new Set(newest.map(({ at }) => at))]
  const own = new Set(values.flatMap(stemsOf))
  const stems = new Set(stemsOf(said).filter((stem) => !own.has(stem)))
  const isShort = said.split(' ').length <= fewWords
  return ({ at, text }) => {
    if (stemsOf(text).some((stem) => stems.has(stem))) return 'same subject'
    return moments.indexOf(at) < (isShort ? reach : 2) ? 'just told' : 'far'
  }
}

/** Only the right word is given: it belongs where something of its kind was told last. */
function filled(
  said: string,
  right: string,
  isSure: boolean,
  newest: readonly Remembered[],
): Change | undefined {
  const moments = [...new Set(newest.map(({ at }) => at))]
  const near = nearnessTo(said, newest, [right])
  const isShort = said.split(' ').length <= fewWords
  const candidates = newest.slice(0, farther).flatMap((memory) => {
    const slot = memory.text.startsWith('Answered ') ? undefined : slotFor(memory, right)
    if (slot === undefined) return []
    const nearness = near(memory)
    const age = moments.indexOf(memory.at)
    if (nearness === 'far' || (!isSure && !isShort && nearness !== 'same subject')) return []
    // A faint “sorry” or “actually” takes a day for a day, a number for a number or kin for kin, and no more words than these.
    if (!isSure && slot.kind === 'none') return []
    if (!isSure && slot.kind === 'name' && !/\b(?:it's|it is|called|name)\b/i.test(said)) return []
    if (!isSure && tellsMore(said, slot.kind === 'value' ? slot.right : right, memory)) return []
    if (slot.fit === 1 && !(isSure && isShort && (age < 2 || nearness === 'same subject'))) return []
    return [{ memory, slot, rank: slot.fit + (nearness === 'same subject' ? 1.5 : 0) - age * 0.3 }]
  })
  const [best] = candidates.toSorted((a, b) => b.rank - a.rank)
  if (best === undefined) return undefined
  const { wrong, right: written } = best.slot
  return {
    swaps: [{ wrong, right: written }],
    memories: newest.filter(
      ({ at, text }) => has(text, wrong) && (at === best.memory.at || isClose(text, best.memory.text, wrong)),
    ),
  }
}

const inReport =
  /^.*?\b(?:says|said|reckons|tells me|told me|insists|reminds me|corrected me|thinks|checked|looked(?: it up)?|counted|turns out|apparently)\b/i

/** Whether words are said that neither the memory has nor the value that is put right: then something is told, and nothing taken back. */
function tellsMore(said: string, right: string, { text }: Remembered): boolean {
  const known = new Set([...stemsOf(right), ...stemsOf(text), ...stemsOf('sorry actually wait now instead')])
  return stemsOf(said.replace(inReport, '')).some((stem) => !known.has(stem))
}

const shifted =
  /\b(?:moved|changed|pushed|postponed|rescheduled|brought forward|bringing forward|delayed|put back|shifted|switched|only goes|only runs|from now on)\b|\b(?:is|are|was|were) (?:fine|ok|okay|wrong)\b|\b(?:for heaven's sake|these days)\b/i
/** “They postponed the exam to Thursday”, “the letter says cashews, peanuts are fine”: said of something that is known. */
function moved(said: string, newest: readonly Remembered[]): Change | undefined {
  if (!shifted.test(said)) return undefined
  const refused = /([\p{L}\p{N}]+) (?:is|are|was|were) (?:fine|ok|okay|wrong)\b/iu.exec(said)?.[1]
  const given = /\b(?:says?|said|it's|it is|meant?) (?:the |an? )?([\p{L}\p{N}-]{3,})/iu.exec(said)?.[1]
  if (refused !== undefined && given !== undefined && refused !== given) {
    const change = swapped(said, newest, refused, given)
    if (change !== undefined) return change
  }
  return (
    movedHome(said, newest) ??
    bySubject(said, newest)
      .map((memory) => ({ memory, swaps: timesOtherwise(said, memory) }))
      .filter(({ swaps }) => swaps.length > 0)
      .map(({ memory, swaps }) => ({
        swaps,
        memories: newest.filter(
          ({ at, text }) =>
            swaps.every(({ wrong }) => has(text, wrong)) &&
            (at === memory.at || isClose(text, memory.text, swaps[0]!.wrong)),
        ),
      }))[0]
  )
}

/** “I live in Bristol these days”. Whoever moves to another town has not moved the one that a friend lives in. */
function movedHome(said: string, newest: readonly Remembered[]): Change | undefined {
  const home = newest.find(({ key }) => key === 'home')
  const [old] = valuesIn(home?.text ?? '').filter(({ kind }) => kind === 'name')
  const [value] = valuesIn(said, true).filter(({ kind }) => kind === 'name')
  return home === undefined ||
    old === undefined ||
    value === undefined ||
    normal(old) === normal(value) ||
    !/\bthese days\b/i.test(said)
    ? undefined
    : { swaps: [{ wrong: old.raw, right: value.raw }], memories: [home] }
}

/** One word that three others have too is no sign. */
const leastShared = 0.3

/** Memories that have a word of it, those with the most and the rarest first. */
function bySubject(said: string, newest: readonly Remembered[]): Remembered[] {
  const stems = new Set(stemsOf(said))
  const each = newest.map(({ text }) => new Set(stemsOf(text)))
  const weight = (stem: string) => 1 / each.filter((words) => words.has(stem)).length
  return newest
    .map((memory, i) => ({
      memory,
      shares: [...each[i]!].reduce((sum, stem) => sum + (stems.has(stem) ? weight(stem) : 0), 0),
    }))
    .filter(({ shares }) => shares > leastShared)
    .toSorted((a, b) => b.shares - a.shares)
    .map(({ memory }) => memory)
}

/** The same was told at another time as well. */
function isClose(text: string, other: string, wrong: string): boolean {
  const value = new Set(stemsOf(wrong))
  const words = new Set(stemsOf(other))
  return stemsOf(text).some((stem) => words.has(stem) && !value.has(stem))
}
