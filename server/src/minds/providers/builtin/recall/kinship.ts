import type { Asked } from './asked.ts'
import { akin, tells, type KinWord } from './kin/kin.ts'
import { soonMs, type Told } from './told.ts'

/** What the nearness of words says of one thing that was told, each about between -1 and 1. */
interface Kinship {
  /** All words of the question, each by the nearest word that was told, compared with what else was told. */
  readonly above: number
  /** The word of the question that comes nearest. */
  readonly topAbove: number
  readonly rank: number
  /** “What instrument”: something of that kind. */
  readonly sought: number
  /** Of what was told right before and after it. */
  readonly before: number
  readonly after: number
}

/** How near the words of the question come to those that were told, where they are not the same. */
export function kinship({ content, sought }: Asked, told: readonly Told[]): Kinship[] {
  const weights = content.map(tells)
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const each = told.map((one) => {
    const nearest = content.map((word, k) => nearestTo(word, one.content) * weights[k]!)
    return {
      all: nearest.reduce((sum, near) => sum + near, 0) / total,
      top: Math.max(0, ...nearest),
      sought: sought === undefined ? 0 : nearestTo(sought.kin, one.content),
    }
  })
  const usual = meanOf(each.map(({ all }) => all))
  const usualTop = meanOf(each.map(({ top }) => top))
  const usualSought = meanOf(each.map((one) => one.sought))
  const sorted = each.map(({ all }) => all).toSorted((a, b) => b - a)
  const order = told.map((_, i) => i).toSorted((a, b) => told[a]!.at - told[b]!.at)
  const places = new Map(order.map((i, place) => [i, place]))
  const beside = (i: number, way: 1 | -1): number => {
    const other = order[places.get(i)! + way]
    return other === undefined || Math.abs(told[other]!.at - told[i]!.at) > soonMs
      ? 0
      : each[other]!.all - usual
  }
  return each.map(({ all, top, sought: ofKind }, i) => ({
    above: 2 * (all - usual),
    topAbove: 2 * (top - usualTop),
    rank: sorted.indexOf(all),
    sought: 2 * (ofKind - usualSought),
    before: 2 * beside(i, -1),
    after: 2 * beside(i, 1),
  }))
}

function nearestTo(word: KinWord, others: readonly KinWord[]): number {
  return others.reduce((best, other) => Math.max(best, akin(word, other)), 0)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
