import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPace, type PacedReader } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function readers(count: number): { reader: PacedReader; reads: number }[] {
  return Array.from({ length: count }, () => {
    const one = { reads: 0, reader: { goOn: () => void one.reads++ } }
    return one
  })
}

it('M24: a few are never let wait', () => {
  const pace = createPace()
  const few = readers(15)
  for (const { reader } of few) pace.join(reader)
  expect(few.map(({ reader }) => pace.wait(reader))).not.toContain(true)
})

it.each([
  [16, 50],
  [80, 80],
  [400, 100],
])('M24: of %i each waits for %i ms', (count, ms) => {
  const pace = createPace()
  const many = readers(count)
  for (const { reader } of many) pace.join(reader)
  for (const { reader } of many) expect(pace.wait(reader)).toBe(true)
  vi.advanceTimersByTime(ms - 10)
  expect(many.filter(({ reads }) => reads > 0)).toHaveLength(0)
  vi.advanceTimersByTime(20)
  expect(many.filter(({ reads }) => reads === 1)).toHaveLength(count)
  expect(vi.getTimerCount()).toBe(0)
})

it('M24: who leaves, or never came, does not wait', () => {
  const pace = createPace()
  const many = readers(40)
  const [stranger] = readers(1)
  for (const { reader } of many) pace.join(reader)
  expect(pace.wait(stranger!.reader)).toBe(false)
  const gone = many[0]!
  pace.wait(gone.reader)
  expect(pace.isWaiting(gone.reader)).toBe(true)
  pace.leave(gone.reader)
  expect(pace.isWaiting(gone.reader)).toBe(false)
  vi.advanceTimersByTime(500)
  expect(gone.reads).toBe(0)
})
