import { expect, it } from 'vitest'
import { toldWhen } from './told-when.ts'

const now = new Date(2026, 10, 15, 9, 0)
const source = { chatHash: 'a', chatType: 'DIRECT', messageId: 'b', seq: 3 } as const
const told = (year: number, month: number, day: number) => ({
  toldAt: new Date(year, month - 1, day, 23, 30).toISOString(),
  edited: false,
  source,
})

it.each([
  [told(2026, 11, 15), 'Today'],
  [told(2026, 11, 14), 'Yesterday'],
  [told(2026, 11, 3), '3 November'],
  [told(2025, 11, 3), '3 November 2025'],
  [{ ...told(2026, 11, 14), edited: true }, 'Changed by you yesterday'],
  [{ ...told(2026, 11, 3), edited: true, source: null }, 'Written by you 3 November'],
])('says when it was told', (memory, words) => {
  expect(toldWhen(memory, now, 'en-GB')).toBe(words)
})
