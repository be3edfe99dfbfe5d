import { wantedWords, wordsOf, type Wanted } from './words.ts'

/** Beyond this many different words a message is found by its beginning only. */
const wordsMost = 2000
const placesMost = 100
/** What PostgreSQL can count up to. */
const lastPlace = 16_383

/**
 * Words as the index has them. Each stands in a shelf that the person shares with a few others, so that to look for what begins with
 * “a” never walks through everybody’s words; and each message carries its person, so that nothing of another's is found.
 */
export function lexemesOf(userId: string, text: string): string {
  const places = new Map<string, number[]>()
  wordsOf(text).forEach((word, i) => {
    const known = places.get(word)
    if (known === undefined) {
      if (places.size < wordsMost) places.set(word, [Math.min(i + 1, lastPlace)])
    } else if (known.length < placesMost && i < lastPlace) known.push(i + 1)
  })
  const shelf = shelfOf(userId)
  const lexemes = [...places].map(([word, at]) => `${quoted(shelf + word)}:${at.join(',')}`)
  return [quoted(personOf(userId)), ...lexemes].join(' ')
}

export interface Lookup {
  wanted: Wanted[]
  /** Finds, and weighs; `exact` weighs more. Each as PostgreSQL writes a tsquery. */
  query: string
  rank: string
  exact: string
}

/** Nothing when there is no word in it. */
export function lookup(userId: string, query: string): Lookup | undefined {
  const wanted = wantedWords(query)
  if (wanted.length === 0) return undefined
  const shelf = shelfOf(userId)
  const exact = wanted.map(({ word }) => quoted(shelf + word)).join(' & ')
  const rank = wanted
    .map(({ word, isBeginning }) => quoted(shelf + word) + (isBeginning ? ':*' : ''))
    .join(' & ')
  return { wanted, query: `${quoted(personOf(userId))} & ${rank}`, rank, exact }
}

/** The end of an id is random, its beginning is a time. */
function shelfOf(userId: string): string {
  return `${userId.slice(-2)}:`
}

function personOf(userId: string): string {
  return `@${userId}`
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`
}
