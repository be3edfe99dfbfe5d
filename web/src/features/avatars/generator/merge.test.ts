import { describe, expect, test } from 'vitest'
import { answered, changedFields, flatten, unflatten, type Answers } from './answers.ts'
import { merge } from './merge.ts'

const base: Answers = { age: 30, name: 'Ada', look: { seed: 's', hair: 'BOB' }, traits: ['Calm'] }

describe('answers of two places', () => {
  test('what was changed in different places is all there', () => {
    const mine = { ...base, age: 40 }
    const theirs = { ...base, look: { seed: 's', hair: 'AFRO' } }
    const { answers, taken, contested } = merge(base, mine, theirs)
    expect(answers).toEqual({ ...base, age: 40, look: { seed: 's', hair: 'AFRO' } })
    expect(taken).toEqual(['look.hair'])
    expect(contested).toEqual([])
  })

  test('of one look, each part counts for itself', () => {
    const mine: Answers = { ...base, look: { seed: 's', hair: 'BOB', eyes: 'BLUE' } }
    const theirs: Answers = { ...base, look: { seed: 's', hair: 'AFRO' } }
    expect(merge(base, mine, theirs).answers.look).toEqual({ seed: 's', hair: 'AFRO', eyes: 'BLUE' })
  })

  test('where both changed the same, what the person sees stays, and they are told', () => {
    const { answers, contested } = merge(base, { ...base, name: 'Cleo' }, { ...base, name: 'Dee' })
    expect(answers.name).toBe('Cleo')
    expect(contested).toEqual(['name'])
  })

  test('the same change on both sides is no news', () => {
    const both = { ...base, name: 'Cleo' }
    expect(merge(base, both, both)).toEqual({ answers: both, taken: [], contested: [] })
  })

  test('an answer that was taken back elsewhere is gone here', () => {
    const { name: _, ...theirs } = base
    expect(merge(base, { ...base, age: 41 }, theirs).answers).toEqual({ ...theirs, age: 41 })
  })

  test('what was never saved stays', () => {
    expect(merge({}, base, {}).answers).toEqual(base)
  })
})

test('answers come back whole from their parts', () => {
  expect(unflatten(flatten(base))).toEqual(base)
})

test('says what changed', () => {
  const after: Answers = { ...base, age: 31, look: { seed: 's', hair: 'AFRO' } }
  expect(changedFields(base, after)).toEqual(['age', 'look.hair'])
})

test('what was emptied again is no answer', () => {
  expect(answered({ name: ' ', relation: '', age: 20, starters: ['', 'Well?'] })).toEqual({
    age: 20,
    starters: ['Well?'],
  })
})
