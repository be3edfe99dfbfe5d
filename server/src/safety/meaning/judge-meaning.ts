import { encodeWithin, type Encoder } from '../../platform/encoder/index.ts'
import type { Heard } from '../hear.ts'
import type { Label } from '../rules/phrases.ts'
import { isOwn } from '../rules/spans.ts'
import type { Category, Finding, Screening, Surface } from '../verdict.ts'
import {
  acuteFrom,
  bars,
  doubtCosts,
  earlierFrom,
  meaningLeast,
  needsNoSelf,
  phraseCounts,
  wordsLeast,
} from './bars.ts'
import { kinds, type Kind } from './learned.ts'
import { byMeaning, byWords, knownShare, type Likeness } from './likeness.ts'
import { plainWords } from './plain-text.ts'

const oneself = new Set('i im ive ill id ima imma me my myself mine wanna gonna kms'.split(' '))
/** Where people speak of themselves. */
const ownVoice: ReadonlySet<Surface> = new Set(['message', 'persona', 'memory'])
const shortAnswer = 12
const mostlyKnown = 0.7

export interface MeaningParts {
  readonly encoder?: Encoder | undefined
  readonly encoderMs: number
  readonly onAsked?: ((isAnswered: boolean) => void) | undefined
}

const fewestWords = 3

/**
 * What the rules have no words for, and whether they took something for what it is not. Asks the encoder only where the words already point
 * that way: a few texts in a hundred. When it is late, the words decide alone.
 */
export async function judgeMeaning(
  parts: MeaningParts,
  screening: Screening,
  heard: Heard,
  already: readonly Finding[],
): Promise<readonly Finding[]> {
  if (
    already.some(
      ({ category, severity }) => category === 'minors' || (category === 'self-harm' && severity === 4),
    )
  )
    return already
  const plain = plainWords(heard)
  // Two words mean too little by themselves; what they may say is in the rules.
  if (plain.length < fewestWords) return already
  const words = byWords(plain)
  const asked = kinds.filter((kind) => isWorthAsking(kind, screening, heard, words, plain, already))
  if (asked.length === 0) return already

  const meaning = await meaningOf(parts, plain.join(' '))
  const last = heard.words.at(-1)
  const spans: Finding['spans'] = [[0, Math.max(last?.to ?? 0, 1)]]
  const isKnown = (category: Category): boolean => already.some((one) => one.category === category)
  const found = asked.flatMap((kind): Finding[] => {
    const { category, rule, severity, enough, byWords: bar, doubtedBy = [] } = bars[kind]
    const doubt = isExcused(heard, doubtedBy) ? doubtCosts : 0
    const isIt = meaning
      ? words[kind] + meaning[kind] > enough + doubt && meaning[kind] > meaningLeast
      : words[kind] > bar + doubt
    return isIt && !isKnown(category) ? [{ category, rule, severity, spans }] : []
  })
  const crisis = meaning ? words.crisis + meaning.crisis : words.crisis
  const isCrisis = isKnown('self-harm') || found.some(({ category }) => category === 'self-harm')
  if (!isCrisis) return [...already, ...found]
  if (
    meaning &&
    isKnown('self-harm') &&
    crisis + phraseCounts < bars.crisis.enough &&
    knownShare(plain) > mostlyKnown
  ) {
    return already.filter(({ category }) => category !== 'self-harm')
  }
  const isAcute =
    (meaning !== undefined && meaning.acute > acuteFrom && crisis > acuteFrom) ||
    isGoingOn(heard, words, plain)
  // Somebody who wants to die says hard things; they are not held against them.
  return [
    ...already,
    ...found.filter(({ category }) => category === 'self-harm'),
    ...(isAcute
      ? [{ category: 'self-harm', rule: 'self-harm-acute-meaning', severity: 4, spans } as const]
      : []),
  ]
}

function isWorthAsking(
  kind: Kind,
  { explicit, surface }: Screening,
  heard: Heard,
  words: Likeness,
  plain: readonly string[],
  already: readonly Finding[],
): boolean {
  const { category, asks, unless } = bars[kind]
  if (kind === 'explicit' && explicit === 'allowed') return false
  if (kind === 'crisis' && !ownVoice.has(surface)) return false
  const isKnown = already.some((one) => one.category === category)
  if (kind === 'crisis' && isKnown) return true
  if (isKnown || isExcused(heard, ['fiction', ...unless])) return false
  if (kind !== 'crisis') return words[kind] > asks && plain.length >= wordsLeast[kind]
  if (already.length > 0) return false
  if (isGoingOn(heard, words, plain)) return true
  return words.crisis > asks && (words.crisis > needsNoSelf || plain.some((word) => oneself.has(word)))
}

/** A few words more, after texts that looked like a crisis. */
function isGoingOn(heard: Heard, words: Likeness, plain: readonly string[]): boolean {
  if (heard.own <= 1 || plain.length > shortAnswer) return false
  const isSoon = heard.of('soon').some((one) => isOwn(heard, one))
  if (!isSoon && words.crisis < needsNoSelf) return false
  return byWords(plainWords({ words: heard.words.slice(0, heard.own), own: 0 })).crisis > earlierFrom
}

async function meaningOf({ encoder, encoderMs, onAsked }: MeaningParts, text: string) {
  if (encoder === undefined) return undefined
  const [vector] = (await encodeWithin(encoder, [text], encoderMs)) ?? []
  onAsked?.(vector !== undefined)
  return vector && byMeaning(vector)
}

function isExcused(heard: Heard, unless: readonly Label[]): boolean {
  return unless.some((label) => heard.of(label).some((one) => isOwn(heard, one)))
}
