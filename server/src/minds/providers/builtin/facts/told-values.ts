/** Something in a text that can be put right: a day, a number, a name. */
export interface ToldValue {
  readonly kind: 'weekday' | 'day' | 'month' | 'clock' | 'span' | 'number' | 'name'
  readonly raw: string
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const words =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first|twenty-second|twenty-third|twenty-fourth|twenty-fifth|twenty-sixth|twenty-seventh|twenty-eighth|twenty-ninth|thirtieth|thirty-first'
const sought: readonly (readonly [ToldValue['kind'], RegExp])[] = [
  ['weekday', /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu],
  [
    'day',
    new RegExp(
      `\\b\\d{1,2}(?:st|nd|rd|th)\\b|(?<=\\b${month}\\.? )\\d{1,2}\\b|\\b\\d{1,2}(?= (?:of )?${month}\\b)|\\b(?:${ordinals})(?= of ${month}\\b)|(?<=\\b(?:on|is|be|for|till|until|by|to|not|it's) the )(?:${ordinals})(?=[,.;:!?]|$| (?:at|now|not|instead|because|so|and)\\b)`,
      'giu',
    ),
  ],
  [
    'clock',
    new RegExp(
      `\\b\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)\\b|\\b\\d{1,2}:\\d{2}\\b|\\bhalf past \\p{L}+|\\bquarter (?:past|to) \\p{L}+|(?<=\\b(?:starts?|begins?|ends?|opens?|closes?|comes?|leaves?) at )(?:\\d{1,2}|${words})(?=[,.!?]|$| (?:on|in|sharp|o'clock|every|now))`,
      'giu',
    ),
  ],
  [
    'span',
    new RegExp(
      `\\b(?:\\d+|a|an|${words}) (?:years?|months?|weeks?|days?|hours?|minutes?)(?: and (?:\\d+|a|${words}) (?:years?|months?|weeks?|days?|hours?|minutes?))?\\b`,
      'giu',
    ),
  ],
  // “May” is a month only beside a day or behind “in”.
  [
    'month',
    new RegExp(
      `\\b(?!may\\b)${month}\\b|(?<=\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)?|in) )may\\b|\\bmay(?= \\d)`,
      'giu',
    ),
  ],
  ['number', new RegExp(`\\b(?:\\d+(?:[.,]\\d+)?|${words})\\b`, 'giu')],
]
const noName =
  /^(?:It|It's|The|He|She|They|We|My|Our|And|But|So|This|That|There|In|On|At|You|Their|Is|Was|A|An|Not|Now|Then|I|I'm|I've|I'd|I'll|Mr|Mrs|Ms|Dr|AI|OK|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/

/** Each word counts once, as the first kind that it is. A word that stands alone is a name only where it was just said. */
export function valuesIn(text: string, isSaid = false): ToldValue[] {
  const found: ToldValue[] = []
  let rest = text
  for (const [kind, pattern] of sought) {
    // What stands beside it tells a day from a number, so the whole text is read; what was counted is gone from the rest.
    for (const { 0: raw, index } of text.matchAll(pattern)) {
      if (rest.slice(index, index + raw.length) !== raw) continue
      found.push({ kind, raw })
      rest = `${rest.slice(0, index)}${' '.repeat(raw.length)}${rest.slice(index + raw.length)}`
    }
  }
  for (const sentence of rest.split(/(?<=[.!?…]) /u)) {
    const isAlone = isSaid && /^\p{Lu}\p{L}+[.!?]*$/u.test(sentence.trim())
    for (const [raw] of sentence.matchAll(
      isAlone ? /\p{Lu}\p{L}+/gu : /(?<=\S[,:]? )\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?/gu,
    ))
      if (!noName.test(raw)) found.push({ kind: 'name', raw })
  }
  return found
}

/** The same, however it is written: “18th” and “18”. */
export function normal({ kind, raw }: ToldValue): string {
  if (kind !== 'day') return raw.toLowerCase()
  const inWords = ordinals.split('|').indexOf(raw.toLowerCase())
  return inWords < 0 ? raw.replace(/\D/g, '') : String(inWords + 1)
}

/** The new value in the manner of the old one. */
export function inPlaceOf(old: ToldValue, value: ToldValue): string {
  if (old.kind !== 'day')
    return old.kind === 'weekday' || old.kind === 'month' ? capital(value.raw.toLowerCase()) : value.raw
  const number = Number(normal(value))
  return /\d$/.test(old.raw) ? String(number) : `${number}${ending(number)}`
}

function ending(number: number): string {
  if (number % 100 >= 11 && number % 100 <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
