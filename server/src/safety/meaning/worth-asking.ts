import type { Heard } from '../hear.ts'
import type { Label } from '../rules/phrases.ts'
import { isOwn } from '../rules/spans.ts'
import type { Finding, Screening, Surface } from '../verdict.ts'
import { bars, needsNoSelf, wordsLeast } from './bars.ts'
import type { Kind } from './learned.ts'
import type { Passage } from './passages.ts'

const oneself = new Set('i im ive ill id ima imma me my myself mine wanna gonna kms'.split(' '))
/** Where people speak of themselves. */
const ownVoice: ReadonlySet<Surface> = new Set(['message', 'persona', 'memory'])

/** Whether the words of a passage leave open that it is of this kind. */
export function isWorthAsking(
  kind: Kind,
  { explicit, surface }: Screening,
  heard: Heard,
  read: Passage,
  already: readonly Finding[],
): boolean {
  const { category, asks, unless } = bars[kind]
  if (kind === 'explicit' && explicit === 'allowed') return false
  if ((kind === 'crisis' || kind === 'under18') && !ownVoice.has(surface)) return false
  if (read.goesOn === true && kind !== 'crisis' && kind !== 'threat') return false
  const isKnown = already.some((one) => one.category === category)
  if (kind === 'crisis' && isKnown) return true
  const likely = read.likeness[kind]
  if (isKnown || likely <= asks || unless.some((label) => isSaidIn(heard, read, label))) return false
  if (kind !== 'crisis') return read.plain.length >= wordsLeast[kind]
  return already.length === 0 && (likely > needsNoSelf || read.plain.some((word) => oneself.has(word)))
}

export function isSaidIn(heard: Heard, { from, to }: Passage, label: Label): boolean {
  return heard.of(label).some((one) => isOwn(heard, one) && one.to >= from && one.from < to)
}
