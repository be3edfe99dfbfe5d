import { describe, expect, it } from 'vitest'
import { completeLook, lookOptions, type Look } from './index.ts'

const people = Array.from({ length: 2000 }, (_, i) => completeLook({ seed: `p${i}` }))

describe('a completed look', () => {
  it('has one of the known values in every field', () => {
    for (const look of people) {
      for (const [name, values] of Object.entries(lookOptions))
        expect(values as readonly unknown[]).toContain(look[name as keyof Look])
      expect(look.age).toBeGreaterThanOrEqual(18)
      expect(look.age).toBeLessThanOrEqual(99)
    }
  })

  it('brings every value to light sooner or later', () => {
    for (const [name, values] of Object.entries(lookOptions)) {
      const seen = new Set(people.map((look) => look[name as keyof Look]))
      expect([name, values.filter((value) => !seen.has(value))]).toEqual([name, []])
    }
  })

  it('keeps what was chosen, and the rest as it would have been', () => {
    const own = completeLook({ seed: 'mira' })
    for (const [name, values] of Object.entries(lookOptions)) {
      // Gender, origin and age colour other fields; hair decides on beards. The others stand alone.
      if (['gender', 'ethnicity', 'hair'].includes(name)) continue
      for (const value of values) {
        expect(completeLook({ seed: 'mira', [name]: value })).toEqual({ ...own, [name]: value })
      }
    }
  })

  it('gives beards to men, and grey to the old', () => {
    expect(people.filter((look) => look.gender === 'FEMALE' && look.beard !== 'NONE')).toEqual([])
    const old = people.filter((look) => look.age >= 72)
    expect(old.length).toBeGreaterThan(50)
    expect(old.every((look) => look.hairColour === 'GREY' || look.hairColour === 'WHITE')).toBe(true)
  })

  it('keeps ages within what may be shown', () => {
    expect(completeLook({ seed: 'x', age: 3 }).age).toBe(18)
    expect(completeLook({ seed: 'x', age: 140 }).age).toBe(99)
  })
})
