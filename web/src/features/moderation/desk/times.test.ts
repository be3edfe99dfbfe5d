import { describe, expect, it } from 'vitest'
import { duration, span, waited } from './times.ts'

describe('how long somebody has waited', () => {
  it.each([
    [0, 'now'],
    [59, 'now'],
    [60, '1 min'],
    [59 * 60, '59 min'],
    [80 * 60, '1 h 20 min'],
    [120 * 60, '2 h'],
    [7 * 3600 + 600, '7 h'],
    [26 * 3600, '1 day'],
    [72 * 3600, '3 days'],
  ])('%i seconds are "%s"', (seconds, words) => {
    expect(span(seconds)).toBe(words)
  })

  it('is never negative, whatever the clocks say', () => {
    expect(waited('2026-11-15T10:00:00.000Z', Date.parse('2026-11-15T09:00:00.000Z'))).toBe('now')
  })

  it('counts seconds where a median is small', () => {
    expect(duration(42.4)).toBe('42 s')
    expect(duration(600)).toBe('10 min')
  })
})
