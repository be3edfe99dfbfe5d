import { bars, meaningCounts } from '../../server/src/safety/meaning/bars.ts'
import { kinds, type Kind } from '../../server/src/safety/meaning/learned.ts'
import { learnVector, learnWords, repeatable } from './safety-learn/logistic.ts'

/** A text that is learned from, read: what it is, its words and pairs, what it means. */
export interface Lesson {
  readonly text: string
  readonly kind: Kind | 'harmless'
  readonly words: readonly string[]
  readonly vector: Float32Array
  /** Written as an example, by hand: those that were put together from phrases are not asked. */
  readonly isWritten: boolean
}

export interface Checked {
  readonly asked: string
  readonly met: string
  readonly 'harmless asked': string
  readonly 'harmless stopped': string
  /** Where the bar would be for one harmless text in two hundred, and for one in a hundred. */
  readonly 'bar at 0.5 %': string
  readonly 'bar at 1 %': string
}

const parts = 5

/**
 * How well what is learned does on texts that it has not met: learned from four fifths, asked about the fifth, five times over. Without the
 * rules, and without what excuses a text: what it says of the bars is on the safe side.
 */
export function crossCheck(lessons: readonly Lesson[]): Record<string, Checked> {
  const found: Record<string, Checked> = {}
  for (const kind of kinds) {
    const scores = lessons.map(() => ({ words: 0, both: 0 }))
    for (let part = 0; part < parts; part++) {
      const from = lessons.filter(({ text }) => partOf(text) !== part)
      const isIt = (one: Lesson): boolean => one.kind === kind
      const words = learnWords(
        from.map((one) => ({ isIt: isIt(one), features: one.words })),
        repeatable(7),
      )
      const vector = learnVector(
        from.map((one) => ({ isIt: isIt(one), features: one.vector })),
        repeatable(9),
      )
      lessons.forEach((one, i) => {
        if (partOf(one.text) !== part) return
        let sum = 0
        for (const word of one.words) sum += words.weights.get(word) ?? 0
        const byWords = sum / Math.sqrt(Math.max(one.words.length, 1)) + words.bias
        let meaning = vector[one.vector.length]!
        for (let j = 0; j < one.vector.length; j++) meaning += vector[j]! * one.vector[j]!
        scores[i] = { words: byWords, both: byWords + meaningCounts * meaning }
      })
    }
    found[kind] = figuresOf(kind, lessons, scores)
  }
  return found
}

function figuresOf(
  kind: Kind,
  lessons: readonly Lesson[],
  scores: readonly { readonly words: number; readonly both: number }[],
): Checked {
  const of = (wanted: Lesson['kind']) =>
    scores.filter((_, i) => lessons[i]!.kind === wanted && lessons[i]!.isWritten)
  const { asks, enough } = bars[kind]
  const share = (all: readonly unknown[], some: readonly unknown[]): string =>
    `${((100 * some.length) / Math.max(all.length, 1)).toFixed(1)} % of ${all.length}`
  const ones = of(kind)
  const harmless = of('harmless')
  const sorted = harmless.map(({ both }) => both).toSorted((a, b) => b - a)
  const barAt = (rate: number): string => {
    const bar = sorted[Math.floor(rate * sorted.length)] ?? 0
    return `${bar.toFixed(2)}: ${share(
      ones,
      ones.filter(({ both }) => both > bar),
    )}`
  }
  const isAsked = ({ words }: { words: number }): boolean => words > asks
  const isMet = (one: { words: number; both: number }): boolean => isAsked(one) && one.both > enough
  return {
    asked: share(ones, ones.filter(isAsked)),
    met: share(ones, ones.filter(isMet)),
    'harmless asked': share(harmless, harmless.filter(isAsked)),
    'harmless stopped': share(harmless, harmless.filter(isMet)),
    'bar at 0.5 %': barAt(0.005),
    'bar at 1 %': barAt(0.01),
  }
}

/** The same text is always in the same part, however often it is there. */
function partOf(text: string): number {
  let sum = 7
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0
  return Math.abs(sum >> 3) % parts
}
