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
import { partA } from './a/index.ts'
import { partB } from './b/index.ts'
import { fifth } from './index.ts'

const parts = [
  [partA, { conversations: 20, turns: 600, probes: 180 }],
  [partB, { conversations: 14, turns: 440, probes: 120 }],
] as const

describe('the fifth split', () => {
  it('asks back often enough for a difference to mean something', () => {
    for (const [part, { conversations: many, turns, probes }] of parts) {
      expect(part.length).toBeGreaterThanOrEqual(many)
      expect(turnsOf(part).length).toBeGreaterThanOrEqual(turns)
      expect(distances(part).length).toBeGreaterThanOrEqual(probes)
      expect(neverTold(part).length).toBeGreaterThanOrEqual(14)
      expect(corrections(part).length).toBeGreaterThanOrEqual(16)
      for (const distance of [3, 10, 50] as const)
        expect(distances(part).filter((one) => reach(one) === distance).length).toBeGreaterThanOrEqual(20)
    }
  })

  it('asks only for what the person has said, and as it is now', () => {
    expect(unanswerable(fifth)).toEqual([])
    expect(forgettingTheNew(fifth)).toEqual([])
  })

  it('has its parts in their folders, in the order of the files, and no line of another split', () => {
    for (const [part, of] of Object.entries({ a: partA, b: partB })) {
      const files = readdirSync(`${import.meta.dirname}/${part}`).filter((file) => /^\d/.test(file))
      expect(files.toSorted()).toEqual(of.map((one, i) => `${String(i + 1).padStart(2, '0')}-${one.name}.ts`))
      for (const one of of) expect([one.split, one.part], one.name).toEqual(['fifth', part])
    }
    const others = conversations.filter(({ split }) => split !== 'fifth')
    expect(others.length).toBeGreaterThan(80)
    expect(sharedBy(fifth, others)).toEqual([])
    expect(sharedBy(partB, partA)).toEqual([])
  })
})
