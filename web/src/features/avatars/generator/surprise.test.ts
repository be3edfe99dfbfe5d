import { describe, expect, test } from 'vitest'
import type { Answers } from './answers.ts'
import { draftOf, missingOf } from './missing.ts'
import { suggestNames } from './names.ts'
import { seeded } from './seeded.ts'
import { fillMissing, startingAnswers, surpriseAll, surpriseStep } from './surprise.ts'
import { someOptions } from './testing.ts'
import { suggestBiography, suggestGreeting, suggestStarters } from './wording.ts'

const answers: Answers = {
  ...startingAnswers('AI', 'seed'),
  gender: 'FEMALE',
  ethnicity: 'EUROPEAN',
  name: 'Nobody Else',
}
const nothing = () => Promise.resolve(undefined)

describe('a surprise', () => {
  test('is the same for the same seed, and another for another', () => {
    const one = surpriseAll('AI', answers, someOptions, 'one')
    expect(surpriseAll('AI', answers, someOptions, 'one')).toEqual(one)
    expect(surpriseAll('AI', answers, someOptions, 'other')).not.toEqual(one)
  })

  test('keeps a name that the person wrote, and replaces one of ours', () => {
    expect(surpriseAll('AI', answers, someOptions, 'x').name).toBe('Nobody Else')
    const ours = { ...answers, name: 'Ada-FEMALE' }
    const names = ['1', '2', '3', '4', '5', '6'].map(
      (seed) => surpriseAll('AI', ours, someOptions, seed).name,
    )
    expect(new Set(names).size).toBeGreaterThan(1)
  })

  test('of one step leaves all others alone', async () => {
    const before: Answers = {
      ...answers,
      traits: ['Calm'],
      look: { seed: 'seed', hair: 'BOB', eyes: 'BLUE' },
    }
    const after = await surpriseStep('AI', 'hair', before, someOptions, 'x', async (choice) => ({
      ...choice,
      hair: 'AFRO',
      hairColour: 'COPPER',
      beard: 'NONE',
      eyes: 'GREEN',
    }))
    expect(after).toEqual({
      ...before,
      look: { seed: 'seed', eyes: 'BLUE', hair: 'AFRO', hairColour: 'COPPER', beard: 'NONE' },
    })
  })

  test('works from the options where nothing can be drawn', async () => {
    const after = await surpriseStep('AI', 'hair', answers, someOptions, 'x', nothing)
    expect(['BOB', 'AFRO', 'CROP']).toContain(after.look?.hair)
  })

  test('is always an adult', () => {
    for (let i = 0; i < 500; i++) {
      const age = startingAnswers('AI', `s${i}`).age!
      expect(age).toBeGreaterThanOrEqual(18)
      expect(age).toBeLessThanOrEqual(99)
    }
  })
})

describe('what is still open', () => {
  test('is listed, with the step where it can be answered', () => {
    expect(missingOf({}).map(({ field }) => field)).toEqual([
      'who',
      'traits',
      'speakingStyle',
      'occupation',
      'name',
    ])
    expect(draftOf(answers)).toBeUndefined()
  })

  test('can be filled without touching what was answered', () => {
    const filled = fillMissing({ ...answers, traits: ['Own'] }, someOptions, 'x')
    expect(filled).toMatchObject({ name: 'Nobody Else', traits: ['Own'], look: { seed: 'seed' } })
    expect(missingOf(filled)).toEqual([])
    expect(draftOf(filled)).toMatchObject({ name: 'Nobody Else', traits: ['Own'] })
  })

  test('a draft leaves out what was left open', () => {
    const filled = fillMissing(answers, someOptions, 'x')
    const draft = draftOf({ ...filled, greeting: '  ', starters: ['', ' Well? '] })
    expect(draft).not.toHaveProperty('greeting')
    expect(draft?.starters).toEqual(['Well?'])
    expect(draft?.look).toMatchObject({ gender: 'FEMALE', ethnicity: 'EUROPEAN' })
  })
})

describe('suggestions', () => {
  test('of names suit, differ, and go round', () => {
    const first = suggestNames(someOptions, 'MALE', 'EUROPEAN', 's')
    expect(new Set(first).size).toBe(5)
    expect(first.every((name) => name.endsWith('-MALE'))).toBe(true)
    expect(suggestNames(someOptions, 'MALE', 'EUROPEAN', 's', 1)).not.toEqual(first)
    expect(suggestNames(someOptions, 'MALE', 'PACIFIC', 's')).toEqual([])
  })

  test('of words use what is known, and differ by round', () => {
    const known = { ...answers, occupation: 'Astronomer', hobbies: ['Chess'], traits: ['Calm', 'Dry'] }
    expect(suggestBiography(known, 0)).toMatch(/Nobody Else.* an astronomer.*calm and dry.*chess/)
    expect(new Set([0, 1, 2, 3, 4].map((round) => suggestGreeting(known, round))).size).toBeGreaterThan(2)
    expect(suggestStarters(known, 0)).toHaveLength(3)
    expect(new Set(suggestStarters(known, 0)).size).toBe(3)
  })

  test('are there when nothing is known', () => {
    expect(suggestGreeting({}, 0)).not.toMatch(/undefined/)
    expect(suggestBiography({ gender: 'MALE' }, 0)).not.toMatch(/undefined|\bshe\b/)
  })
})

test('random choices spread over all values', () => {
  const random = seeded('spread')
  const counts = new Map<string, number>()
  for (let i = 0; i < 3000; i++) {
    const value = random.pick(['a', 'b', 'c'])!
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  for (const value of ['a', 'b', 'c']) expect(counts.get(value)).toBeGreaterThan(850)
  expect(random.some(['a', 'b', 'c'], 2)).toHaveLength(2)
})
