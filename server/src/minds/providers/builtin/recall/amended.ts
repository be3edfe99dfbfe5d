import type { Remembered } from '#minds/mind.ts'
import { similarity } from '#platform/encoder/index.ts'
import { normal, valuesIn } from '../facts/told-values.ts'
import { askingOf } from '../hear/asking.ts'
import { stemsOf } from '../hear/words.ts'
import { isOtherNow } from './features.ts'
import { messagesOf, type Encode } from './messages.ts'

/** Something that was told, as it was said, with what it means. */
interface Said {
  readonly at: number
  readonly text: string
  readonly vector: Int8Array
  /** When that was told which it changed, where that is known from when it was said. */
  readonly amends?: number | undefined
}

/** What a message seems to change. */
export interface Amends {
  /** When that was told. */
  readonly at: number
  /** Much speaks for it: a memory may change by it. */
  readonly isLikely: boolean
}

/** When something was told, and when that was said which changed it, in its order. */
export type Amended = ReadonlyMap<number, readonly number[]>

/** What looks less like it than this changes nothing; it is not compared with what was told. */
export const mayPutRight = 0.01
/** How much it takes to say the one along with the other… */
const saidAlong = 2.3
/** …and to change a memory by it. */
const changing = 4.8

/** How much nearer something is that was said back a moment ago. */
const justRecalled = 0.5
/** “Changed my mind”, “from now on”: such words say so themselves. */
const inWords = 2
/** What has neither a word in common nor another value for one needs so much more. */
const untouched = 1.5
/** Of several that may have changed it, so many are likely enough. */
const mostChanges = 2

/** “They rang, it is Monday now”: which messages change which. */
export function amendedIn(told: readonly Said[]): Amended {
  const inOrder = told.toSorted((a, b) => a.at - b.at)
  const changes = inOrder.flatMap((said, i) => {
    const before = inOrder.slice(0, i)
    const meant = meantBy(said, before)
    const found = meant === undefined || meant.by < saidAlong ? [] : [{ ...meant, since: said.at }]
    // What it seemed to be about when it was said counts as well: then it was known what had been talked of.
    const seemed = before.find(({ at }) => at === said.amends && at !== found[0]?.at)
    return seemed === undefined ? found : [...found, { at: seemed.at, by: Infinity, since: said.at }]
  })
  return new Map(
    [...Map.groupBy(changes, ({ at }) => at)].map(([at, each]) => {
      const likely = each.toSorted((a, b) => b.by - a.by).slice(0, mostChanges)
      return [at, likely.map(({ since }) => since).toSorted((a, b) => a - b)]
    }),
  )
}

/**
 * What a message changes; nothing where it changes nothing.
 * @param recalled when that was told which she has just said back: whoever puts something right then mostly means that
 */
export async function amendedBy(
  said: string,
  memories: readonly Remembered[],
  encode: Encode,
  recalled?: number,
): Promise<Amends | undefined> {
  const told = messagesOf(memories).toSorted((a, b) => a.at - b.at)
  const [vector, ...vectors] = (await encode([said, ...told.map(({ text }) => text)])) ?? []
  if (vector === undefined) return undefined
  const meant = meantBy(
    { at: Infinity, text: said, vector },
    told.map(({ at, text }, i) => ({ at, text, vector: vectors[i]! })),
    recalled,
  )
  return meant === undefined || meant.by < saidAlong
    ? undefined
    : { at: meant.at, isLikely: meant.by >= changing }
}

/** What somebody puts right, of all that was told before, and how much speaks for it: that it looks like putting something right, and that it is about the same. */
function meantBy(
  said: Said,
  before: readonly Said[],
  recalled?: number,
): { at: number; by: number } | undefined {
  const { amend } = askingOf(said.vector)
  if (amend < mayPutRight) return undefined
  const stems = new Set(stemsOf(said.text))
  const values = valuesIn(said.text, true)
  const each = before.map(({ text }) => new Set(stemsOf(text)))
  const rarity = (stem: string) => 1 / each.filter((words) => words.has(stem)).length
  const scores = before.map(({ at, text, vector }, i) => {
    const shared = [...each[i]!]
      .filter((stem) => stems.has(stem))
      .reduce((sum, stem) => sum + rarity(stem), 0)
    const held = valuesIn(text)
    const ofKind = values.flatMap((value) =>
      held.flatMap((one) => (one.kind === value.kind ? [[one, value] as const] : [])),
    )
    const isOther = ofKind.some(([one, value]) => normal(one) !== normal(value))
    const isSame = ofKind.some(([one, value]) => normal(one) === normal(value))
    const near =
      1.5 * similarity(said.vector, vector) +
      0.4 * Math.min(1.5, shared) +
      (isOther ? 0.3 : 0) +
      (isSame ? 0.2 : 0) -
      0.02 * (before.length - 1 - i)
    const isRecalled = at === recalled
    return { near: near + (isRecalled ? justRecalled : 0), isTouched: shared > 0 || isOther || isRecalled }
  })
  const nearest = Math.max(...scores.map(({ near }) => near))
  const best = scores.findIndex(({ near }) => near === nearest)
  if (best < 0) return undefined
  return {
    at: before[best]!.at,
    by:
      Math.log(amend / (1 - amend)) +
      4 * nearest +
      (isOtherNow(said.text) ? inWords : 0) -
      (scores[best]!.isTouched ? 0 : untouched),
  }
}
