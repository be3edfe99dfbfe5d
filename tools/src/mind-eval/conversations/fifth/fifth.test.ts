import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reach } from '../../facts.ts'
import {
  corrections,
  distances,
  forgettingTheNew,
  neverTold,
  sharedBy,
  turnsOf,
  unanswerable,
} from '../checks.ts'
import { conversations } from '../index.ts'
import { fifth } from './index.ts'

describe('the fifth split', () => {
  it('asks back often enough for a difference to mean something', () => {
    expect(fifth.length).toBeGreaterThanOrEqual(20)
    expect(turnsOf(fifth).length).toBeGreaterThanOrEqual(600)
    expect(distances(fifth).length).toBeGreaterThanOrEqual(180)
    expect(neverTold(fifth).length).toBeGreaterThanOrEqual(20)
    expect(corrections(fifth).length).toBeGreaterThanOrEqual(25)
    for (const distance of [3, 10, 50] as const)
      expect(distances(fifth).filter((one) => reach(one) === distance).length).toBeGreaterThanOrEqual(20)
  })

  it('asks only for what the person has said, and as it is now', () => {
    expect(unanswerable(fifth)).toEqual([])
    expect(forgettingTheNew(fifth)).toEqual([])
  })

  it('has all of its files, and no line of another split', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => /^\d/.test(file))
    expect(files.toSorted()).toEqual(
      fifth.map((one, i) => `${String(i + 1).padStart(2, '0')}-${one.name}.ts`),
    )
    const others = conversations.filter(({ split }) => split !== 'fifth')
    expect(others.length).toBeGreaterThan(80)
    expect(sharedBy(fifth, others)).toEqual([])
  })
})
