import { adverbs, bare, isPast, ofSomebody } from './verbs.ts'

const toThird: Readonly<Record<string, string>> = {
  i: 'they',
  me: 'them',
  my: 'their',
  mine: 'theirs',
  myself: 'themselves',
  "i'm": 'they are',
  "i've": 'they have',
  "i'd": 'they would',
  "i'll": 'they will',
  we: 'they',
  "we're": 'they are',
  "we've": 'they have',
  "we'll": 'they will',
  us: 'them',
  our: 'their',
  ours: 'theirs',
  am: 'are',
}
const mineToYours: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": 'you are',
  "i've": 'you have',
  "i'd": 'you would',
  "i'll": 'you will',
  am: 'are',
  we: 'you',
  "we're": 'you are',
  "we've": 'you have',
  "we'll": 'you will',
  us: 'you',
  our: 'your',
  ours: 'yours',
}

const toSecond: Readonly<Record<string, string>> = {
  ...mineToYours,
  they: 'you',
  them: 'you',
  their: 'your',
  theirs: 'yours',
  themself: 'yourself',
  themselves: 'yourself',
  "they're": 'you are',
}

/** What somebody said of themselves, said back to them: “They rang, I was out” becomes “They rang, you were out”. */
export function saidBack(text: string): string {
  const words = text
    .trim()
    .replaceAll('’', "'")
    .replace(/\b(i|we) was\b/gi, '$1 were')
    .replace(
      /\b(I|we)'d (?=(?:\p{L}+ed|been|had|gone|got|told|made|left|lost|found|met|seen|done|never|already|just|better)\b)/giu,
      '$1 had ',
    )
    .split(/\s+/)
    .map((word) => swapped(word, mineToYours))
  return words
    .join(' ')
    .replace(/[.!]+$/, '')
    .replace(/(^|[.!?…] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** “I went to my sister's” as it is remembered: “Went to their sister's”. */
export function asMemory(text: string): string {
  return text
    .split(/(?<=\.) /)
    .map(oneAsMemory)
    .join(' ')
}

function oneAsMemory(clause: string): string {
  const words = clause
    .trim()
    .replace(
      /\b(I|we|he|she|they)'d (?=(?:\p{L}+ed|been|had|gone|got|told|made|left|lost|found|met|seen|done|forgotten|bought|never|already|just|better)\b)/giu,
      '$1 had ',
    )
    .replace(/^me and\b/i, 'I and')
    .replace(/\band me\b(?= \w+)/i, 'and I')
    .split(/\s+/)
  let rest = words
  let start: string[] = []
  if (/^(?:I|I'm|I've|I'd|I'll)$/i.test(words[0] ?? '') && words[1]?.toLowerCase() !== 'and') {
    const first = (words[0] ?? '').toLowerCase()
    if (first === 'i') {
      let at = 1
      while (at < words.length - 1 && adverbs.test(words[at] ?? '')) at++
      const [, verb = '', sign = ''] = /^(.*?)([.,;:!?…]*)$/u.exec(words[at] ?? '') ?? []
      start = [...words.slice(1, at), ofSomebody(verb) + sign]
      rest = words.slice(at + 1)
    } else {
      start = [ofSomebody(first)]
      rest = words.slice(1)
    }
  }
  return sentence([...start, ...rest.map((word) => swapped(word, toThird))].join(' '))
}

/** “Before I die” as it is remembered: “before they die”. */
export function asTheirs(text: string): string {
  return text
    .split(' ')
    .map((word) => swapped(word, toThird))
    .join(' ')
}

/** “Has a cat called Miso” as one says it to the person: “You have a cat called Miso”. */
export function toThePerson(memory: string): string {
  return memory
    .trim()
    .split(/(?<=\.) /)
    .map(oneToThePerson)
    .join('. ')
}

function oneToThePerson(memory: string): string {
  const words = memory
    .trim()
    .replaceAll('’', "'")
    .replace(/[.!]+$/, '')
    .split(/\s+/)
  // “Gus.” is no verb.
  const first = (words[0] ?? '').toLowerCase()
  if (words.length < 3 && toSecond[first] === undefined && !/^(?:has|is|was|does|had)$/.test(first))
    return sentence(words.join(' '))
  const rest = words.slice(1).map((word) => swapped(word, toSecond))
  if (toSecond[first] !== undefined) return sentence([swapped(first, toSecond), ...rest].join(' '))
  const adverb = adverbs.test(first) && first !== 'not' ? [first] : []
  const verb = adverb.length > 0 ? (words[1] ?? '').toLowerCase() : first
  const tail = adverb.length > 0 ? rest.slice(1) : rest
  const said = verbToYou(verb)
  if (said === undefined)
    return sentence(words.map((word, i) => (i === 0 ? word : swapped(word, toSecond))).join(' '))
  return sentence(['you', ...adverb, said, ...tail].join(' '))
}

function verbToYou(verb: string): string | undefined {
  if (verb === 'is') return 'are'
  if (verb === 'was') return 'were'
  if (verb === "isn't") return "aren't"
  if (
    /^(?:can|could|will|would|should|had|did|may|might|must|cannot|can't|used|won't|wouldn't|couldn't)$/.test(
      verb,
    )
  )
    return verb
  if (isPast(verb)) return verb
  // “There's”, “it's”: nobody who does anything.
  return verb.endsWith('s') && !verb.includes("'") && !pronouns.has(verb) ? bare(verb) : undefined
}

const pronouns: ReadonlySet<string> = new Set(
  'this his its theirs always sometimes yes us as is was perhaps'.split(' '),
)

function swapped(word: string, by: Readonly<Record<string, string>>): string {
  const [, head = '', core = '', tail = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word) ?? []
  return head + (by[core.toLowerCase()] ?? core) + tail
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** With the signs of a printed page. */
export function typeset(text: string): string {
  return text
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/(\p{L}s)'(?=\s|$)/gu, '$1’')
}
