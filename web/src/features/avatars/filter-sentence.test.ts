import { defaultFilter } from '@aureole/contract/avatars'
import { describe, expect, it } from 'vitest'
import { ageText, countText, emptySentence } from './filter-sentence.ts'
import { changesOnlyAge, filterCount, widest } from './use-filter.ts'

describe('what the filter says in words', () => {
  it('names only what was narrowed', () => {
    expect(emptySentence(defaultFilter)).toBe('There are no women in the catalogue.')
    expect(emptySentence({ ...defaultFilter, gender: 'MALE', minAge: 90 })).toBe(
      'There are no men from 90 to 99 in the catalogue.',
    )
    expect(
      emptySentence({
        ...defaultFilter,
        minAge: 40,
        maxAge: 40,
        ethnicity: ['AFRICAN', 'EUROPEAN', 'PACIFIC'],
      }),
    ).toBe('There are no African, European or Pacific women of 40 in the catalogue.')
  })

  it('tells one age from a range', () => {
    expect(ageText({ minAge: 30, maxAge: 30 })).toBe('Age 30')
    expect(ageText({ minAge: 24, maxAge: 45 })).toBe('Age 24 to 45')
  })

  it('promises a total only when the list has ended', () => {
    expect(countText(12, false)).toBe('12 angels so far')
    expect(countText(1, true)).toBe('1 angel')
  })

  it('counts the age as one filter and each ethnicity as one', () => {
    expect(filterCount(defaultFilter)).toBe(0)
    expect(filterCount({ ...defaultFilter, minAge: 20, maxAge: 30, ethnicity: ['PACIFIC', 'AFRICAN'] })).toBe(
      3,
    )
  })

  it('tells a moved thumb from another choice', () => {
    expect(changesOnlyAge(defaultFilter, { ...defaultFilter, minAge: 30 })).toBe(true)
    expect(changesOnlyAge(defaultFilter, { ...defaultFilter, gender: 'MALE' })).toBe(false)
    expect(changesOnlyAge(defaultFilter, { ...defaultFilter, minAge: 30, ethnicity: ['PACIFIC'] })).toBe(
      false,
    )
  })

  it('widens everything but the gender', () => {
    expect(widest({ gender: 'MALE', minAge: 20, maxAge: 30, ethnicity: ['PACIFIC'] })).toEqual({
      ...defaultFilter,
      gender: 'MALE',
    })
  })
})
