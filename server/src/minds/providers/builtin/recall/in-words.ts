import type { Remembered } from '#minds/mind.ts'
import { bears } from '../facts/answer-kind.ts'
import { placeOf } from '../facts/episodes.ts'
import { recalledInWords } from '../facts/recalled.ts'
import { meets } from '../facts/same-words.ts'
import { peopleIn } from '../facts/whose.ts'
import { stem, stemsOf, wordsOf } from '../hear/words.ts'
import type { Asked } from './asked.ts'

/** “Yesss. You have a cat too”: what only leads up to it. */
const cries =
  /^(?:(?:ye+s+|yeah|yep|no|nah|ha+|haha\p{L}*|ah+|oh+|aw+|wo+w|u+gh+|go+d|lo+l|well|ok|okay|so|hm+|phew|right|anyway)[.!,…] )+/iu

/** Words that are said back at most. */
const longest = 40
/** Where it is one of several things that may be meant. */
export const shorter = 22

/** What was told in one breath, said back: what answers first, and no more than one can listen to. */
export function saidTogether(
  memories: readonly Remembered[],
  asked: Asked,
  now: number,
  most = longest,
): string {
  const name = asked.kind === 'name' ? memories.find((memory) => isNameOf(memory, asked)) : undefined
  if (name !== undefined) return recalledInWords(name, now).replace(/[.!…]+$/, '')
  const distinct = memories.filter(
    (one) =>
      !memories.some(
        (other) =>
          other !== one &&
          (holds(other.text, one.text)
            ? other.text.length > one.text.length || memories.indexOf(other) < memories.indexOf(one)
            : false),
      ),
  )
  const ranked = distinct
    .map((memory, i) => ({ memory, i, fits: fitOf(memory, asked) }))
    .toSorted((a, b) => b.fits - a.fits)
  const chosen: typeof ranked = []
  let count = 0
  for (const one of ranked) {
    const length = Math.min(one.memory.text.split(' ').length, most)
    if (chosen.length > 0 && (count + length > most || chosen.length === 3)) continue
    chosen.push(one)
    count += length
  }
  return chosen
    .toSorted((a, b) => placeOf(a.memory) - placeOf(b.memory))
    .map(({ memory }) => cut(recalledInWords(memory, now), asked, most))
    .join('. ')
    .replace(cries, '')
}

/** “Has a wife called Ines”, to whoever asks what she is called: no more is wanted. */
function isNameOf({ key, text }: Remembered, { people }: Asked): boolean {
  return key?.endsWith('.name') === true && [...peopleIn(text)].some((one) => people.has(one))
}

/** Nearly all of the other's words. */
function holds(text: string, other: string): boolean {
  const words = new Set(stemsOf(text))
  const those = stemsOf(other)
  return those.length > 0 && those.every((word) => words.has(word))
}

function fitOf({ text, key }: Remembered, asked: Asked): number {
  const words = new Set(wordsOf(text).map(stem))
  const met = asked.wanted.filter((word) => meets(word, words) > 0.5).length
  const isBearing =
    asked.kind !== 'any' && bears(asked.kind, text.replaceAll('’', "'"), key ?? '', asked.plain)
  return (
    met / Math.max(1, asked.wanted.length) +
    (isBearing ? 0.8 : 0) -
    (/^(?:Answered|Asked)\b/.test(text) ? 0.3 : 0)
  )
}

/** Long tales are not said back whole: only the part that was asked for. */
function cut(text: string, { wanted, kind, plain }: Asked, most: number): string {
  const whole = text.replace(/[.!…]+$/, '')
  if (whole.split(' ').length <= most) return whole
  const parts = whole.split(/(?<=[,.;]) (?=\S)|\s+(?=(?:and|but|because|so|which|who|when|since)\b)/u)
  const worth = parts.map((part) => {
    const words = new Set(wordsOf(part).map(stem))
    return (
      wanted.filter((word) => meets(word, words) > 0.5).length +
      (kind !== 'any' && bears(kind, part, '', plain) ? 1 : 0)
    )
  })
  const length = (from: number, to: number) => parts.slice(from, to).join(' ').split(' ').length
  let from = worth.indexOf(Math.max(...worth))
  let to = from + 1
  while (to < parts.length && length(from, to + 1) <= most) to++
  while (from > 0 && length(from - 1, to) <= most) from--
  return parts
    .slice(from, to)
    .join(' ')
    .replace(/[,;:.]$/, '')
}
