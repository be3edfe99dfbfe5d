import { describe, expect, it } from 'vitest'
import { fold, wantedWords, wordsOf } from './words.ts'

describe('R50: words by which a message is found', () => {
  it.each([
    ['Two plums, in BRANDY!', ['two', 'plums', 'in', 'brandy']],
    ['Café au lait', ['cafe', 'au', 'lait']],
    ["don’t and don't", ['dont', 'and', 'dont']],
    ['Straße ÆON Łódź', ['strasse', 'aeon', 'lodz']],
    ['Ёлка и ΆΛΦΑ', ['елка', 'и', 'αλφα']],
    ['我喜欢苹果', ['我喜', '喜欢', '欢苹', '苹果', '果']],
    ['iPhone手机 2', ['iphone', '手机', '机', '2']],
    ['ｆｕｌｌ ﬁne', ['full', 'fine']],
    ['हिन्दी', ['हिन्दी']],
    ['한국어 공부', ['한국어', '공부']],
    ['good 🦉🦉', ['good', '🦉', '🦉']],
    ["& | ! <-> ''", []],
    ['', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('are the same however accents are written', () => {
    expect(wordsOf('Toma\u0301s\u030C')).toEqual(wordsOf('Tomáš'))
    expect(fold('İstanbul')).toBe('istanbul')
  })

  it('are cut where nobody would read on', () => {
    expect(wordsOf('a'.repeat(5000))[0]).toHaveLength(60)
  })
})

describe('R51: what is looked for', () => {
  it.each([
    [
      'plum bran',
      [
        ['plum', false],
        ['bran', true],
      ],
    ],
    ['苹果', [['苹果', false]]],
    ['果', [['果', true]]],
    ['plum plum', [['plum', true]]],
    [
      "'; drop table messages; --",
      [
        ['drop', false],
        ['table', false],
        ['messages', true],
      ],
    ],
    ['&|!():*', []],
  ])('%s', (query, wanted) => {
    expect(wantedWords(query).map(({ word, isBeginning }) => [word, isBeginning])).toEqual(wanted)
  })

  it('is bounded', () => {
    expect(wantedWords('abcdefghij'.split('').join(' ').repeat(10)).length).toBeLessThanOrEqual(12)
  })
})
