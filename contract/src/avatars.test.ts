import { describe, expect, it } from 'vitest'
import { defaultFilter, filterQuery, listAvatars, parseFilter } from './avatars.ts'

describe('the filter in the query string', () => {
  it('is the default when nothing is asked', () => {
    expect(parseFilter({})).toEqual({ gender: 'FEMALE', minAge: 18, maxAge: 99, ethnicity: [] })
    expect(filterQuery(defaultFilter)).toEqual({})
  })

  it('parses integers, clamps them to 18..99 and puts them in order', () => {
    expect(parseFilter({ minAge: '25.9', maxAge: '40abc' })).toMatchObject({ minAge: 25, maxAge: 40 })
    expect(parseFilter({ minAge: '3', maxAge: '1000' })).toMatchObject({ minAge: 18, maxAge: 99 })
    expect(parseFilter({ minAge: '60', maxAge: '30' })).toMatchObject({ minAge: 30, maxAge: 60 })
  })

  it.each([
    { gender: 'ROBOT', minAge: 'x', maxAge: '', ethnicity: 'MARTIAN' },
    { gender: { $ne: 1 }, minAge: ['', 'x'], maxAge: null, ethnicity: [{}] },
    { gender: ['MALE', 'FEMALE'], minAge: Number.NaN, maxAge: '-', ethnicity: ',,,' },
  ])('falls back to the defaults where it cannot be read: %j', (query) => {
    expect(parseFilter(query)).toEqual(defaultFilter)
  })

  it('reads ethnicities comma-joined and repeated, in the catalogue’s order', () => {
    const both = ['EUROPEAN', 'PACIFIC']
    expect(parseFilter({ ethnicity: 'PACIFIC,european' }).ethnicity).toEqual(both)
    expect(parseFilter({ ethnicity: ['PACIFIC', 'EUROPEAN'] }).ethnicity).toEqual(both)
  })

  it('survives the way to the address bar and back', () => {
    const filter = parseFilter({ gender: 'MALE', minAge: '30', maxAge: '45', ethnicity: 'AFRICAN,PACIFIC' })
    expect(parseFilter(filterQuery(filter))).toEqual(filter)
  })

  it('never refuses a list', () => {
    const query = listAvatars.query.parse({ page: '-4', pageSize: '1e9', junk: 'x' })
    expect(query).toMatchObject({ page: 1, pageSize: 1, gender: 'FEMALE' })
  })
})
