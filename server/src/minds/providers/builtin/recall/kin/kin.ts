import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { smallWords, wordsOf } from '../../hear/words.ts'

/** Numbers of one word's vector. */
export const width = 64
/** What a vector's numbers were multiplied by to fit into a byte. */
export const scale = 220

export const wordsFile = fileURLToPath(new URL('words.bin', import.meta.url))

interface Words {
  /** The commoner a word, the smaller its number. */
  readonly places: ReadonlyMap<string, number>
  readonly vectors: Int8Array
}

let read: Words | undefined

/** With the first question that asks back: most conversations never need it. */
function words(): Words {
  if (read !== undefined) return read
  const file = readFileSync(wordsFile)
  const length = file.readUInt32LE(0)
  const list = file.toString('utf8', 4, 4 + length).split('\n')
  const vectors = new Int8Array(file.buffer, file.byteOffset + 4 + length, list.length * width)
  read = { places: new Map(list.map((word, i) => [word, i])), vectors }
  return read
}

/** A word made ready to be compared. */
export interface KinWord {
  readonly word: string
  readonly place: number | undefined
}

export function kinWord(word: string): KinWord {
  const { places } = words()
  const bare = word.replace(/'s?$/, '')
  return { word: bare, place: places.get(word) ?? places.get(bare) ?? places.get(bare.replace(/s$/, '')) }
}

/** The words of a text that carry its meaning, each once. */
export function contentOf(text: string): KinWord[] {
  return [...new Set(wordsOf(text).filter((word) => !smallWords.has(word)))].map(kinWord)
}

/** How near two words are in what people use them for: “boiler” and “heating”, “cello” and “instrument”. The same one is 1, strangers about 0. */
export function akin(one: KinWord, other: KinWord): number {
  if (one.word === other.word) return 1
  if (one.place === undefined || other.place === undefined) return 0
  if (one.place === other.place) return 1
  const { vectors } = words()
  let sum = 0
  for (let i = 0, a = one.place * width, b = other.place * width; i < width; i++)
    sum += vectors[a + i]! * vectors[b + i]!
  return sum / (scale * scale)
}

/** What a word tells about which sentence is meant: rare ones more. Between 0 and 1. */
export function tells({ place }: KinWord): number {
  return place === undefined ? 1 : Math.min(1, Math.log(2 + place) / 10)
}
