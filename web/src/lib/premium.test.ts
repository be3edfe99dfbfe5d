import { expect, it } from 'vitest'
import { freeRepliesLeft } from './premium.ts'

const resetsAt = '2026-11-16T00:00:00.000Z'
const evening = Date.parse('2026-11-15T22:00:00.000Z')

it('free replies are counted down, and never below none', () => {
  expect(freeRepliesLeft({ used: 47, limit: 300, resetsAt }, evening)).toBe(253)
  expect(freeRepliesLeft({ used: 300, limit: 300, resetsAt }, evening)).toBe(0)
  expect(freeRepliesLeft({ used: 302, limit: 300, resetsAt }, evening)).toBe(0)
})

it('a new day begins with all of them, before anyone told the page', () => {
  expect(freeRepliesLeft({ used: 300, limit: 300, resetsAt }, Date.parse(resetsAt))).toBe(300)
})
