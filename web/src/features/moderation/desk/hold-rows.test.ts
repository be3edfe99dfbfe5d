import type { DeskCase } from '@aureole/contract/cases'
import { describe, expect, it } from 'vitest'
import { holdRows } from './hold-rows.ts'

const queue = (...ids: string[]) => ids.map((id) => ({ id, version: 1 }) as DeskCase)
const ids = (rows: readonly { one: DeskCase; gone: boolean }[]) =>
  rows.map(({ one, gone }) => (gone ? `(${one.id})` : one.id)).join(' ')

describe('a list of the desk while somebody points at it', () => {
  it('keeps every row where it is, and counts what would have come between', () => {
    const { rows, waiting } = holdRows(queue('a', 'b', 'c'), queue('x', 'a', 'y', 'b', 'c'))
    expect(ids(rows)).toBe('a b c')
    expect(waiting).toBe(2)
  })

  it('leaves a gap’s place to the row that has gone', () => {
    expect(ids(holdRows(queue('a', 'b', 'c'), queue('a', 'c')).rows)).toBe('a (b) c')
  })

  it('shows at once what became of a row', () => {
    const fresh = [{ id: 'a', version: 2 } as DeskCase]
    expect(holdRows(queue('a'), fresh).rows[0]?.one.version).toBe(2)
  })

  it('takes what comes behind the last row, such as the next page', () => {
    const { rows, waiting } = holdRows(queue('a', 'b'), queue('a', 'b', 'c', 'd'))
    expect(ids(rows)).toBe('a b c d')
    expect(waiting).toBe(0)
  })

  it('holds rows that changed their order', () => {
    expect(ids(holdRows(queue('a', 'b', 'c'), queue('c', 'a', 'b')).rows)).toBe('a b c')
  })

  it('counts everything as new where nothing is left of what was shown', () => {
    const { rows, waiting } = holdRows(queue('a'), queue('x', 'y'))
    expect(ids(rows)).toBe('(a)')
    expect(waiting).toBe(2)
  })
})
