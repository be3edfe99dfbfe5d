import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const minute = 60_000

it.each([
  [23 * 60 + 52, '23 h 52 min'],
  [25 * 60, '1 day 1 h'],
  [76 * 60, '3 days 4 h'],
  [7, '7 min'],
  [0.5, 'under a minute'],
  [0, undefined],
  [-5, undefined],
  [Number.NaN, undefined],
])('%d minutes are told as %s', (minutes, words) => {
  expect(timeLeft(minutes * minute)).toBe(words)
})
