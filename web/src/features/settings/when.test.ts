import { describe, expect, it } from 'vitest'
import { ago, calendarDate, dayAndTime } from './when.ts'

const now = new Date(2026, 10, 15, 21, 40)

describe('when a device was used last', () => {
  it.each([
    [new Date(2026, 10, 15, 21, 39), 'just now'],
    [new Date(2026, 10, 15, 21, 5), '35 minutes ago'],
    [new Date(2026, 10, 15, 8, 5), 'today at 08:05'],
    [new Date(2026, 10, 14, 23, 40), 'yesterday at 23:40'],
    [new Date(2026, 10, 10, 7, 0), 'on Tuesday at 07:00'],
    [new Date(2026, 10, 8, 23, 0), 'on 8 November'],
    [new Date(2025, 11, 31, 12, 0), 'on 31 December 2025'],
  ])('%s is %s', (time, words) => {
    expect(ago(time, now, 'en-GB')).toBe(words)
  })

  it('does not speak of the future when two clocks disagree', () => {
    expect(ago(new Date(2026, 10, 15, 21, 45), now, 'en-GB')).toBe('just now')
  })
})

it('says a day to come with its hour', () => {
  expect(dayAndTime(new Date(2026, 10, 22, 4, 10), 'en-GB')).toMatch(/^Sunday,? 22 November at 04:10$/)
})

it('leaves a birthday on its day in every time zone', () => {
  expect(calendarDate('1994-02-14', 'en-GB')).toBe('14 February 1994')
})
