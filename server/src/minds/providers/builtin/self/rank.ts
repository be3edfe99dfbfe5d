import { meets } from '../facts/same-words.ts'
import { stemsOf } from '../hear/words.ts'
import { years } from './own-keys.ts'
import type { OwnLine } from './texts.ts'

const numbers =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|half|third|twice)\b/i
const people =
  /\b(?:mother|father|mum|dad|sister|brother|grandmother|grandfather|gran|uncle|aunt|husband|wife|friend|teacher|man|woman|boy|girl|neighbour|called)\b/i
const clock =
  /\b(?:at|until|before|between|from|by|past) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|dawn|dusk)\b/i
const before =
  /\b(?:was|were|took|came|grew|learned|learnt|taught|studied|trained|used to|once|until|began|started|inherited|left|wrote|worked|had|built|bought)\b/i

/** What kind of answer a question wants, and what gives such an answer away. */
const kinds: readonly { asks: RegExp; has: RegExp; worth: number; lack: number }[] = [
  {
    asks: /\bhow (?:many|much|far|large|big|often|high|deep|heavy|fast|old is)\b|\bwhat(?:'s| is) the (?:furthest|longest|most|biggest)\b/,
    has: numbers,
    worth: 0.45,
    lack: 0.5,
  },
  {
    asks: /\bwhat (?:time|hour)\b|\bwhen do(?:es)? (?:you|an? \p{L}+) (?:get up|wake|rise|start|open|begin|finish|close|stop|sleep|go to)\b/u,
    has: clock,
    worth: 0.6,
    lack: 0.5,
  },
  {
    asks: /\bwhen (?:did|were|was|have|are|is)\b/,
    has: /\b(?:mornings?|nights?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|at (?:\p{L}+teen|twenty))\b/iu,
    worth: 0.3,
    lack: 0.2,
  },
  { asks: /\bhow long\b/, has: years, worth: 0.6, lack: 0.5 },
  { asks: /\bwho\b/, has: people, worth: 0.35, lack: 0.15 },
  {
    asks: /\bwhere\b|\bwhich (?:town|city|island|country|place|village)\b/,
    has: /\b(?:in|on|above|near|at|off|by|outside|from|to) (?:a |the |an )?(?:\p{L}+ )?\p{Lu}|\b(?:above|between|outside|behind) /u,
    worth: 0.35,
    lack: 0.2,
  },
  {
    asks: /\b(?:always|before|begin|began|start|started|first|originally|end up|come to|get into|become|taught|learn|learned|how did you|were you|was you|did you|have you ever|used to)\b/,
    has: before,
    worth: 0.3,
    lack: 0.1,
  },
]

/** Words that say how an answer is measured, not what it is about. */
const measures = /^(?:long|far|often|alway|time|exact|start|begin|doe?|now)$/

/** How alike a question and a line of hers are, where that is known. */
export type Likeness = ReadonlyMap<string, number> | undefined

interface Ranked {
  readonly line: OwnLine
  readonly score: number
  /** A word of the question, or one for the same, is in it. */
  readonly isNamed: boolean
}

/** Her lines by how well they answer a question: by its words, by its meaning and by what kind of answer it wants. Best first. */
export function rankedFor(
  lines: readonly OwnLine[],
  question: string,
  object: string,
  likeness: Likeness,
): Ranked[] {
  const wanted = [...new Set(stemsOf(object).filter((stem) => stem.length > 2 && !measures.test(stem)))]
  const usual =
    likeness === undefined || likeness.size === 0
      ? 0
      : [...likeness.values()].reduce((sum, one) => sum + one, 0) / likeness.size
  const rarity = new Map(
    wanted.map((stem) => [stem, 1 / Math.max(1, lines.filter(({ stems }) => stems.has(stem)).length)]),
  )
  return lines
    .map((line) => {
      let words = 0
      let met = 0
      for (const stem of wanted) {
        const share = line.stems.has(stem) ? 1 : meets(stem, line.stems) >= 0.6 ? 0.5 : 0
        words += share * (0.35 + 0.35 * (rarity.get(stem) ?? 1))
        met += share
      }
      // One word of several is often the other half of the question: “do you ever burn the bread?”.
      words *= 0.5 + 0.5 * (met / Math.max(1, wanted.length))
      const meaning = likeness === undefined ? 0 : Math.max(0, (likeness.get(line.text) ?? 0) - usual)
      let kind = 0
      for (const { asks, has, worth, lack } of kinds)
        if (asks.test(question)) kind += has.test(line.text) ? worth : -lack
      const from = line.from === 'trade' ? -0.6 : line.from === 'opinion' ? -0.2 : 0
      return { line, score: words + meaning * 2.2 + kind + from, isNamed: words > 0 }
    })
    .toSorted((a, b) => b.score - a.score)
}
