import { describe, expect, it } from 'vitest'
import { catalogueEntry } from '../angel.ts'
import { angels } from './index.ts'

const words = (text: string) => text.split(/\s+/).length

describe('the angels', () => {
  it.each(angels.map((angel) => [angel.name, angel] as const))('%s is whole', (_, angel) => {
    expect(angel.age).toBeGreaterThanOrEqual(18)
    expect(angel.hook.length).toBeLessThanOrEqual(40)
    expect(words(angel.biography.join(' '))).toBeGreaterThanOrEqual(80)
    expect(words(angel.biography.join(' '))).toBeLessThanOrEqual(140)
    expect(angel.hobbies.length).toBeGreaterThanOrEqual(3)
    expect(angel.opinions.length).toBeGreaterThanOrEqual(3)
    expect(angel.quirks.length).toBeGreaterThanOrEqual(2)
    expect(angel.neverSays.length).toBeGreaterThanOrEqual(2)
    expect(new Set(angel.starters).size).toBe(3)
    const texts = [
      angel.hook,
      angel.greeting,
      angel.speakingStyle,
      ...angel.biography,
      ...angel.starters,
      ...angel.opinions,
      ...angel.quirks,
      ...angel.neverSays,
    ]
    for (const text of texts) {
      expect(text).toBe(text.trim())
      expect(text, 'typographic signs').not.toMatch(/['"]|--|\.\.\.|\u2014/)
    }
  })

  it('are individuals', () => {
    for (const told of [
      angels.map((angel) => angel.name),
      angels.map((angel) => angel.portrait),
      angels.map((angel) => angel.hook),
      angels.map((angel) => angel.occupation),
      angels.map((angel) => angel.greeting),
      angels.map((angel) => angel.starters[0]),
      angels.map((angel) => catalogueEntry(angel, 0).id),
    ]) {
      expect(new Set(told).size).toBe(angels.length)
    }
  })

  it('do not repeat each other', () => {
    for (const told of [
      angels.flatMap((angel) => angel.starters),
      angels.flatMap((angel) => angel.opinions),
      angels.flatMap((angel) => angel.quirks),
    ]) {
      const seen = new Map<string, number>()
      for (const line of told) seen.set(line, (seen.get(line) ?? 0) + 1)
      expect([...seen].filter(([, times]) => times > 1)).toEqual([])
    }
  })

  it('are many, of every adult age', () => {
    expect(angels.length).toBeGreaterThanOrEqual(60)
    for (const decade of [20, 30, 40, 50, 60, 70]) {
      expect(
        angels.filter(({ age }) => age >= decade && age < decade + 10).length,
        String(decade),
      ).toBeGreaterThan(4)
    }
  })

  it('are of both genders and every ethnicity that the filter offers', () => {
    expect(new Set(angels.map((angel) => angel.gender)).size).toBe(2)
    expect(new Set(angels.map((angel) => angel.ethnicity)).size).toBe(7)
  })
})
