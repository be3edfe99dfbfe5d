import type { Remembered } from '#minds/mind.ts'
import { bears } from '../facts/answer-kind.ts'
import { meets, namesOneOf } from '../facts/same-words.ts'
import { agreement } from '../facts/whose.ts'
import type { Asked } from './asked.ts'
import { kinship } from './kinship.ts'
import { isOfTheirs, soonMs, type Told } from './told.ts'

/** What speaks for and against something that was told as the answer to a question, each about between -1 and 1. */
export type Features = Readonly<Record<string, number>>

/** How alike question and memory are in meaning, where that is known. */
export type Likeness = ReadonlyMap<Remembered, number>

export function featuresOf(asked: Asked, told: readonly Told[], likeness: Likeness | undefined): Features[] {
  const weights = wordWeights(asked.wanted, told)
  const besides = wordWeights(asked.beside, told)
  const befores = wordWeights(asked.leans ? asked.before : [], told)
  const rarest = [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0]
  const cover = told.map(({ words }) => covered(weights, words))
  const alike = alikeness(told, likeness)
  const kin = kinship(asked, told)
  const steps = stepsFrom(asked.leans ? asked.last : undefined, told)
  const moments = told.map(({ at }) => at).toSorted((a, b) => b - a)
  return told.map((one, i) => {
    const { texts, keys, people, words } = one
    const own = cover[i]!
    const near = toldBefore(i, told, cover, -1)
    const whose = agreement(asked.people, people)
    const isSpecial =
      asked.people.size === 0 &&
      asked.specials.some((special) =>
        texts.some((text, j) => special.keys.test(keys[j]!) || special.texts?.test(text) === true),
      )
    const isBearing =
      asked.kind === 'any'
        ? 0
        : texts.some((text, j) => bears(asked.kind, text, keys[j]!, asked.plain))
          ? 1
          : -1
    const ofKind = asked.sought === undefined ? undefined : namesOneOf(asked.sought.stem, words)
    const since = moments.indexOf(one.at)
    const fresh = moments.length < 2 ? 1 : 1 - since / (moments.length - 1)
    const isJustTold = !asked.isLater && since === 0
    const isLatelyTold = !asked.isLater && since > 0 && since < 4
    const touches = Math.min(1, own + (isSpecial ? 1 : 0) + Math.max(0, alike[i]!.above) * 2)
    const isKeyed = keys.some((key) => key !== '' && !key.startsWith('told.'))
    return {
      cover: own,
      exact: covered(weights, words, true),
      whole: own > 0.95 ? 1 : 0,
      rare: rarest !== undefined && meets(rarest, words) > 0.5 ? 1 : 0,
      near,
      nearLeaning: one.leans ? near : 0,
      after: toldBefore(i, told, cover, 1),
      meaning: Math.max(-0.2, alike[i]!.above) * 2,
      meaningFirst: alike[i]!.rank === 0 ? 1 : 0,
      meaningRank: 1 / (1 + alike[i]!.rank),
      kin: kin[i]!.above,
      kinTop: kin[i]!.topAbove,
      kinFirst: kin[i]!.rank === 0 ? 1 : 0,
      kinRank: 1 / (1 + kin[i]!.rank),
      kinSought: kin[i]!.sought,
      kinBefore: kin[i]!.before,
      kinAfter: kin[i]!.after,
      kinBearing: isBearing > 0 ? kin[i]!.above : 0,
      again: steps[i] === 0 ? 1 : 0,
      besideLast: steps[i]! > 0 ? 1 / steps[i]! : 0,
      special: isSpecial ? 1 : 0,
      [`bears-${asked.kind}`]: isBearing,
      bearing: isBearing > 0 ? touches : 0,
      bearingNot: isBearing < 0 ? touches : 0,
      bearingNear: isBearing > 0 ? near : 0,
      whose: whose > 0 ? 1 : 0,
      another: whose < 0 ? 1 : 0,
      nobody: asked.people.size > 0 && people.size === 0 ? 1 : 0,
      theirs: asked.people.size > 0 && people.size === 0 && texts.every(isOfTheirs) ? 1 : 0,
      ofAnother: asked.isOfSelf && texts.every((text) => /^Their (?:\p{L}+ ){0,2}/u.test(text)) ? 1 : 0,
      ofKind: ofKind === true ? 1 : 0,
      ofNoKind: ofKind === false ? touches : 0,
      town:
        asked.asksForTown &&
        texts.some((text) => /\b(?:in|to|from|near|at) (?:the )?\p{Lu}\p{Ll}/u.test(text))
          ? 1
          : 0,
      taste: asked.asksForTaste && keys.some((key) => key.startsWith('taste.')) ? 1 : 0,
      namesake: asked.isOnlyNoun && keys.some((key) => key.endsWith('name')) ? 1 : 0,
      keyed: isKeyed ? 1 : 0,
      fresh,
      justTold: isJustTold ? 1 : 0,
      justToldIfLeaning: isJustTold && asked.leans ? 1 : 0,
      justToldBearing: isJustTold && isBearing > 0 ? 1 : 0,
      lately: isLatelyTold ? 1 : 0,
      latelyIfLeaning: isLatelyTold && asked.leans ? 1 : 0,
      latelyBearing: isLatelyTold && isBearing > 0 ? 1 : 0,
      freshIfLeaning: asked.leans ? fresh : 0,
      freshIfBare: asked.wanted.length === 0 ? fresh : 0,
      older: own > 0 && isSaidLater(i, told, cover) ? 1 : 0,
      beside: covered(besides, words) * shareOf(besides, asked.beside),
      before: covered(befores, words) * shareOf(befores, asked.before),
      specific: texts.some((text) => /\S \p{Lu}\p{Ll}|\d/u.test(text)) ? 1 : 0,
      changed: texts.some(isOtherNow) ? 1 : 0,
      named: texts.some((text) => nameIn(asked, text)) ? 1 : 0,
      news: Math.min(4, [...one.stems].filter((word) => !asked.stems.has(word)).length) / 4,
      long: Math.min(30, one.count) / 30,
      short: one.count <= 3 ? 1 : 0,
      answered: texts.every((text) => text.startsWith('Answered ')) ? 1 : 0,
      asking: texts.every((text) => /^Asked:|\?$/.test(text)) ? 1 : 0,
    }
  })
}

/** How many messages away from what was recalled just before; a long way, where nothing was. */
function stepsFrom(last: number | undefined, told: readonly Told[]): number[] {
  const moments = told.map(({ at }) => at).toSorted((a, b) => a - b)
  const from = last === undefined ? -1 : moments.indexOf(last)
  return told.map(({ at }) => {
    const steps = Math.abs(moments.indexOf(at) - from)
    return from < 0 || steps > 3 ? Number.POSITIVE_INFINITY : steps
  })
}

/** A word that few memories have says more about which one is meant. */
function wordWeights(wanted: readonly string[], told: readonly Told[]): Map<string, number> {
  return new Map(
    wanted.flatMap((word) => {
      const count = told.reduce((sum, { words }) => sum + meets(word, words), 0)
      return count === 0 ? [] : [[word, 1 / Math.sqrt(Math.max(1, count))] as const]
    }),
  )
}

/** How many of the words were told at all: one of ten that fits is no sign. */
function shareOf(told: ReadonlyMap<string, number>, words: readonly string[]): number {
  return told.size / Math.max(1, words.length)
}

function covered(weights: ReadonlyMap<string, number>, words: ReadonlySet<string>, isExact = false): number {
  let hits = 0
  let total = 0
  for (const [word, weight] of weights) {
    hits += weight * (isExact ? Number(words.has(word)) : meets(word, words))
    total += weight
  }
  return total === 0 ? 0 : hits / total
}

/** Any question is somewhat like any statement: only what stands out counts. */
function alikeness(told: readonly Told[], likeness: Likeness | undefined): { above: number; rank: number }[] {
  const all = told.map(({ memories }) => Math.max(...memories.map((memory) => likeness?.get(memory) ?? 0)))
  const usual = all.length === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / all.length
  const sorted = all.toSorted((a, b) => b - a)
  return all.map((one) => ({ above: one - usual, rank: likeness === undefined ? 9 : sorted.indexOf(one) }))
}

/** How well what was told in the minutes before (or after) it fits; the nearest counts most. */
function toldBefore(at: number, told: readonly Told[], cover: readonly number[], way: 1 | -1): number {
  const moment = told[at]!.at
  const near = told
    .map((other, i) => ({ far: (other.at - moment) * way, fits: cover[i]! }))
    .filter(({ far }) => far > 0 && far < soonMs)
    .toSorted((a, b) => a.far - b.far)
  return Math.max(0, ...near.map(({ fits }, steps) => fits * 0.85 ** (steps + 1)))
}

/** The same was spoken of again, at least as clearly. */
function isSaidLater(at: number, told: readonly Told[], cover: readonly number[]): boolean {
  const { stems, at: moment } = told[at]!
  return told.some(
    (other, i) => other.at > moment && cover[i]! >= cover[at]! - 0.05 && overlap(stems, other.stems) > 0.3,
  )
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  const least = Math.min(one.size, other.size)
  return least === 0 ? 0 : shared / least
}

const changes =
  /\b(?:now|from now on|changed|moved|instead|actually|corrected|rang|not the|any ?more|no longer|switched|shifted|postponed|turns out|after all|new|change|shortened|extended|cancelled|pushed|delayed|forward|decided|reconsidered|update|correction|rather)\b/i

/** What is otherwise than it was. */
export function isOtherNow(text: string): boolean {
  return changes.test(text)
}

/** A name that the question says stands in the memory. */
function nameIn({ plain }: Asked, text: string): boolean {
  return [...text.matchAll(/(?<=\S )\p{Lu}[\p{L}'-]{2,}/gu)].some(([name]) =>
    plain.includes(name.toLowerCase().replace(/'s$/, '')),
  )
}
