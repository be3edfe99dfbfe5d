import { describe, expect, it } from 'vitest'
import { crossCheck, fit, tryOn, type Lesson } from './fit.ts'

/** What answers has more of `words`; `noise` says nothing. */
function lesson(group: string, noise: number): Lesson {
  return {
    group,
    each: [
      { words: 0.1, noise },
      { words: 0.8, noise: 1 - noise },
      { words: 0.2, noise },
    ],
    right: new Set([1]),
  }
}

const lessons = Array.from({ length: 20 }, (_, i) => lesson(`talk ${i}`, i % 2))

describe('weights', () => {
  it('are learnt from what answers, and not from what says nothing', () => {
    const weights = fit(lessons)
    expect(weights['words']).toBeGreaterThan(1)
    expect(Math.abs(weights['noise'] ?? 0)).toBeLessThan(0.3)
    expect(tryOn(weights, lessons)).toEqual({ asked: 20, first: 20, firstTwo: 20 })
  })

  it('are tried on conversations that they were not learnt from, each once', () => {
    expect(crossCheck(lessons)).toEqual({ asked: 20, first: 20, firstTwo: 20 })
  })

  it('that know nothing find what answers only by chance', () => {
    const { first } = tryOn({}, lessons)
    expect(first).toBe(0)
  })
})
