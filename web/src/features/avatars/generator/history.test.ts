import { describe, expect, test } from 'vitest'
import { beginHistory, change, redo, undo } from './history.ts'

describe('taking changes back', () => {
  test('goes back and forth, one change at a time', () => {
    let history = change(change(beginHistory('a'), 'b', 'hair', 0), 'c', 'eyes', 10)
    history = undo(history)!
    expect(history.present).toBe('b')
    history = undo(history)!
    expect(history.present).toBe('a')
    expect(undo(history)).toBeUndefined()
    history = redo(redo(history)!)!
    expect(history.present).toBe('c')
    expect(redo(history)).toBeUndefined()
  })

  test('a slider that is dragged is one change', () => {
    let history = beginHistory(30)
    for (let age = 31; age <= 50; age++) history = change(history, age, 'age', age * 50)
    expect(undo(history)!.present).toBe(30)
  })

  test('the same slider, dragged again later, is another', () => {
    const history = change(change(beginHistory(30), 40, 'age', 0), 50, 'age', 5000)
    expect(undo(history)!.present).toBe(40)
  })

  test('after a change, what was taken back is gone', () => {
    const history = change(undo(change(beginHistory('a'), 'b', 'x', 0))!, 'c', 'y', 1)
    expect(redo(history)).toBeUndefined()
    expect(undo(history)!.present).toBe('a')
  })

  test('a change after an undo does not melt into the one before it', () => {
    const history = undo(change(change(beginHistory('a'), 'b', 'x', 0), 'c', 'y', 1))!
    expect(undo(change(history, 'd', 'x', 2))!.present).toBe('b')
  })
})
