import { describe, expect, it } from 'vitest'
import { filterCount, parseQueueFilter } from './queue-filter.ts'

describe('the queue’s address', () => {
  it('says what is shown', () => {
    const filter = parseQueueFilter({ view: 'mine', source: 'REPORT', minSeverity: '3', kind: 'CHAT' })
    expect(filter).toEqual({ view: 'mine', source: 'REPORT', minSeverity: 3, kind: 'CHAT' })
    expect(filterCount(filter)).toBe(3)
  })

  it('falls back where it makes no sense', () => {
    expect(parseQueueFilter({ view: 'theirs', source: 'x', minSeverity: '9', kind: '' })).toEqual({
      view: 'open',
    })
  })
})
