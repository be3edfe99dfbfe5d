import { createHash } from 'node:crypto'
import type { Ethnicity, Gender } from '@aureole/contract/avatars'

const palettes = {
  dawn: { ground: '#eeb79b', line: '#47203a', halo: '#f8e0bd' },
  verdigris: { ground: '#2f6f69', line: '#10333a', halo: '#ecc870' },
  midnight: { ground: '#22305f', line: '#151b3d', halo: '#e6bb66' },
  plum: { ground: '#64355c', line: '#2e1533', halo: '#eaab82' },
  sage: { ground: '#aebf9c', line: '#26382f', halo: '#f4ebcf' },
  coral: { ground: '#e6876a', line: '#491d2e', halo: '#fbe1c0' },
  iris: { ground: '#8d87c4', line: '#272350', halo: '#f5e2c6' },
  lagoon: { ground: '#155260', line: '#0a2c38', halo: '#f1ae70' },
  ochre: { ground: '#dba645', line: '#472414', halo: '#f9edc6' },
  rose: { ground: '#d69ea2', line: '#441d35', halo: '#f8e6d8' },
  sky: { ground: '#94bfce', line: '#1b344b', halo: '#f7ecd0' },
  ember: { ground: '#4a2432', line: '#260f1c', halo: '#e0774a' },
} as const

/** One angel of the catalogue, as it is written. */
export interface Angel {
  name: string
  age: number
  gender: Gender
  ethnicity: Ethnicity
  portrait: string
  palette: keyof typeof palettes
  hook: string
  occupation: string
  traits: [string, string, string]
  hobbies: string[]
  /** Paragraphs. */
  biography: string[]
  greeting: string
  speakingStyle: string
  starters: [string, string, string]
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

export function catalogueEntry(angel: Angel, rank: number) {
  const { biography, palette, ...rest } = angel
  return {
    ...rest,
    id: fixedId(`avatar ${angel.portrait}`),
    biography: biography.join('\n\n'),
    palette: { ...palettes[palette] },
    rank,
  }
}
