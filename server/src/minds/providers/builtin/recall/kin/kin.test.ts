import { describe, expect, it } from 'vitest'
import { akin, contentOf, kinWord, tells } from './kin.ts'

function near(one: string, other: string): number {
  return akin(kinWord(one), kinWord(other))
}

describe('kinship of words', () => {
  it.each([
    ['boiler', 'heating', 'poem'],
    ['cello', 'instrument', 'shoulder'],
    ['fiance', 'husband', 'bicycle'],
    ['allergic', 'asthma', 'invoice'],
    ['surgeon', 'hospital', 'guitar'],
  ])('%s is nearer to %s than to %s', (word, kin, stranger) => {
    expect(near(word, kin)).toBeGreaterThan(near(word, stranger) + 0.2)
  })

  it('is whole between a word and itself, whether it is known or not', () => {
    expect(near('piano', 'piano')).toBe(1)
    expect(near('osian', 'osian')).toBe(1)
    expect(near("nan's", 'nan')).toBe(1)
  })

  it('is nothing where a word is not known', () => {
    expect(near('xqzzy', 'piano')).toBe(0)
  })

  it('counts rare words for more', () => {
    expect(tells(kinWord('accordion'))).toBeGreaterThan(tells(kinWord('people')))
    expect(tells(kinWord('osian'))).toBe(1)
  })

  it('leaves out words that say little, and takes each once', () => {
    expect(contentOf('The piano and the old PIANO').map(({ word }) => word)).toEqual(['piano', 'old'])
  })
})
