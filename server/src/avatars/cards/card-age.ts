import type { CardFields } from './card-fields.ts'
import { isAboutAnother, isDenied, isPast } from './card-age-context.ts'
import { always, school, tagWords, teen } from './card-age-words.ts'

export type AgeFinding =
  | { readonly kind: 'adult'; readonly age: number }
  | { readonly kind: 'unstated' }
  | { readonly kind: 'minor'; readonly because: string }

const numberWords = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen twenty',
]
  .join(' ')
  .split(' ')
const number = `(\\d{1,4}|${numberWords.slice(1).join('|')})`

/** `Age: 17`, `**Age** = 17`, `Age("17")`, `"age": 17`, `Age – seventeen`. */
const fieldPattern = new RegExp(`\\bage\\b[*_"'\\s]{0,8}[:=(|\\[–—-][*_"'(\\[\\s]{0,8}${number}\\b`, 'gi')
/** `17 years old`, `17-year-old`, `17 y/o`, `17yo`, `sixteen years of age`. */
const yearsPattern = new RegExp(
  `\\b${number}[\\s-]{0,4}(?:(?:years?|yrs?)[\\s-]{1,4}(?:old|of age)|y\\/?o)\\b`,
  'gi',
)
const otherTongues =
  /(\d{1,4})\s{0,4}(?:歳|才|岁|歲|살|лет\b|años de edad|jahre alt|jaar oud|ans d['’]âge|anni di età|anos de idade)|(?:âgée? de|tiene|tem)\s{1,4}(\d{1,4})\s{1,4}(?:ans|años|anos)/gi
const agedPattern = new RegExp(`\\baged?\\s{1,4}${number}\\b(?!\\s{0,4}(?:gap|group|range))`, 'gi')
/** `She is 16.`, `I’m only 15 and`, `just turned 17`; a number with a unit behind it is something else. */
const isPattern = new RegExp(
  `(?:\\b(?:she|he|they|i|char\\}\\})(?:['’]s|['’]m|['’]re|\\s{1,4}(?:is|am|are))|\\bturned)\\s{1,4}(?:only |just |barely |about )?${number}(?=\\s{0,4}(?:[.,;!?)\\n]|and\\b|but\\b|$))`,
  'gi',
)
const looksPattern = new RegExp(
  `\\b(?:looks?|looking|appears?|appearing|appearance|resembles?|body)\\b[^.\\n]{0,40}?\\b${number}[\\s-]{0,4}(?:years?|yrs?|y\\/?o)`,
  'gi',
)

const textMax = 200_000

/**
 * How old a character is by its card. Whoever says in any usual way that it is a minor is one, whatever else the card
 * says; numbers that belong to others (“has a 10-year-old son”) or to the past (“when she was twelve”) are not meant.
 */
export function readAge(card: CardFields): AgeFinding {
  const told = [card.description, card.personality, card.scenario, card.creatorNotes, card.firstMessage]
    .map((text) => text.slice(0, textMax))
    .join('\n\n')
  const stated = statedAges(card, told)
  const youngest = Math.min(...stated)
  if (youngest < 18) return minor(`the card says ${youngest} years`)

  const everything = [
    told,
    card.examples,
    card.systemPrompt,
    card.afterHistory,
    ...card.alternateGreetings,
    ...card.lore,
  ]
    .join('\n\n')
    .slice(0, 10 * textMax)
  const word = tagIn(card.tags) ?? wordIn(everything, always, card.name) ?? looksYoung(told)
  if (word !== undefined) return minor(`“${word}”`)
  // Somebody of twenty and more may have a life around schools; of somebody whose age is open it says the age.
  if (!(youngest >= 20 && youngest < Infinity)) {
    const hint =
      wordIn(told, school, card.name) ?? (youngest === Infinity ? wordIn(told, teen, card.name) : undefined)
    if (hint !== undefined) return minor(`“${hint}”`)
  }
  return youngest === Infinity ? { kind: 'unstated' } : { kind: 'adult', age: youngest }
}

function minor(because: string): AgeFinding {
  return { kind: 'minor', because }
}

function statedAges(card: CardFields, told: string): number[] {
  const ages = [
    ...agesIn(told, fieldPattern),
    ...agesIn(told, otherTongues),
    ...agesIn(told, namedPattern(card.name)),
  ]
  const { age } = card.extensions
  if (typeof age === 'number' || (typeof age === 'string' && /^\s*\d/.test(age)))
    ages.push(Number.parseInt(String(age), 10))
  for (const pattern of [yearsPattern, agedPattern, isPattern]) {
    ages.push(...agesIn(told, pattern, (before, after) => isAboutAnother(before, after) || isPast(before)))
  }
  return ages.filter((one) => one > 0)
}

/** `Lily (16)`, `{{char}}, 16,`: as lists of characters are written. */
function namedPattern(name: string): RegExp {
  const escaped = name.slice(0, 80).replaceAll(/[^\p{L}\p{N} ]/gu, '.')
  return new RegExp(
    `(?:\\{\\{char\\}\\}${escaped.trim() === '' ? '' : `|${escaped}`})\\s{0,4}(?:\\(|,\\s{0,4})${number}\\s{0,4}[),]`,
    'giu',
  )
}

function agesIn(
  text: string,
  pattern: RegExp,
  isMeantOtherwise: (before: string, after: string) => boolean = () => false,
): number[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 80), match.index)
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60)
    if (isMeantOtherwise(before, after)) return []
    const found = (match[1] ?? match[2] ?? '').toLowerCase()
    const word = numberWords.indexOf(found)
    return [word > 0 ? word : Number(found)]
  })
}

function looksYoung(text: string): string | undefined {
  for (const match of text.matchAll(looksPattern)) {
    const [age = 99] = agesIn(
      match[0],
      new RegExp(`\\b${number}(?=[\\s-]{0,4}(?:years?|yrs?|y\\/?o)$)`, 'gi'),
    )
    if (age < 18) return match[0].replaceAll(/\s+/g, ' ')
  }
  return undefined
}

function tagIn(tags: readonly string[]): string | undefined {
  return tags.find((tag) => tagWords.has(tag.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')))
}

function wordIn(text: string, pattern: RegExp, name: string): string | undefined {
  const names = new Set(name.slice(0, 200).toLowerCase().split(/\s+/))
  for (const match of text.matchAll(pattern)) {
    const word = match[0]
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    const after = text.slice(match.index + word.length, match.index + word.length + 40)
    // Shota is also somebody’s name.
    const isName = names.has(word.toLowerCase())
    if (!isName && !isDenied(before) && !isPast(before) && !isAboutAnother(before, after)) return word.trim()
  }
  return undefined
}
