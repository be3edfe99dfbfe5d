import { hear, type Heard } from './hear.ts'
import { clearest } from './meaning/plain-text.ts'
import { fold } from './reading/fold.ts'
import { isAboutAnother } from './rules/concern.ts'
import { findMinors } from './rules/minors.ts'
import { findOthers } from './rules/others.ts'
import { findInRaw } from './rules/raw.ts'
import { findSpoken } from './rules/spoken.ts'
import { findSelfHarm } from './rules/self-harm.ts'
import type { Finding, Screening } from './verdict.ts'

export const longest = 20_000
const beforeMost = 5
const beforeLongest = 1000

interface Screened {
  readonly findings: Finding[]
  readonly heard: Heard
  /** About somebody else. */
  readonly isWorried: boolean
}

/** What the rules alone find, and what they heard. */
export function screenText(text: string, screening: Screening): Screened {
  const folded = fold(text.slice(0, longest))
  const before = (screening.before ?? []).slice(-beforeMost).map((one) => one.slice(-beforeLongest))
  const found: Finding[] = []
  const ways = hear(folded, before)
  for (const heard of ways) {
    if (screening.surface === 'reply') found.push(...findSpoken(heard, screening))
    else
      found.push(
        ...findMinors(heard, screening.surface),
        ...findOthers(heard, screening),
        ...findSelfHarm(heard),
      )
  }
  found.push(...findInRaw(text.slice(0, longest), folded, before, screening))
  return { findings: distinct(found), heard: clearest(ways), isWorried: ways.some(isAboutAnother) }
}

/** Each rule once: two ways of reading a text find mostly the same. */
function distinct(found: readonly Finding[]): Finding[] {
  const byRule = new Map<string, Finding>()
  for (const one of found) {
    const there = byRule.get(one.rule)
    if (there === undefined || there.spans.length < one.spans.length) byRule.set(one.rule, one)
  }
  return [...byRule.values()].toSorted((a, b) => b.severity - a.severity)
}
