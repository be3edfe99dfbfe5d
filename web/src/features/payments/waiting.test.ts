import { expect, it } from 'vitest'
import { paymentStates } from '@aureole/contract/payments'
import { askAgainAfter, lateAfter, outcomeOf, overAfter } from './waiting.ts'

it('asks less and less often, and not for ever', () => {
  let waited = 0
  let asked = 0
  let before = 0
  for (let next = askAgainAfter(0); next !== false; next = askAgainAfter(waited)) {
    expect(next).toBeGreaterThanOrEqual(before)
    before = next
    waited += next
    asked += 1
  }
  expect(asked).toBeLessThan(70)
  expect(waited).toBeGreaterThanOrEqual(overAfter)
  expect(lateAfter).toBeLessThan(overAfter)
})

it('knows what each state means for whoever waits', () => {
  expect(paymentStates.map(outcomeOf)).toEqual([
    'waiting',
    'arrived',
    'failed',
    'failed',
    'returned',
    'returned',
  ])
})
