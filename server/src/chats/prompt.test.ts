import { describe, expect, it } from 'vitest'
import type { AvatarDetails } from '@aureole/contract/avatars'
import { budget, promptFor } from './prompt.ts'
import type { SaidRow } from './store-messages.ts'

const noor = { id: 'noor', name: 'Noor' } as AvatarDetails
const kofi = { id: 'kofi', name: 'Kofi' } as AvatarDetails

function row(seq: number, text: string, more: Partial<SaidRow> = {}): SaidRow {
  return { seq, text, author: 'PERSON', avatarId: null, ...more }
}

const person = { name: 'Robin', about: 'Night owl.' }

function prompt(history: SaidRow[], begun = '') {
  const parts = { avatar: noor, avatars: [noor, kofi], person, version: 1, state: null }
  return promptFor({ ...parts, history, begun })
}

describe('what a mind gets', () => {
  it('is who said what', () => {
    expect(
      prompt([
        row(2, 'Evening.', { author: 'AVATAR', avatarId: 'noor' }),
        row(3, 'Hello both'),
        row(5, 'Low C.', { author: 'AVATAR', avatarId: 'kofi' }),
        row(7, 'And?'),
      ]),
    ).toMatchObject({
      turns: [
        { from: 'self', text: 'Evening.' },
        { from: 'person', text: 'Hello both' },
        { from: 'other', name: 'Kofi', text: 'Low C.' },
        { from: 'person', text: 'And?' },
      ],
      goOn: false,
      person,
    })
  })

  it('is the latest that fits the budget, oldest first', () => {
    const many = prompt(Array.from({ length: 200 }, (_, i) => row(i + 1, `Line ${i + 1}`))).turns
    expect(many).toHaveLength(budget.turns)
    expect(many.at(-1)?.text).toBe('Line 200')
    const long = prompt(Array.from({ length: 30 }, (_, i) => row(i + 1, 'x'.repeat(4000)))).turns
    expect(long.map((turn) => turn.text).join('').length).toBeLessThanOrEqual(budget.characters)
    expect(long.length).toBeGreaterThan(1)
  })

  it('is the last line at least, however long', () => {
    expect(prompt([row(1, 'x'.repeat(budget.characters * 2))]).turns).toHaveLength(1)
  })

  it('R26: ends with its own words when it is to go on from them', () => {
    const { turns, goOn } = prompt([row(3, 'Tell me')], 'Once upon')
    expect(goOn).toBe(true)
    expect(turns).toEqual([
      { from: 'person', text: 'Tell me' },
      { from: 'self', text: 'Once upon' },
    ])
    const own = 'x'.repeat(budget.characters * 2)
    expect(prompt([row(3, 'Tell me')], own).turns).toEqual([{ from: 'self', text: own }])
  })
})
