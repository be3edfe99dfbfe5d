import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search.ts'

describe('query strings', () => {
  it('stay as people write them', () => {
    const text = '?gender=MALE&minAge=20&ethnicity=AFRICAN,PACIFIC'
    expect(stringifySearch(parseSearch(text))).toBe(text)
  })

  it('read numbers as text, so that nothing is lost or quoted', () => {
    expect(parseSearch('?minAge=020&x="7"')).toEqual({ minAge: '020', x: '"7"' })
    expect(stringifySearch({ minAge: '20' })).toBe('?minAge=20')
  })

  it('join lists and leave out what is empty', () => {
    expect(stringifySearch({ ethnicity: ['A', 'B'], gender: undefined, q: '' })).toBe('?ethnicity=A,B')
    expect(stringifySearch({})).toBe('')
  })

  it('survive nonsense', () => {
    expect(parseSearch('?%E0%A4%A&&=&a')).toMatchObject({ a: '' })
  })
})
