import { describe, expect, it } from 'vitest'
import { principal } from './principal.ts'

describe('principal directions', () => {
  it('are found, the strongest first and at right angles', () => {
    const rows = Array.from({ length: 200 }, (_, i) =>
      Float32Array.of(3 * Math.sin(i), Math.cos(i * 1.7), 0.1 * Math.sin(i * 0.3)),
    )
    const [first, second] = principal(rows, 2)
    expect(Math.abs(first![0]!)).toBeGreaterThan(0.99)
    expect(Math.abs(second![1]!)).toBeGreaterThan(0.99)
    expect(first!.reduce((sum, value, i) => sum + value * second![i]!, 0)).toBeCloseTo(0, 6)
  })
})
