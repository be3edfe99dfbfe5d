import { expect, it } from 'vitest'
import { inSentence } from './in-sentence.ts'

it('makes a word small inside a sentence, and leaves abbreviations and names of one letter alone', () => {
  expect(['Cryptic crosswords', 'DJ sets', 'Émail painting', 'tea', 'X', ''].map(inSentence)).toEqual([
    'cryptic crosswords',
    'DJ sets',
    'émail painting',
    'tea',
    'X',
    '',
  ])
})
