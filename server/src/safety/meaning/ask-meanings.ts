import { encodeWithin, type Encoder } from '../../platform/encoder/index.ts'
import type { Likeness } from './learned.ts'
import { byMeaning } from './network.ts'
import type { Passage } from './passages.ts'

export interface MeaningParts {
  readonly encoder?: Encoder | undefined
  readonly encoderMs: number
  readonly onAsked?: ((isAnswered: boolean) => void) | undefined
}

/** What the passages mean; nothing where the encoder has no answer in time. */
export type Meanings = ReadonlyMap<Passage, Likeness>

/** No text waits for more of it to be read than this. */
const passagesMost = 4

export async function askMeanings(
  { encoder, encoderMs, onAsked }: MeaningParts,
  reads: readonly Passage[],
): Promise<Meanings> {
  const found = new Map<Passage, Likeness>()
  if (encoder === undefined) return found
  const some = [...new Set(reads)].slice(0, passagesMost)
  const vectors = await encodeWithin(
    encoder,
    some.map(({ plain }) => plain.join(' ')),
    encoderMs,
    'danger',
  )
  onAsked?.(vectors !== undefined)
  vectors?.forEach((vector, i) => found.set(some[i]!, byMeaning(vector)))
  return found
}
