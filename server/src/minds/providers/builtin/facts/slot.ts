import type { Remembered } from '#minds/mind.ts'
import { stem, wordsOf } from '../hear/words.ts'
import { factData } from './fact.ts'
import { sharesKind } from './same-words.ts'
import { inPlaceOf, normal, valuesIn } from './told-values.ts'
import { peopleIn } from './whose.ts'

/** What in a memory gives way to a new word, and how that is written there. */
export interface Slot {
  readonly wrong: string
  readonly right: string
  /** 2: the very same kind of thing. 1: it stands where such a word may stand. */
  readonly fit: 1 | 2
  /** A day for a day or a number for a number; a name for a name; kin for kin or a colour for a colour; or nothing of the sort. */
  readonly kind: 'value' | 'name' | 'word' | 'none'
}

export function slotFor({ text: written, key, data }: Remembered, right: string): Slot | undefined {
  const text = written.replaceAll('’', "'")
  const [value] = valuesIn(right, true)
  const isName = value?.kind === 'name' || (key?.endsWith('.name') === true && !right.includes(' '))
  if (value !== undefined && value.kind !== 'name') {
    const held = valuesIn(text)
    if (held.some((one) => one.kind === value.kind && normal(one) === normal(value))) return undefined
    const old = held.find((one) => one.kind === value.kind)
    if (old !== undefined) return { wrong: old.raw, right: inPlaceOf(old, value), fit: 2, kind: 'value' }
    // “Twelve”, where “eleven years” stands, and the other way round.
    const span = held.find((one) => one.kind === 'span' || one.kind === 'number')
    const number = /^\S+/.exec(span?.raw ?? '')?.[0]
    return value.kind === 'number' && number !== undefined && !/^an?$/i.test(number) && span?.kind === 'span'
      ? { wrong: number, right: value.raw, fit: 2, kind: 'value' }
      : undefined
  }
  if (text.toLowerCase().includes(right.toLowerCase())) return undefined
  const fact = factData(data)
  if (isName && fact !== undefined && key?.endsWith('name') === true && has(text, fact.value))
    return { wrong: fact.value, right: capital(right), fit: 2, kind: 'name' }
  const [kin] = peopleIn(right)
  if (kin !== undefined && right.split(' ').length === 1) {
    const old = wordsOf(text).find((one) => peopleIn(one).size > 0)
    return old === undefined ? undefined : { wrong: old, right: right.toLowerCase(), fit: 2, kind: 'word' }
  }
  const last = right.split(' ').at(-1) ?? ''
  const alike = wordsOf(text).find(
    (one) => one.toLowerCase() !== last.toLowerCase() && sharesKind(stem(one), stem(last.toLowerCase())),
  )
  if (alike !== undefined) return { wrong: alike, right, fit: 2, kind: 'word' }
  if (value?.kind === 'name') {
    const names = valuesIn(text).filter(({ kind }) => kind === 'name')
    const old = names.find(({ raw }) => fact?.value.includes(raw)) ?? names.at(-1)
    return old === undefined
      ? undefined
      : { wrong: old.raw, right, fit: names.length === 1 ? 2 : 1, kind: 'name' }
  }
  if (
    fact !== undefined &&
    fact.when === undefined &&
    fact.value.split(' ').length <= 3 &&
    has(text, fact.value)
  )
    return { wrong: fact.value.replace(/^(?:an?|the) /i, ''), right, fit: 1, kind: 'none' }
  // “Was a miner all his life”, “in cork”.
  const noun = /\b(?:an?|the|as|is|was|in|at|to) (?!an?\b|the\b|their\b)([\p{L}-]{3,})\b/iu.exec(
    text.replace(/^(?:The|A|An) /, ''),
  )?.[1]
  return noun === undefined || right.split(' ').length > 2
    ? undefined
    : { wrong: noun, right, fit: 1, kind: 'none' }
}

export function has(text: string, word: string): boolean {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'iu',
  ).test(text.replaceAll('’', "'"))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
