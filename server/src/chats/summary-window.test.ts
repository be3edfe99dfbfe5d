import { describe, expect, it } from 'vitest'
import { budget } from './prompt.ts'
import { fitsWindow, readAtOnce, toSummarise } from './summary-window.ts'

const said = (howMany: number, length = 10) =>
  Array.from({ length: howMany }, () => ({ text: 'x'.repeat(length) }))
const small = { tokens: 2000, count: (text: string) => text.length }

describe('what goes into a summary (R72)', () => {
  it('is nothing while everything fits the window', () => {
    expect(fitsWindow(said(budget.turns - 1))).toBe(true)
    expect(toSummarise(said(budget.turns - 1))).toBe(0)
    expect(toSummarise([])).toBe(0)
  })

  it('is all but the latest half of a window, once it does not', () => {
    expect(toSummarise(said(budget.turns))).toBe(budget.turns / 2)
    expect(toSummarise(said(50))).toBe(30)
  })

  it('is as much as one reading takes', () => {
    expect(toSummarise(said(300))).toBe(readAtOnce)
  })

  it('counts long turns by their length', () => {
    expect(fitsWindow(said(10, 3000))).toBe(false)
    expect(toSummarise(said(10, 3000))).toBe(6)
    expect(toSummarise([{ text: 'x'.repeat(90_000) }, ...said(1)])).toBe(1)
    expect(toSummarise([{ text: 'x'.repeat(90_000) }])).toBe(1)
  })

  it('heeds a mind that takes in less', () => {
    expect(fitsWindow(said(10, 400))).toBe(true)
    expect(fitsWindow(said(10, 400), small)).toBe(false)
    expect(toSummarise(said(10, 400), small)).toBe(6)
    expect(toSummarise(said(30, 400), small)).toBe(8)
  })
})
