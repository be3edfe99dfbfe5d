import { describe, expect, it } from 'vitest'
import type { AvatarDetails } from '@aureole/contract/avatars'
import { budget, promptFor } from './prompt.ts'
import type { MessageRow } from './store.ts'

const noor = { id: 'noor', name: 'Noor' } as AvatarDetails
const kofi = { id: 'kofi', name: 'Kofi' } as AvatarDetails

function row(seq: number, text: string, more: Partial<MessageRow> = {}): MessageRow {
  return { seq, text, author: 'PERSON', kind: 'TEXT', status: 'DONE', avatarId: null, ...more } as MessageRow
}

function turns(history: MessageRow[]) {
  return promptFor({ avatar: noor, avatars: [noor, kofi], personName: 'Robin', history, state: null }).turns
}

describe('what a mind gets', () => {
  it('is who said what, without notices, empty replies and what is hidden', () => {
    expect(
      turns([
        row(1, 'Noor is an AI.', { author: 'SYSTEM', kind: 'NOTICE' }),
        row(2, 'Evening.', { author: 'AVATAR', avatarId: 'noor' }),
        row(3, 'Hello both'),
        row(4, '', { author: 'AVATAR', avatarId: 'noor', status: 'FAILED' }),
        row(5, 'Low C.', { author: 'AVATAR', avatarId: 'kofi' }),
        row(6, 'Not nice', { status: 'HIDDEN' }),
        row(7, 'And?'),
      ]),
    ).toEqual([
      { from: 'self', text: 'Evening.' },
      { from: 'person', text: 'Hello both' },
      { from: 'other', name: 'Kofi', text: 'Low C.' },
      { from: 'person', text: 'And?' },
    ])
  })

  it('is the latest that fits the budget, oldest first', () => {
    const many = turns(Array.from({ length: 200 }, (_, i) => row(i + 1, `Line ${i + 1}`)))
    expect(many).toHaveLength(budget.turns)
    expect(many.at(-1)?.text).toBe('Line 200')
    const long = turns(Array.from({ length: 30 }, (_, i) => row(i + 1, 'x'.repeat(4000))))
    expect(long.map((turn) => turn.text).join('').length).toBeLessThanOrEqual(budget.characters)
    expect(long.length).toBeGreaterThan(1)
  })

  it('is the last line at least, however long', () => {
    expect(turns([row(1, 'x'.repeat(budget.characters * 2))])).toHaveLength(1)
  })
})
