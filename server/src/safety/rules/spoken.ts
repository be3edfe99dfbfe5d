import type { Heard } from '../hear.ts'
import type { Found } from '../matching/machine.ts'
import type { Category, Finding, Screening, Severity } from '../verdict.ts'
import { findMinors } from './minors.ts'
import type { Label } from './phrases.ts'
import { apart, isNear, spansOf } from './spans.ts'

interface Rule {
  readonly label: Label
  readonly category: Category
  readonly rule: string
  readonly severity: Severity
  /** Grave only close after one of these, in words. */
  readonly after?: readonly [Label, number]
  readonly unless?: readonly [Label, number]
}

const rules: readonly Rule[] = [
  { label: 'ending', category: 'self-harm', rule: 'urges-self-harm', severity: 4, after: ['urged', 1] },
  { label: 'praised', category: 'self-harm', rule: 'urges-self-harm', severity: 4, after: ['ending', 1] },
  { label: 'method', category: 'self-harm', rule: 'tells-a-method', severity: 4 },
  {
    label: 'fate',
    category: 'hate',
    rule: 'hate-severe',
    severity: 3,
    after: ['aimed', 5],
    unless: ['notHate', 20],
  },
  {
    label: 'whereabouts',
    category: 'personal-data',
    rule: 'tells-where-others-are',
    severity: 3,
    after: ['theirs', 1],
  },
  {
    label: 'spokenExplicit',
    category: 'explicit',
    rule: 'explicit',
    severity: 1,
    unless: ['notExplicit', 15],
  },
]

/** Not to do it: “please do not hurt yourself” is what an angel should say. */
const denial = new Set([
  'not',
  'dont',
  'never',
  'without',
  'instead',
  'before',
  'nobody',
  'no',
  'cannot',
  'cant',
  'wont',
  'stop',
  'against',
  'avoid',
  'if',
  'than',
])
const denialWithin = 4

/** What an angel must not say, whoever asks for it. */
export function findSpoken(heard: Heard, { explicit }: Screening): Finding[] {
  const found = findMinors(heard, 'reply')
  for (const { label, category, rule, severity, after, unless } of rules) {
    if (category === 'explicit' && explicit === 'allowed') continue
    const places = heard
      .of(label)
      .filter(
        (one) =>
          (unless === undefined || !isNear(heard, one, ...unless)) &&
          (after === undefined || follows(heard, one, ...after)) &&
          (category !== 'self-harm' || label === 'method' || !isDenied(heard, one)),
      )
    if (places.length > 0) found.push({ category, rule, severity, spans: spansOf(heard, places) })
  }
  return found
}

function follows(heard: Heard, one: Found<Label>, label: Label, words: number): boolean {
  return heard.of(label).some((before) => before.from < one.from && apart(before, one) <= words)
}

function isDenied({ words }: Heard, { from }: Found<Label>): boolean {
  return words.slice(Math.max(0, from - denialWithin), from).some(({ word }) => denial.has(word))
}
