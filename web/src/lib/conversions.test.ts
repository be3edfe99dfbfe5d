import { expect, it } from 'vitest'
import { isFirstTelling, valueOf } from './conversions.ts'
import { keyValueStore } from './storage.ts'

it.each([
  [1999, 'EUR', 19.99],
  [500, 'JPY', 500],
  [4990, 'KWD', 4.99],
])('%i minor units of %s are worth %d', (minor, currency, value) => {
  expect(valueOf(minor, currency)).toBe(value)
})

it('a purchase is told once, however often its page is opened, and old ones make room', () => {
  const store = keyValueStore(() => {
    throw new Error('forbidden')
  })
  expect(isFirstTelling('a', store)).toBe(true)
  expect(isFirstTelling('a', store)).toBe(false)
  for (let n = 0; n < 60; n += 1) expect(isFirstTelling(`b${n}`, store)).toBe(true)
  expect(isFirstTelling('b59', store)).toBe(false)
  expect(store.get('purchases-told')?.split(' ')).toHaveLength(50)
})
