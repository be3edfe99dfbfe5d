import type { Reason } from '@aureole/contract/cases'
import { describe, expect, it } from 'vitest'
import { inOrder, lineIdOf, linesOf, withEarlier, withMessage, withNewer } from './stretch.ts'
import type { DeskMessage, Stretch } from './stretch.ts'

const at = (minute: number) => `2026-11-15T10:${String(minute).padStart(2, '0')}:00.000Z`

function message(seq: number, text = `m${seq}`): DeskMessage {
  const base = { id: `m${seq}`, seq, author: 'PERSON', kind: 'TEXT', status: 'DONE', hidden: false } as const
  return { ...base, text, createdAt: at(seq) }
}

function stretch(from: number, to: number, edges: Partial<Stretch> = {}): Stretch {
  const items = Array.from({ length: to - from + 1 }, (_, n) => message(from + n))
  return { items, hasMore: false, hasNewer: false, ...edges }
}

function reason(id: string, change: Partial<Reason> = {}): Reason {
  const base = {
    source: 'RULE',
    title: id,
    rule: null,
    severity: 2,
    seq: null,
    spans: [],
    said: null,
  } as const
  return { id, ...base, spans: [], messageId: null, excerpt: 'x', at: at(0), open: true, ...change }
}

const seqs = ({ items }: Stretch) => items.map(({ seq }) => seq)

describe('the part of a chat that an agent sees', () => {
  it('grows at both ends, each message once', () => {
    const middle = stretch(5, 8, { hasMore: true, hasNewer: true })
    const earlier = withEarlier(middle, stretch(3, 5, { hasMore: false }))
    expect(seqs(earlier)).toEqual([3, 4, 5, 6, 7, 8])
    expect(earlier).toMatchObject({ hasMore: false, hasNewer: true })
    const newer = withNewer(earlier, stretch(8, 9))
    expect(seqs(newer)).toEqual([3, 4, 5, 6, 7, 8, 9])
    expect(newer).toMatchObject({ hasMore: false, hasNewer: false })
  })

  it('shows a message as it was told last, such as hidden', () => {
    const now = withMessage(stretch(1, 3), { ...message(2), hidden: true })
    expect(now.items.map(({ hidden }) => hidden)).toEqual([false, true, false])
  })

  it('puts a reason beside its message, and what was not delivered where it was tried', () => {
    const found = reason('found', { messageId: 'm2', seq: 2 })
    const blocked = reason('blocked', {
      blocked: true,
      at: '2026-11-15T10:02:30.000Z',
      text: 'never arrived',
    })
    const lines = linesOf(stretch(1, 3), [found, blocked])
    expect(lines.map(({ id }) => id)).toEqual(['m1', 'm2', 'blocked', 'm3'])
    expect(lines[1]).toMatchObject({ kind: 'message', reasons: [found] })
  })

  it('leaves out what was not delivered before or after this part', () => {
    const blocked = reason('blocked', { blocked: true, at: at(1) })
    expect(linesOf(stretch(5, 6, { hasMore: true }), [blocked]).map(({ id }) => id)).toEqual(['m5', 'm6'])
    expect(linesOf(stretch(5, 6), [blocked]).map(({ id }) => id)).toEqual(['blocked', 'm5', 'm6'])
  })

  it('is what the reasons kept, once the person has deleted the chat', () => {
    const kept = [reason('a', { text: 'first', at: at(1), messageId: 'm1' }), reason('b', { at: at(3) })]
    expect(linesOf(stretch(1, 0), kept, true).map(({ id }) => id)).toEqual(['m1', 'b'])
    expect(linesOf(stretch(1, 0), kept)).toEqual([])
  })

  it('walks through the open reasons, the worst first', () => {
    const reasons = [
      reason('old', { open: false, severity: 4 }),
      reason('mild', { severity: 1 }),
      reason('later', { severity: 3, at: at(9) }),
      reason('worst', { severity: 3, at: at(2) }),
    ]
    expect(inOrder(reasons).map(({ id }) => id)).toEqual(['worst', 'later', 'mild', 'old'])
    expect(lineIdOf(reason('r', { messageId: 'm4' }))).toBe('m4')
    expect(lineIdOf(reason('r', { blocked: true }))).toBe('r')
  })
})
