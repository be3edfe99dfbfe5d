import type { PersonCard } from '@aureole/contract/desk-people'
import { describe, expect, it } from 'vitest'
import { hoursInWords, nextSuspensionHours, warningEffect } from './penalties.ts'

type Penalty = PersonCard['penalties'][number]

const suspension = (liftedAt: string | null) => ({ kind: 'SUSPENSION', liftedAt }) as Penalty

describe('what the agent is told before warning', () => {
  it('says when the next one suspends, and for how long', () => {
    expect(warningEffect({ warningCounter: 0, penalties: [] })).toContain('warning 1 of 3. The third')
    expect(warningEffect({ warningCounter: 2, penalties: [] })).toContain('suspends the account for 24 hours')
  })

  it('counts the suspensions that stood, not those taken back', () => {
    expect(nextSuspensionHours({ penalties: [suspension('2026-11-01T00:00:00.000Z')] })).toBe(24)
    expect(nextSuspensionHours({ penalties: [suspension(null)] })).toBe(72)
    expect(nextSuspensionHours({ penalties: Array.from({ length: 5 }, () => suspension(null)) })).toBe(168)
    expect(hoursInWords(168)).toBe('7 days')
  })
})
