import type { FreeReplies, Premium } from '@aureole/contract/payments'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { doubtFreeReplies, freeRepliesLeft, notePremium } from './premium.ts'

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

/** Of somebody who is premium where free replies are counted, and is not where they are not. */
function premiumWith(freeReplies: FreeReplies | null): Premium {
  const isActive = freeReplies !== null
  return {
    state: isActive ? 'active' : 'none',
    plan: null,
    until: isActive ? resetsAt : null,
    freeReplies,
    hasPortal: false,
  }
}

it('a change of the wallet that says nothing of free replies has them counted again, where they are counted', () => {
  const isDoubted = (premium: Premium) => {
    const queries = new QueryClient()
    notePremium(queries, premium)
    doubtFreeReplies(queries)
    return queries.getQueryState(['premium'])?.isInvalidated
  }
  expect(isDoubted(premiumWith({ used: 3, limit: 300, resetsAt }))).toBe(true)
  expect(isDoubted(premiumWith(null))).toBe(false)
})
