import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'

describe('random numbers', () => {
  it('are the same for the same key, and unrelated for neighbours', () => {
    expect(createRandom('ada').next()).toBe(createRandom('ada').next())
    const firsts = Array.from({ length: 1000 }, (_, i) => createRandom(`p${i}`).next())
    const mean = firsts.reduce((sum, n) => sum + n, 0) / firsts.length
    expect(mean).toBeGreaterThan(0.46)
    expect(mean).toBeLessThan(0.54)
  })

  it('follow weights, and never give what weighs nothing', () => {
    const random = createRandom('weights')
    const seen = Array.from({ length: 4000 }, () => random.weighted({ a: 3, b: 1, c: 0 }))
    expect(seen).not.toContain('c')
    const share = seen.filter((value) => value === 'a').length / seen.length
    expect(share).toBeGreaterThan(0.7)
    expect(share).toBeLessThan(0.8)
  })

  it('stay within their range', () => {
    const random = createRandom('range')
    for (let i = 0; i < 2000; i++) {
      expect(Math.abs(random.spread())).toBeLessThanOrEqual(1)
      expect([3, 4, 5]).toContain(random.int(3, 5))
    }
  })
})
