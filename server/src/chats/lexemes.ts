import { wantedWords, wordsOf, type Wanted } from './words.ts'

/** Beyond this many different words a message is found by its beginning only. */
const wordsMost = 2000
const placesMost = 100
/** What PostgreSQL can count up to. */
const lastPlace = 16_383

/**
 * Words as the index has them. Each stands in a shelf that the person shares with a few others, so that to look for what begins with
 * “a” never walks through everybody’s words; and each message carries its person, so that nothing of another's is found, and its
 * month, so that a word which is in every second message is looked for in the latest of them.
 */
export function lexemesOf(userId: string, at: Date, text: string): string {
  const places = new Map<string, number[]>()
  wordsOf(text).forEach((word, i) => {
    const known = places.get(word)
    if (known === undefined) {
      if (places.size < wordsMost) places.set(word, [Math.min(i + 1, lastPlace)])
    } else if (known.length < placesMost && i < lastPlace) known.push(i + 1)
  })
  const shelf = shelfOf(userId)
  const lexemes = [...places].map(([word, at]) => `${quoted(shelf + word)}:${at.join(',')}`)
  const person = personOf(userId)
  return [quoted(person), quoted(person + monthOf(at)), ...lexemes].join(' ')
}

const recentMonths = 3

/** Each as PostgreSQL writes a tsquery. */
export interface Lookup {
  wanted: Wanted[]
  /** Finds all, and those of the last months. */
  query: string
  recent: string
  /** Weighs; `exact` weighs more. */
  rank: string
  exact: string
}

/** Nothing when there is no word in it. */
export function lookup(userId: string, query: string, now: Date): Lookup | undefined {
  const wanted = wantedWords(query)
  if (wanted.length === 0) return undefined
  const shelf = shelfOf(userId)
  const exact = wanted.map(({ word }) => quoted(shelf + word)).join(' & ')
  const rank = wanted
    .map(({ word, isBeginning }) => quoted(shelf + word) + (isBeginning ? ':*' : ''))
    .join(' & ')
  const person = personOf(userId)
  const months = Array.from({ length: recentMonths }, (_, ago) => quoted(person + monthOf(now, ago)))
  return {
    wanted,
    query: `${quoted(person)} & ${rank}`,
    recent: `(${months.join(' | ')}) & ${rank}`,
    rank,
    exact,
  }
}

/** The end of an id is random, its beginning is a time. */
function shelfOf(userId: string): string {
  return `${userId.slice(-2)}:`
}

function personOf(userId: string): string {
  return `@${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}`
}

function monthOf(at: Date, ago = 0): string {
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - ago))
  return `/${first.toISOString().slice(2, 7)}`
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`
}
