import { describe, expect, it } from 'vitest'
import { readWorlds } from './worlds.ts'

const worlds = readWorlds()

describe('worlds to learn from', () => {
  it('are many, each with things told and questions', () => {
    expect(worlds.length).toBeGreaterThanOrEqual(120)
    for (const { says, asks } of worlds) {
      expect(says.length).toBeGreaterThanOrEqual(30)
      expect(asks.length).toBeGreaterThanOrEqual(25)
    }
  })

  it('name messages that hold the answer', () => {
    const wrong = worlds.flatMap(({ name, says, asks }) =>
      asks
        .filter(({ right, has }) => {
          const told = right
            .map((one) => says[one] ?? '')
            .join(' ')
            .toLowerCase()
          return !has.some((word) => told.includes(word))
        })
        .map(({ question }) => `${name}: ${question}`),
    )
    expect(wrong.length / worlds.flatMap(({ asks }) => asks).length).toBeLessThan(0.01)
  })
})
