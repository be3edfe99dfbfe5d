import { describe, expect, it } from 'vitest'
import { avatarLimits } from '@aureole/contract/avatar-limits'
import { genders } from '@aureole/contract/avatars'
import { avatarDraft } from '@aureole/contract/own-avatars'
import { hobbies } from '../options/hobbies.ts'
import { relations, speakingStyles } from '../options/manners.ts'
import { occupations } from '../options/occupations.ts'
import { personality } from '../options/personality.ts'
import { createDice } from '../testing/random-angels.ts'
import { draft } from '../testing/draft.ts'
import { wordingOf } from './wording.ts'
import { draftOf, written } from './written.ts'

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label)

/** Somebody put together at random out of what the generator offers. */
function anybody(seed: number) {
  const dice = createDice(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(dice() * from.length)]!
  const some = (from: readonly string[], most: number) => [
    ...new Set(Array.from({ length: Math.floor(dice() * most) + 1 }, () => pick(from))),
  ]
  return draft({
    name: `Name${seed}`,
    gender: pick(genders),
    look: { seed: `seed-${seed}` },
    traits: some(labels(personality), 3),
    hobbies: some(labels(hobbies), 4),
    occupation: pick(labels(occupations)),
    relation: pick(labels(relations)),
    speakingStyle: pick(labels(speakingStyles)),
  })
}

const people = Array.from({ length: 400 }, (_, i) => anybody(i + 1))

describe('the words of the house', () => {
  it('are whole, clean and short enough for everybody', () => {
    for (const person of people) {
      const { hook, biography, greeting, starters } = wordingOf(person)
      expect(hook.length).toBeLessThanOrEqual(40)
      expect(starters).toHaveLength(3)
      expect(new Set(starters).size).toBe(3)
      for (const text of [hook, biography, greeting, ...starters]) {
        expect(text, 'a gap, a brace or a doubled sign').not.toMatch(
          /[{}]|undefined|null| {2}|\.\.|,,| [.,;]/,
        )
        expect(text, 'typographic signs').not.toMatch(/['"]|--|\u2014/)
        expect(text.trim()).toBe(text)
      }
      expect(avatarDraft.safeParse({ ...person, biography, greeting, starters }).success).toBe(true)
      expect(biography.length).toBeLessThan(avatarLimits.biographyMax)
      const [wrong] = person.gender === 'FEMALE' ? [/\b(he|his|him)\b/i] : [/\b(she|her)\b/i]
      expect(biography).not.toMatch(wrong)
    }
  })

  it('differ from angel to angel', () => {
    const words = people.map(wordingOf)
    expect(new Set(words.map(({ biography }) => biography)).size).toBe(people.length)
    expect(new Set(words.map(({ hook }) => hook)).size).toBeGreaterThan(20)
    expect(new Set(words.map(({ greeting }) => greeting)).size).toBeGreaterThan(150)
  })

  it('are the same for the same angel', () => {
    for (const person of people.slice(0, 20))
      expect(wordingOf(person)).toEqual(wordingOf(structuredClone(person)))
  })

  it('make something of what the generator does not offer', () => {
    const own = draft({
      traits: ['Loyal to bad weather'],
      hobbies: ['Stamps'],
      occupation: 'Unicycle repairer',
      relation: 'Second cousin',
      speakingStyle: 'Like a judge',
    })
    const { biography, hook, starters } = wordingOf(own)
    expect(biography).toContain('a unicycle repairer')
    expect(biography).toContain('is loyal to bad weather')
    expect(biography).toContain('makes time for stamps')
    expect(hook).toBe('Unicycle repairer, loyal to bad weather')
    expect(starters[0]).toBe('Tell me about stamps.')
    expect(wordingOf(draft({ traits: ['x'.repeat(120)], occupation: 'y'.repeat(120) })).hook).toHaveLength(40)
  })

  it('can be told from the maker’s own afterwards', () => {
    for (const person of people.slice(0, 50)) {
      const own = { ...person, greeting: 'Mine.' }
      const row = written(own) as Parameters<typeof draftOf>[0]
      expect(draftOf(row)).toEqual({ ...own, look: row.look })
    }
  })
})
