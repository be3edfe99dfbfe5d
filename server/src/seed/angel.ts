import { createHash } from 'node:crypto'
import type { Ethnicity, Gender } from '@aureole/contract/avatars'
import type { LookChoice } from '@aureole/contract/looks'

/** One angel of the catalogue, as it is written. */
export interface Angel {
  name: string
  age: number
  gender: Gender
  ethnicity: Ethnicity
  portrait: string
  /** What is chosen about the picture, beside gender, ethnicity and age; the rest follows from `portrait`. */
  look: Omit<LookChoice, 'seed' | 'gender' | 'ethnicity' | 'age'>
  hook: string
  occupation: string
  traits: [string, string, string]
  hobbies: string[]
  /** Paragraphs. */
  biography: string[]
  greeting: string
  speakingStyle: string
  starters: [string, string, string]
  /** What this angel holds to be true, in their own words: three to five. */
  opinions: string[]
  /** Two to four. */
  quirks: string[]
  /** Things that would be out of character, two or three: for minds, not for people. */
  neverSays: string[]
}

/** The same name gives the same id on every machine, so that seeding again finds what is there. */
export function fixedId(name: string): string {
  const bytes = createHash('sha256').update(`aureole demo\n${name}`).digest().subarray(0, 16)
  // Version 7 with the first moment of 2026 as its time, so that what is seeded sorts before what comes later.
  bytes.writeUIntBE(Date.UTC(2026, 0, 1), 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** All that is chosen about the picture. */
export function lookOf({ portrait, gender, ethnicity, age, look }: Angel): LookChoice {
  return { ...look, seed: portrait, gender, ethnicity, age }
}

export function catalogueEntry(angel: Angel, rank: number) {
  const { biography, portrait, ...rest } = angel
  return {
    ...rest,
    id: fixedId(`avatar ${portrait}`),
    biography: biography.join('\n\n'),
    look: lookOf(angel),
    rank,
  }
}
