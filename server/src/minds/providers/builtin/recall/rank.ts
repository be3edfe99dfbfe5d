import type { Remembered } from '#minds/mind.ts'
import { namesKnown } from '../facts/whose.ts'
import { askedIn, type Asked } from './asked.ts'
import { featuresOf, type Features, type Likeness } from './features.ts'
import { toldIn, type Told } from './told.ts'
import { weights } from './weights.ts'

/** Something that may be the answer. */
export interface Found {
  readonly told: Told
  /** Between 0 and 1: how likely it is this one, of all that was told. */
  readonly chance: number
  /** How much it has to do with the question, in words or in meaning; nothing at all is 0. */
  readonly touches: number
}

export interface Search {
  readonly asked: Asked
  /** Best first. */
  readonly found: readonly Found[]
}

/** The question as it was put, and what was said around it. */
export interface Question {
  readonly plain: string
  readonly message?: string
  readonly before?: string
  /** When that was told which was recalled just before. */
  readonly last?: number | undefined
}

/** What was told, by how likely it is what is asked for. The weights are learnt from conversations: `npm run mind:learn`. */
export function search(
  { plain, message = plain, before = '', last }: Question,
  memories: readonly Remembered[],
  likeness?: Likeness,
): Search {
  const known = namesKnown(memories)
  const asked = askedIn(plain, { known, message, before, last })
  const told = toldIn(memories, known)
  const features = featuresOf(asked, told, likeness)
  const isOfKindTold = features.some(({ ofKind }) => ofKind === 1)
  const scores = features.map((one, i) => scoreOf(one) + beyondWeights(asked, told[i]!, one, isOfKindTold))
  const top = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - top))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const found = told
    .map((one, i) => ({ told: one, chance: shares[i]! / all, touches: touchesOf(features[i]!) }))
    .toSorted((a, b) => b.chance - a.chance || b.told.at - a.told.at)
  return { asked, found }
}

function scoreOf(features: Features): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0)
}

/** What was kept as a name answers what somebody is called. */
const keptAsName = 1.5
/** “What instrument do I want to learn?” is not answered by “I always wanted to play an instrument” beside an accordion. */
const saysOnlyTheKind = -1.5

/** What is certain by itself, and too rare in conversations for learning its weight. */
function beyondWeights(
  { kind, people, sought }: Asked,
  { keys, people: ofWhom, words }: Told,
  { ofKind }: Features,
  isOfKindTold: boolean,
): number {
  const isName =
    kind === 'name' && keys.some((key) => key.endsWith('.name')) && [...people].some((one) => ofWhom.has(one))
  const isOnlyKind = isOfKindTold && ofKind !== 1 && sought !== undefined && words.has(sought.stem)
  return (isName ? keptAsName : 0) + (isOnlyKind ? saysOnlyTheKind : 0)
}

function touchesOf({ cover = 0, special = 0, meaning = 0, near = 0, ofKind = 0, kin = 0 }: Features): number {
  return Math.max(cover, special, ofKind * 0.6, 0.6 * near, 0.6 * kin) + Math.max(0, meaning)
}
