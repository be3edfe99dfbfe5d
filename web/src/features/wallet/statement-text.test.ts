import { describe, expect, it } from 'vitest'
import { amountText, dayText } from './statement-text.ts'

describe('a line of the statement', () => {
  it('shows the direction of each change', () => {
    expect(amountText(100)).toBe('+100')
    expect(amountText(-1)).toBe('−1')
  })

  it('gives the time today, the day this year, and the year before that', () => {
    const now = new Date(2026, 10, 15, 22, 0)
    expect(dayText(new Date(2026, 10, 15, 21, 12).toISOString(), now, 'en-GB')).toBe('Today, 21:12')
    expect(dayText(new Date(2026, 10, 14, 23, 59).toISOString(), now, 'en-GB')).toBe('14 November')
    expect(dayText(new Date(2025, 10, 15, 21, 12).toISOString(), now, 'en-GB')).toBe('15 November 2025')
  })
})
