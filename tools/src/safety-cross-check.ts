import { bars, meaningCounts } from '../../server/src/safety/meaning/bars.ts'
import { inOrder, kinds, type Kind, type Learnt } from '../../server/src/safety/meaning/learned.ts'
import { sumsOf } from '../../server/src/safety/meaning/network.ts'
import { learnOnce, scoreByWords, type Read } from './safety-learn-once.ts'
import { repeatable } from './safety-learn/logistic.ts'
import { parts } from './safety-lessons.ts'

interface Score {
  readonly words: number
  readonly both: number
}

export type Checked = Readonly<Record<string, string>>

/** Shares of what it is not that a bar may let through. */
const rates = [0.01, 0.02, 0.05, 0.1]

/**
 * How well what is learned does on texts that it has not met: learned from four fifths, asked about the fifth, five times over. Without the
 * rules, and without what excuses a text: what it says of the bars is on the safe side.
 */
export function crossCheck(read: readonly Read[]): Record<string, Checked> {
  const scores = new Map<Read, readonly Score[]>()
  for (let part = 0; part < parts; part++) {
    const known = learnOnce(
      read.filter(({ lesson }) => lesson.part !== part),
      repeatable(7 + part),
    )
    for (const one of read) {
      if (one.lesson.part !== part || !one.lesson.isWritten) continue
      const meaning = sumsOf(known.network, one.vector)
      scores.set(
        one,
        inOrder.map((kind, i) => {
          const words = scoreByWords(known.words[kind], one.plain)
          return { words, both: words + meaningCounts * meaning[i]! }
        }),
      )
    }
  }
  return Object.fromEntries(inOrder.map((kind, i) => [kind, figuresOf(kind, i, scores)]))
}

function figuresOf(kind: Learnt, place: number, scores: ReadonlyMap<Read, readonly Score[]>): Checked {
  const of = (isIt: boolean): Score[] =>
    [...scores].flatMap(([{ lesson }, all]) =>
      !lesson.unsaid.includes(kind) && lesson.is.includes(kind) === isIt ? [all[place]!] : [],
    )
  const ones = of(true)
  const rest = of(false)
  const share = (all: readonly unknown[], some: readonly unknown[]): string =>
    `${((100 * some.length) / Math.max(all.length, 1)).toFixed(1)} %`
  const bar = isKind(kind) ? bars[kind] : undefined
  const asked = (all: readonly Score[]) => all.filter(({ words }) => bar === undefined || words > bar.asks)
  const met = (all: readonly Score[]) =>
    asked(all).filter(({ both }) => bar !== undefined && both > bar.enough)
  const at = (of: (one: Score) => number): string[] =>
    rates.map((rate) => {
      const bar = rest.map(of).toSorted((a, b) => b - a)[Math.floor(rate * rest.length)] ?? 0
      return `${bar.toFixed(1)}: ${share(
        ones,
        ones.filter((one) => of(one) > bar),
      )}`
    })
  return {
    texts: `${ones.length} / ${rest.length}`,
    asked: `${share(ones, asked(ones))} / ${share(rest, asked(rest))}`,
    met: `${share(ones, met(ones))} / ${share(rest, met(rest))}`,
    'words alone': at(({ words }) => words).join(', '),
    both: at(({ both }) => both).join(', '),
  }
}

function isKind(kind: Learnt): kind is Kind {
  return (kinds as readonly string[]).includes(kind)
}
