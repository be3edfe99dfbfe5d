import { describe, expect, it } from 'vitest'
import { lookOptions } from '@aureole/portrait-drawing'
import { isSameLook, limitReached, rankOf, unknownOptions, unranked } from './policy.ts'

describe('own angels', () => {
  it('stand in the catalogue the newest first, after the house’s, for as long as anybody can think', () => {
    const ranks = ['2026-11-15', '2026-11-16', '2040-01-01', '2080-01-01'].map((day) =>
      rankOf(new Date(day), unranked),
    )
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
    for (const rank of ranks) {
      expect(rank).toBeGreaterThan(100_000)
      expect(rank).toBeLessThan(unranked)
    }
    expect(rankOf(new Date('2027-01-01'), ranks[0]!)).toBe(ranks[0])
  })

  it('may look only as somebody can be drawn', () => {
    expect(unknownOptions({ seed: 'x', hair: 'BOB', skin: 3, age: 40 })).toEqual([])
    expect(unknownOptions({ seed: 'x', hair: 'TREE', eyes: 'RED' })).toEqual(['hair', 'eyes'])
    for (const [option, values] of Object.entries(lookOptions)) {
      for (const value of values) expect(unknownOptions({ seed: 'x', [option]: value })).toEqual([])
    }
  })

  it('look the same whatever order it is said in', () => {
    expect(isSameLook({ seed: 'x', hair: 'BOB', eyes: undefined }, { hair: 'BOB', seed: 'x' })).toBe(true)
    expect(isSameLook({ seed: 'x', hair: 'BOB' }, { seed: 'x' })).toBe(false)
  })

  it('that are too many are refused with what would help', () => {
    expect(limitReached(3, false).detail).toMatch(/premium you keep up to 50; or delete one/)
    expect(limitReached(50, true).detail).not.toContain('premium')
  })
})
