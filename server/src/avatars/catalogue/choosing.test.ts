import { describe, expect, it } from 'vitest'
import { ethnicities, genders } from '@aureole/contract/avatars'
import { randomAngels } from '../testing/random-angels.ts'
import { inTurn, pickOfTheDay } from './featured.ts'
import { likeness, mostAlike, type Likable } from './likeness.ts'
import { listPlan } from './list-plan.ts'
import { PageEnds } from './page-ends.ts'

describe('the pick of the day', () => {
  const candidates = randomAngels(60, 3)

  it('is the same all day, another one tomorrow, and mixed', () => {
    const today = pickOfTheDay('2026-11-15', candidates, 6)
    expect(pickOfTheDay('2026-11-15', candidates.toReversed(), 6)).toEqual(today)
    expect(pickOfTheDay('2026-11-16', candidates, 6)).not.toEqual(today)
    const origins = new Set(candidates.map((one) => one.ethnicity)).size
    expect(new Set(today.map((one) => one.ethnicity)).size).toBe(Math.min(6, origins))
  })

  it('changes in one place when one of them goes', () => {
    const today = pickOfTheDay('2026-11-15', candidates, 6)
    const gone = today[2]!
    const after = pickOfTheDay(
      '2026-11-15',
      candidates.filter((one) => one !== gone),
      6,
    )
    expect(after.filter((one) => !today.includes(one))).toHaveLength(1)
  })

  it('takes what there is', () => {
    expect(pickOfTheDay('2026-11-15', candidates.slice(0, 2), 6)).toHaveLength(2)
    expect(pickOfTheDay('2026-11-15', [], 6)).toEqual([])
    expect(inTurn(['a', 'b', 'c'], ['x'])).toEqual(['a', 'x', 'b', 'c'])
  })
})

describe('likeness', () => {
  const base: Likable = {
    id: 'a',
    age: 30,
    gender: 'FEMALE',
    ethnicity: 'EUROPEAN',
    occupation: 'Baker',
    traits: ['Calm', 'Dry'],
    hobbies: ['Chess'],
  }
  const like = (more: Partial<Likable>) => likeness(base, { ...base, id: 'b', ...more })

  it('goes by character first, then by age, gender and origin', () => {
    expect(like({})).toBeGreaterThan(like({ ethnicity: 'AFRICAN' }))
    expect(like({ age: 33 })).toBeGreaterThan(like({ age: 60 }))
    expect(like({ gender: 'MALE' })).toBeGreaterThan(like({ traits: ['Bold', 'Loud'] }))
    expect(like({ hobbies: ['Chess problems'] })).toBeGreaterThan(like({ hobbies: ['Rowing'] }))
  })

  it('names the most alike, never the angel itself, in a settled order', () => {
    const others = ['b', 'c', 'd', 'e'].map((id) => ({ ...base, id }))
    const found = mostAlike(base, [base, ...others], 3)
    expect(found.map(({ id }) => id)).not.toContain('a')
    expect(mostAlike(base, [...others.toReversed(), base], 3)).toEqual(found)
    const twin = { ...base, id: 'f', traits: ['Loud'] }
    expect(mostAlike(base, [twin, ...others], 4)).not.toContain(twin)
  })
})

describe('the plan of a list', () => {
  const filter = { gender: genders[0], minAge: 18, maxAge: 99, ethnicity: [] }
  const page = { skip: 0, take: 13 }

  it('probes at once for a few kinds, walks first for many, and only walks where very much is skipped', () => {
    expect(listPlan({ ...filter, minAge: 30, maxAge: 33 }, page)).toEqual({ walk: 0, probe: true })
    expect(listPlan(filter, page)).toMatchObject({ probe: true })
    expect(listPlan(filter, page).walk).toBeGreaterThan(13)
    expect(listPlan(filter, { skip: 90_000, take: 13 })).toMatchObject({ probe: false })
    const one = listPlan({ ...filter, ethnicity: [ethnicities[0]] }, page)
    expect(one.walk).toBeLessThan(listPlan(filter, page).walk)
  })
})

describe('where pages end', () => {
  const place = (rank: number) => ({ rank, id: String(rank) })

  it('is remembered for the reader alone, a few pages back', () => {
    const ends = new PageEnds()
    for (let page = 1; page <= 5; page++) ends.remember('me', page, place(page))
    expect(ends.before('me', 6)).toEqual(place(5))
    expect(ends.before('me', 5)).toEqual(place(4))
    expect(ends.before('me', 3)).toBeUndefined()
    expect(ends.before('me', 9)).toBeUndefined()
    expect(ends.before('you', 6)).toBeUndefined()
  })

  it('begins anew with the first page', () => {
    const ends = new PageEnds()
    ends.remember('me', 1, place(1))
    ends.remember('me', 2, place(2))
    ends.remember('me', 1, place(10))
    expect(ends.before('me', 2)).toEqual(place(10))
    expect(ends.before('me', 3)).toBeUndefined()
  })

  it('is forgotten after a while, and when too many read', () => {
    let now = 0
    const ends = new PageEnds({ now: () => now, bound: 2 })
    ends.remember('me', 1, place(1))
    now += 31 * 60_000
    expect(ends.before('me', 2)).toBeUndefined()
    for (const reader of ['a', 'b', 'c']) ends.remember(reader, 1, place(1))
    expect(ends.before('a', 2)).toBeUndefined()
    expect(ends.before('c', 2)).toEqual(place(1))
  })
})
