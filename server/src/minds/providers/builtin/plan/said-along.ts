import { bears } from '../facts/answer-kind.ts'
import { normal, valuesIn } from '../facts/told-values.ts'
import { isOtherNow } from '../recall/features.ts'
import type { Found, Search } from '../recall/rank.ts'
import type { Told } from '../recall/told.ts'
import type { Scene } from './moves.ts'

/** As long as what is said is no likelier than this to hold the answer, what comes next in likelihood is said beside it. */
const enoughSaid = 0.82
const mostSaid = 3
/** Less likely than this is not worth saying. */
const leastSaid = 0.06

/** Who is not sure says what else it might be, rather than the wrong thing alone. */
export function nextLikely({ found }: Search, later: readonly Found[]): readonly Found[] {
  let told = later.reduce((sum, { chance }) => sum + chance, found[0]?.chance ?? 1)
  const others = found.slice(1).filter((one) => !later.includes(one))
  return others.slice(0, mostSaid - 1).filter(({ chance }) => {
    const isWorth = told < enoughSaid && chance >= leastSaid
    told += chance
    return isWorth
  })
}

/** “They rang, it is Monday now”: what was said of the same since, and has changed it. */
export function saidLater(one: Found, looked: Search, amended: Scene['amended']): readonly Found[] {
  const since = amendmentsOf(one, looked, amended)
  const other = otherSince(one, looked)
  const all = other === undefined ? since : [...since, other, ...amendmentsOf(other, looked, amended)]
  return [...new Set(all)].toSorted((a, b) => a.told.at - b.told.at)
}

/** What changed it, and what changed that. */
function amendmentsOf({ told }: Found, looked: Search, amended: Scene['amended']): Found[] {
  const since = amended?.get(told.at) ?? []
  const next = looked.found.filter((other) => since.includes(other.told.at))
  return [...new Set(next.flatMap((one) => [one, ...amendmentsOf(one, looked, amended)]))].toSorted(
    (a, b) => a.told.at - b.told.at,
  )
}

/** By its words: a day for a day, a number for a number, or that it is otherwise now. */
function otherSince(best: Found, { asked, found }: Search): Found | undefined {
  const values = best.told.texts.flatMap((text) => valuesIn(text))
  const kinds = new Set(values.map(({ kind }) => kind))
  const known = new Set(values.map(normal))
  const isOfValues = /^(?:when|count|span|where|name)$/.test(asked.kind)
  const isShared = ({ stems }: Told) =>
    [...stems].some((word) => best.told.stems.has(word) || asked.wanted.includes(word))
  return found.find(
    ({ told, chance }) =>
      told.at > best.told.at &&
      told.texts.some((text) =>
        isOfValues
          ? (isOtherNow(text) || (asked.kind !== 'name' && isShared(told))) &&
            bears(asked.kind, text, '', asked.plain) &&
            valuesIn(text, true).some((one) => kinds.has(one.kind) && !known.has(normal(one)))
          : isOtherNow(text) && (isOfTheSame(told, best.told) || (chance > 0.03 && isShared(told))),
      ),
  )
}

/** Two words in common, and the later one says that something is otherwise: that is about the same. */
function isOfTheSame(later: Told, earlier: Told): boolean {
  return [...later.stems].filter((word) => earlier.stems.has(word)).length >= 2
}
