import type { Heard } from '../hear.ts'
import type { Label } from '../rules/phrases.ts'
import { isOwn, spansOf } from '../rules/spans.ts'
import type { Category, Finding, Screening, Surface } from '../verdict.ts'
import { askMeanings, type Meanings, type MeaningParts } from './ask-meanings.ts'
import {
  acuteFrom,
  addsLeast,
  bars,
  bearsOut,
  characterCosts,
  goesOnCosts,
  meaningLeast,
  phraseCounts,
  unlikeBelow,
} from './bars.ts'
import { findAdvance, readAdvance, type Advance } from './advance.ts'
import { isConcern, readConcern } from './concern.ts'
import { kinds, type Kind } from './learned.ts'
import { knownShare } from './likeness.ts'
import { goingOn, passagesOf, type Passage } from './passages.ts'
import { isSaidIn, isWorthAsking } from './worth-asking.ts'

const mostlyKnown = 0.7
const fewestWords = 3
/** Of each kind so many passages are asked about: the clearest by their words. */
const passagesEach = 2
const ofCharacters: ReadonlySet<Surface> = new Set(['avatar', 'card'])

/** Most of it is about somebody else, so that the meaning of the whole says nothing about the last words. */
const aboutBoth = 'self-harm-as-well'

/** A kind that a passage may be of, and how far above its bar it is. */
interface Scored {
  readonly kind: Kind
  readonly read: Passage
  readonly score: number
  readonly above: number
  readonly isIt: boolean
}

/** A kind, and a passage to be asked about. */
type Asked = Pick<Scored, 'kind' | 'read'>

interface Judged {
  readonly findings: readonly Finding[]
  /** Somebody worries about another: that is no finding, since nothing is wrong with it. */
  readonly isWorried: boolean
}

/**
 * What the rules have no words for, and whether they took something for what it is not. Asks the encoder only where the words leave it open: less
 * than a quarter of ordinary talk. When it is late, the words decide alone.
 */
export async function judgeMeaning(
  parts: MeaningParts,
  screening: Screening,
  heard: Heard,
  byRules: readonly Finding[],
): Promise<Judged> {
  const passages = readAll(heard)
  const already = byRules.filter((one) => !isUnlike(one, passages))
  if (already.some((one) => isBeyondDoubt(one, passages))) return { findings: already, isWorried: false }
  const asked = kinds.flatMap((kind) =>
    clearest(
      passages.filter((one) => isWorthAsking(kind, screening, heard, one, already)),
      kind,
      passagesEach,
    ).map((read) => ({ kind, read })),
  )
  const advance = readAdvance(heard, passages)
  const concern = readConcern(screening, passages)
  const reads = [...(advance?.reads ?? []), ...asked.map(({ read }) => read), ...concern]
  if (reads.length === 0) return { findings: already, isWorried: false }

  const meanings = await askMeanings(parts, reads)
  return {
    findings: weigh({ screening, heard, already, asked, advance }, meanings),
    isWorried: concern.some((read) => isConcern(heard, read, meanings)),
  }
}

/** What was found in the end, with what the rules had found already. */
function weigh(
  {
    screening,
    heard,
    already,
    asked,
    advance,
  }: {
    screening: Screening
    heard: Heard
    already: readonly Finding[]
    asked: readonly Asked[]
    advance: Advance | undefined
  },
  meanings: Meanings,
): readonly Finding[] {
  const made = advance && findAdvance(heard, advance, meanings)
  if (made !== undefined) return [...already, made]
  const isKnown = (category: Category): boolean => already.some((one) => one.category === category)
  const scored = kinds.flatMap(
    (kind) =>
      asked
        .filter((one) => one.kind === kind)
        .map(({ read }) => scoreOf(kind, read, heard, meanings, ofCharacters.has(screening.surface)))
        .toSorted((a, b) => b.above - a.above)[0] ?? [],
  )
  const crisis = scored.find(({ kind }) => kind === 'crisis')
  const found = scored.filter(({ kind, isIt }) => isIt && !isKnown(bars[kind].category))
  const isMeantForOthers = found.some(
    ({ kind, above }) => kind === 'threat' && above > (crisis?.above ?? 0) + 0.5,
  )
  const isNew = found.some(({ kind }) => kind === 'crisis') && !isMeantForOthers
  if (crisis === undefined || !(isNew || isKnown('self-harm')))
    return [...already, ...found.filter(({ kind }) => kind !== 'crisis').map((one) => findingOf(heard, one))]
  const { read, score } = crisis
  const meaning = meanings.get(read)
  if (
    meaning !== undefined &&
    isKnown('self-harm') &&
    score + phraseCounts < bars.crisis.enough &&
    knownShare(read.plain) > mostlyKnown
  )
    return already.filter(({ category, rule }) => category !== 'self-harm' || rule === aboutBoth)
  const isAcute =
    read.likeness.acute + (meaning?.acute ?? 0) > acuteFrom ||
    (read.goesOn === true && heard.of('soon').some((one) => isOwn(heard, one)))
  // Somebody who wants to die says hard things; they are not held against them.
  return [
    ...already,
    ...(isNew ? [findingOf(heard, crisis)] : []),
    ...(isAcute
      ? [{ ...findingOf(heard, crisis), rule: 'self-harm-acute-meaning', severity: 4 as const }]
      : []),
  ]
}

function readAll(heard: Heard): Passage[] {
  // Two words mean too little by themselves; what they may say is in the rules.
  const found = passagesOf(heard).filter(({ plain }) => plain.length >= fewestWords)
  const more = goingOn(heard, addsLeast)
  return more === undefined ? found : [...found, more]
}

/** Nothing that could be asked would change it. Danger now is asked about only where the words do not bear it out. */
function isBeyondDoubt({ category, severity, rule }: Finding, passages: readonly Passage[]): boolean {
  if (category === 'minors') return true
  if (category !== 'self-harm' || severity < 4) return false
  const [read] = clearest(passages, 'crisis', 1)
  return !byPhrases.has(rule) || read === undefined || read.likeness.crisis > bearsOut
}

/** Phrases that stand for many sentences, and now and then for one that says something else. */
const byPhrases = new Set(
  'self-harm-acute self-harm-means self-harm-farewell self-harm-mild threat harassment illegal-goods scam-words explicit hate'.split(
    ' ',
  ),
)

/** All of its words say that it is something else. Not where the words are hardly known: that is another language. */
function isUnlike({ rule, category }: Finding, passages: readonly Passage[]): boolean {
  const kind = kinds.find((one) => bars[one].category === category)
  if (kind === undefined || !byPhrases.has(rule)) return false
  const [read] = clearest(passages, kind, 1)
  if (read === undefined || read.likeness[kind] >= bars[kind].asks - unlikeBelow) return false
  return knownShare(read.plain) > mostlyKnown
}

function clearest(passages: readonly Passage[], kind: Kind, many: number): readonly Passage[] {
  return passages.toSorted((a, b) => b.likeness[kind] - a.likeness[kind]).slice(0, many)
}

function scoreOf(
  kind: Kind,
  read: Passage,
  heard: Heard,
  meanings: Meanings,
  isOfCharacter: boolean,
): Scored {
  const meaning = meanings.get(read)
  const { meaningCounts, enough, byWords, doubtedBy = {} } = bars[kind]
  const doubts = Object.entries(doubtedBy).filter(([label]) => isSaidIn(heard, read, label as Label))
  const doubt =
    Math.max(isOfCharacter ? characterCosts : 0, ...doubts.map(([, costs]) => costs)) +
    (read.goesOn === true ? goesOnCosts : 0)
  const score = read.likeness[kind] + meaningCounts * (meaning?.[kind] ?? 0)
  const above = score - (meaning === undefined ? byWords : enough) - doubt
  const isIt = above > 0 && (meaning === undefined || meaning[kind] > meaningLeast)
  return { kind, read, score, above, isIt }
}

function findingOf(heard: Heard, { kind, read }: Asked): Finding {
  const { category, rule, severity } = bars[kind]
  return { category, rule, severity, spans: spansOf(heard, [{ from: read.from, to: read.to - 1 }]) }
}
