import { describe, expect, it } from 'vitest'
import { faceAtTop } from './ring-turn.ts'

describe('the face on top of the ring', () => {
  it('is the one that the turn has brought there', () => {
    expect(faceAtTop(0, 12)).toBe(10)
    expect(faceAtTop(0.25, 12)).toBe(0)
    expect(faceAtTop(0.5, 12)).toBe(2)
    expect(faceAtTop(1, 12)).toBe(6)
  })

  it('stays on the ring before it enters and after it has left', () => {
    for (const progress of [-3, 0, 1, 9]) {
      const face = faceAtTop(progress, 7)
      expect(face).toBeGreaterThanOrEqual(0)
      expect(face).toBeLessThan(7)
    }
  })
})
