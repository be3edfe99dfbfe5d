import { describe, expect, it } from 'vitest'
import { askedKinds } from '../from-server.ts'
import { readAsking } from './asking.ts'
import { readPairs } from './pairs.ts'

describe('things told, with ways to ask for them', () => {
  const pairs = readPairs()

  it('are many, each with several questions', () => {
    expect(pairs.flatMap(({ says }) => says).length).toBeGreaterThanOrEqual(3500)
    expect(pairs.flatMap(({ asks }) => asks).length).toBeGreaterThanOrEqual(15_000)
  })

  it('have a word everywhere, and each question something that it asks for', () => {
    for (const { says, asks } of pairs) {
      expect(says.every((told) => told.length > 5)).toBe(true)
      expect(asks.every(({ question, right }) => question.length > 2 && says[right] !== undefined)).toBe(true)
    }
  })
})

describe('messages that ask or tell', () => {
  it.each(['learn', 'apart'] as const)('are of every kind in “%s”', (part) => {
    const kinds = Map.groupBy(readAsking(part), ({ kind }) => kind)
    expect([...kinds.keys()].toSorted()).toEqual([...askedKinds].toSorted())
    for (const some of kinds.values()) expect(some.length).toBeGreaterThanOrEqual(100)
  })

  it('are learned from or kept apart, never both', () => {
    const learned = new Set(readAsking('learn').map(({ text }) => text.toLowerCase()))
    expect(readAsking('apart').filter(({ text }) => learned.has(text.toLowerCase()))).toEqual([])
  })
})
