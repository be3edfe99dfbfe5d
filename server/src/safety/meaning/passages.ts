import type { Heard } from '../hear.ts'
import type { Likeness } from './learned.ts'
import { byWords, createWordReader } from './likeness.ts'
import { plainPart, plainWords } from './plain-text.ts'

/** A stretch of a text that is judged by itself: what one sentence of a long letter says counts as much as if it stood alone. */
export interface Passage {
  /** The places of its first word, and behind its last. */
  readonly from: number
  readonly to: number
  readonly plain: readonly string[]
  /** What its words alone look like. */
  readonly likeness: Likeness
  /** With what was written before it. */
  readonly goesOn?: boolean
}

/** As long as most of what was learned from. A text that is no longer is one passage. */
const longest = 36
const piece = 18
const earlierMost = 30
const shortAnswer = 12

interface Unit {
  readonly from: number
  readonly to: number
  /** The same, counted in words without the ends of sentences. */
  readonly first: number
  readonly last: number
}

/** Sentences together, as many as are not too long, each in two of them at the most. */
export function passagesOf(heard: Heard): Passage[] {
  const plain = plainWords(heard)
  const read = createWordReader(plain)
  const passage = (from: number, to: number, first: number, last: number): Passage => ({
    from,
    to,
    plain: plain.slice(first, last),
    likeness: read(first, last),
  })
  if (plain.length <= longest) return [passage(heard.own, heard.words.length, 0, plain.length)]
  const units = unitsOf(heard)
  const found: Passage[] = []
  let begun = -piece
  for (let i = 0; i < units.length; i++) {
    const { from, first } = units[i]!
    if (first - begun < piece && i < units.length - 1) continue
    let end = i
    while (end + 1 < units.length && units[end + 1]!.last - first <= longest) end++
    const { to, last } = units[end]!
    if (found.at(-1)?.to === to) continue
    begun = first
    found.push(passage(from, to, first, last))
  }
  return found
}

/**
 * A short answer together with what its author wrote before, for what it adds: that was judged when it was written. Nothing where there is
 * nothing before it.
 */
export function goingOn(heard: Heard, addsLeast: number): Passage | undefined {
  if (heard.own <= 1 || heard.words.length - heard.own > shortAnswer * 2) return undefined
  const plain = plainWords(heard)
  if (plain.length > shortAnswer) return undefined
  const earlier = plainPart(heard.words, Math.max(0, heard.own - earlierMost), heard.own)
  const both = [...earlier, ...plain]
  const was = byWords(earlier)
  const is = byWords(both)
  const likeness = Object.fromEntries(
    Object.entries(is).map(([kind, value]) => [
      kind,
      value > was[kind as keyof Likeness] + addsLeast ? value : Math.min(value, 0),
    ]),
  ) as unknown as Likeness
  return { from: heard.own, to: heard.words.length, plain: both, likeness, goesOn: true }
}

/** Sentences; what is too long for one is cut. */
function unitsOf({ words, own }: Heard): Unit[] {
  const units: Unit[] = []
  let from = own
  let first = 0
  for (let i = own; i <= words.length; i++) {
    if (i < words.length && words[i]!.word !== '.') continue
    const step = i - from > longest ? piece : longest
    while (from < i) {
      const to = Math.min(from + step, i)
      units.push({ from, to, first, last: first + to - from })
      first += to - from
      from = to
    }
    from = i + 1
  }
  return units
}
