import { encodeWithin, type Encoder } from '../../platform/encoder/index.ts'
import type { Heard } from '../hear.ts'
import type { Label } from '../rules/phrases.ts'
import { isOwn, spansOf } from '../rules/spans.ts'
import type { Category, Finding, Screening, Surface } from '../verdict.ts'
import {
  acuteFrom,
  addsLeast,
  bars,
  doubtCosts,
  meaningCounts,
  meaningLeast,
  needsNoSelf,
  phraseCounts,
  unlikeFrom,
  wordsLeast,
} from './bars.ts'
import { kinds, type Kind } from './learned.ts'
import { byMeaning, knownShare, type Likeness } from './likeness.ts'
import { goingOn, passagesOf, type Passage } from './passages.ts'

const oneself = new Set('i im ive ill id ima imma me my myself mine wanna gonna kms'.split(' '))
/** Where people speak of themselves. */
const ownVoice: ReadonlySet<Surface> = new Set(['message', 'persona', 'memory'])
const mostlyKnown = 0.7
const fewestWords = 3
/** No text waits for more of it to be read than this. */
const passagesMost = 3

export interface MeaningParts {
  readonly encoder?: Encoder | undefined
  readonly encoderMs: number
  readonly onAsked?: ((isAnswered: boolean) => void) | undefined
}

/**
 * What the rules have no words for, and whether they took something for what it is not. Asks the encoder only where the words already point
 * that way: a few texts in a hundred. When it is late, the words decide alone.
 */
export async function judgeMeaning(
  parts: MeaningParts,
  screening: Screening,
  heard: Heard,
  byRules: readonly Finding[],
): Promise<readonly Finding[]> {
  const passages = readAll(heard)
  const already = byRules.filter((one) => !isUnlike(one, passages))
  if (
    already.some(
      ({ category, severity }) => category === 'minors' || (category === 'self-harm' && severity === 4),
    )
  )
    return already
  const asked = kinds.flatMap((kind) => {
    const fit = passages.filter((one) => isWorthAsking(kind, screening, heard, one, already))
    return fit.length === 0 ? [] : [{ kind, read: clearest(fit, kind) }]
  })
  if (asked.length === 0) return already

  const meanings = await meaningsOf(
    parts,
    asked.map(({ read }) => read),
  )
  const isKnown = (category: Category): boolean => already.some((one) => one.category === category)
  const scored = asked.map(({ kind, read }) => {
    const meaning = meanings.get(read)
    const { enough, byWords: bar, doubtedBy = [] } = bars[kind]
    const doubt = isExcused(heard, read, doubtedBy) ? doubtCosts : 0
    const score = read.likeness[kind] + (meaning === undefined ? 0 : meaningCounts * meaning[kind])
    const above = score - (meaning === undefined ? bar : enough) - doubt
    const isIt = above > 0 && (meaning === undefined || meaning[kind] > meaningLeast)
    return { kind, read, meaning, score, above, isIt: isIt && !isKnown(bars[kind].category) }
  })
  const crisis = scored.find(({ kind }) => kind === 'crisis')
  const found = scored.filter(({ isIt }) => isIt)
  const isMeantForOthers = found.some(
    ({ kind, above }) => kind === 'threat' && above > (crisis?.above ?? 0) + 0.5,
  )
  const isCrisis = isKnown('self-harm') || (crisis?.isIt === true && !isMeantForOthers)
  const findingOf = ({ kind, read }: { kind: Kind; read: Passage }): Finding => {
    const { category, rule, severity } = bars[kind]
    return { category, rule, severity, spans: spansOf(heard, [{ from: read.from, to: read.to - 1 }]) }
  }
  if (!isCrisis || crisis === undefined)
    return [...already, ...found.filter(({ kind }) => kind !== 'crisis').map(findingOf)]
  const { read, meaning, score } = crisis
  if (
    meaning !== undefined &&
    isKnown('self-harm') &&
    score + phraseCounts < bars.crisis.enough &&
    knownShare(read.plain) > mostlyKnown
  ) {
    return already.filter(({ category }) => category !== 'self-harm')
  }
  const isAcute =
    read.likeness.acute + (meaning === undefined ? 0 : meaningCounts * meaning.acute) > acuteFrom ||
    (read.goesOn === true && heard.of('soon').some((one) => isOwn(heard, one)))
  const { spans } = findingOf(crisis)
  // Somebody who wants to die says hard things; they are not held against them.
  return [
    ...already,
    ...(crisis.isIt ? [findingOf(crisis)] : []),
    ...(isAcute
      ? [{ category: 'self-harm', rule: 'self-harm-acute-meaning', severity: 4, spans } as const]
      : []),
  ]
}

function readAll(heard: Heard): Passage[] {
  // Two words mean too little by themselves; what they may say is in the rules.
  const found = passagesOf(heard).filter(({ plain }) => plain.length >= fewestWords)
  const more = goingOn(heard, addsLeast)
  return more === undefined ? found : [...found, more]
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
  if (kind === undefined || !byPhrases.has(rule) || passages.length === 0) return false
  const { likeness, plain } = clearest(passages, kind)
  return likeness[kind] < unlikeFrom && knownShare(plain) > mostlyKnown
}

function clearest(passages: readonly Passage[], kind: Kind): Passage {
  return passages.reduce((best, one) => (one.likeness[kind] > best.likeness[kind] ? one : best))
}

function isWorthAsking(
  kind: Kind,
  { explicit, surface }: Screening,
  heard: Heard,
  read: Passage,
  already: readonly Finding[],
): boolean {
  const { category, asks, unless } = bars[kind]
  if (kind === 'explicit' && explicit === 'allowed') return false
  if (kind === 'crisis' && !ownVoice.has(surface)) return false
  if (read.goesOn === true && kind !== 'crisis' && kind !== 'threat') return false
  const isKnown = already.some((one) => one.category === category)
  if (kind === 'crisis' && isKnown) return true
  const likely = read.likeness[kind]
  if (isKnown || likely <= asks || isExcused(heard, read, ['fiction', ...unless])) return false
  if (kind !== 'crisis') return read.plain.length >= wordsLeast[kind]
  return already.length === 0 && (likely > needsNoSelf || read.plain.some((word) => oneself.has(word)))
}

async function meaningsOf({ encoder, encoderMs, onAsked }: MeaningParts, reads: readonly Passage[]) {
  const found = new Map<Passage, Likeness>()
  if (encoder === undefined) return found
  const some = [...new Set(reads)].slice(0, passagesMost)
  const vectors = await encodeWithin(
    encoder,
    some.map(({ plain }) => plain.join(' ')),
    encoderMs,
  )
  onAsked?.(vectors !== undefined)
  vectors?.forEach((vector, i) => found.set(some[i]!, byMeaning(vector)))
  return found
}

function isExcused(heard: Heard, { from, to }: Passage, labels: readonly Label[]): boolean {
  return labels.some((label) =>
    heard.of(label).some((one) => isOwn(heard, one) && one.to >= from && one.from < to),
  )
}
