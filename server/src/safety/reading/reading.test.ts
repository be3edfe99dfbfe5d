import { describe, expect, it } from 'vitest'
import { obfuscations } from '../cases/obfuscate.ts'
import { hear } from '../hear.ts'
import { plainWords } from '../meaning/plain-text.ts'
import { fold } from './fold.ts'
import { createWordReader, type Word } from './read-words.ts'
import { createLengthsAt } from './segment.ts'

function wordsOf(text: string, joints: 'split' | 'join' = 'split'): Word[] {
  const words: Word[] = []
  const { chars, at } = fold(text)
  const known = ['kill', 'myself', 'the', 'i']
  const isKnown = (word: string): boolean => known.includes(word)
  const spelling = { isKnown, lengthsAt: createLengthsAt(isKnown, known) }
  const reader = createWordReader({ joints, spelling, onWord: (word) => words.push(word) })
  for (let i = 0; i < chars.length; i++) {
    const from = at === undefined ? i : at[i]!
    reader.take(chars[i]!, from, from + 1)
  }
  reader.end()
  return words
}

const plain = (text: string, joints?: 'split' | 'join'): string =>
  wordsOf(text, joints)
    .map(({ word }) => word)
    .join(' ')

describe('folding (S4)', () => {
  it.each([
    ['full width', 'ｋｉｌｌ', 'kill'],
    ['marks', 'k̶i̶l̶l̶', 'kill'],
    ['accents', 'kïll ëvery ñight', 'kill every night'],
    ['zero width', 'ki\u200bll', 'kill'],
    ['soft hyphen', 'ki\u00adll', 'kill'],
    ['look-alikes beside Latin letters', 'kіll раss', 'kill pass'],
    ['apostrophes', 'don’t', "don't"],
    ['letters in signs', '𝓴𝓲𝓵𝓵 Ⓚ', 'kill k'],
  ])('%s', (_, text, folded) => {
    expect(fold(text).chars).toBe(folded)
  })

  it('reads a text that is all Cyrillic as Russian, not as a disguise', () => {
    expect(fold('я хочу').chars).toBe('ya khochu')
  })

  it('knows where each letter stood', () => {
    const text = 'a\u200bb ｋ'
    const { chars, at } = fold(text)
    expect(Array.from(chars).map((_, i) => text[at![i]!])).toEqual(['a', 'b', ' ', 'ｋ'])
  })
})

describe('words (S4)', () => {
  it.each([
    ['I don’t. Really!', 'i dont . really .'],
    ['15yo, 16f and 8th', '15 yo 16 f and 8 th'],
    ['15-year-old', '15 year old'],
    ['k!ll my$elf', 'k!ll my$elf'],
    ['wow!!!', 'wow . . .'],
    ['k i l l  m y s e l f', 'kill myself'],
    ['k.i.l.l the', 'kill the'],
    ['a b', 'a b'],
  ])('%s', (text, words) => {
    expect(plain(text)).toBe(words)
  })

  it('joins what signs have cut where that is asked for', () => {
    expect(plain('ki-ll my*self', 'join')).toBe('kill myself')
  })

  it('says where a word was written', () => {
    const text = 'Ha, ｋｉｌｌ'
    const [, word] = wordsOf(text)
    expect(text.slice(word!.from, word!.to)).toBe('ｋｉｌｌ')
  })
})

describe('disguises (S4)', () => {
  it.each(Object.entries(obfuscations))('%s is undone', (_, change) => {
    const text = 'nobody would notice that these words were hidden'
    const ways = hear(fold(change(text)), []).map((heard) => plainWords(heard).join(' '))
    // A word that no rule knows may stay in letters.
    const known = ['nobody', 'would', 'notice', 'that', 'these', 'words', 'were']
    expect(ways.some((way) => known.every((word) => way.includes(word)))).toBe(true)
  })
})
