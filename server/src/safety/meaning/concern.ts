import type { Heard } from '../hear.ts'
import { isMourned } from '../rules/concern.ts'
import type { Label } from '../rules/phrases.ts'
import type { Screening } from '../verdict.ts'
import type { Meanings } from './ask-meanings.ts'
import { concernBar } from './bars.ts'
import type { Passage } from './passages.ts'
import { isSaidIn } from './worth-asking.ts'

/*
 * Somebody worries about another one, who may be in danger. Nothing is found with it, and whatever else is found comes first: it only shows where
 * there is help.
 */

/** No more of a text is asked about for it. */
const passagesMost = 2

/** The passages that look most like it by their words, where those leave it open. Only of what is said to an angel. */
export function readConcern(
  { surface }: Pick<Screening, 'surface'>,
  passages: readonly Passage[],
): readonly Passage[] {
  if (surface !== 'message') return []
  return passages
    .filter(
      ({ goesOn, plain, likeness }) =>
        goesOn !== true && plain.length >= concernBar.wordsLeast && likeness.others > concernBar.asks,
    )
    .toSorted((a, b) => b.likeness.others - a.likeness.others)
    .slice(0, passagesMost)
}

/** By words and meaning together, or by words alone where the encoder has no answer. */
export function isConcern(heard: Heard, read: Passage, meanings: Meanings): boolean {
  if (isMourned(heard)) return false
  const meaning = meanings.get(read)
  const { byWords, enough, doubtedBy } = concernBar
  const doubts = Object.entries(doubtedBy).filter(([label]) => isSaidIn(heard, read, label as Label))
  const doubt = Math.max(0, ...doubts.map(([, costs]) => costs))
  const score = read.likeness.others + (meaning?.others ?? 0)
  return score > (meaning === undefined ? byWords : enough) + doubt
}
