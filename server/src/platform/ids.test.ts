import { expect, it } from 'vitest'
import { newId, newToken } from './ids.ts'

it('makes UUIDs of version 7 that carry their time', () => {
  const before = Date.now()
  const id = newId()
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThan(before + 10_000)
})

it('only ever grows, many times within a millisecond', () => {
  const ids = Array.from({ length: 100_000 }, () => newId())
  expect(ids.every((id, i) => i === 0 || id > ids[i - 1]!)).toBe(true)
})

it('goes on growing when the clock is set back', () => {
  const now = Date.now() + 60_000
  const ids = [newId(now), newId(now - 5000), newId(now - 5000), newId(now + 1)]
  expect(ids.toSorted()).toEqual(ids)
})

it('makes tokens of 22 url-safe characters', () => {
  const tokens = new Set(Array.from({ length: 1000 }, newToken))
  expect(tokens.size).toBe(1000)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/)
})
