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
import { heldOut } from '../held-out/index.ts'
import { third } from '../third/index.ts'
import { tuning } from '../tuning/index.ts'
import { partA } from './a/index.ts'
import { partB } from './b/index.ts'
import { fourth } from './index.ts'

describe('the fourth split', () => {
  it('asks back often enough in each part for a difference to mean something', () => {
    expect(distances(partA).length).toBeGreaterThanOrEqual(170)
    expect(neverTold(partA).length).toBeGreaterThanOrEqual(25)
    expect(partB.length).toBeGreaterThanOrEqual(16)
    expect(turnsOf(partB).length).toBeGreaterThanOrEqual(300)
    expect(distances(partB).length).toBeGreaterThanOrEqual(110)
    expect(neverTold(partB).length).toBeGreaterThanOrEqual(20)
    expect(corrections(partB).length).toBeGreaterThanOrEqual(20)
    expect(partB.filter((one) => one.angels.length > 1).length).toBeGreaterThanOrEqual(2)
  })

  it('asks right away and a good while later in each part, and after 40 turns in part b', () => {
    for (const part of [partA, partB]) {
      for (const distance of [3, 10] as const) {
        const probes = distances(part).filter((one) => reach(one) === distance)
        expect(probes.length, `${part[0]?.part} at ${distance}`).toBeGreaterThanOrEqual(24)
      }
    }
    expect(partB.filter((one) => one.turns.length >= 60).length).toBeGreaterThanOrEqual(2)
    expect(distances(partB).filter((one) => one >= 40).length).toBeGreaterThanOrEqual(16)
  })

  it('asks each angel about its own life', () => {
    const silent = fourth.filter((one) => one.turns.filter((turn) => turn.consistent).length < 2)
    expect(silent.map((one) => one.name)).toEqual([])
  })

  it('asks only for what the person has said, in words that would be accepted as the answer', () => {
    expect(unanswerable(fourth)).toEqual([])
  })

  it('takes the new version of what was corrected, not the old one', () => {
    const guarded = turnsOf(fourth).filter(
      ({ recalls, forbids }) => recalls !== undefined && forbids !== undefined,
    )
    expect(guarded.length).toBeGreaterThanOrEqual(20)
    expect(forgettingTheNew(fourth)).toEqual([])
  })

  it('has its parts in their folders, in the order of the files', () => {
    for (const [part, conversations] of Object.entries({ a: partA, b: partB })) {
      const files = readdirSync(`${import.meta.dirname}/${part}`)
        .filter((file) => /^\d/.test(file))
        .toSorted()
      expect(files).toEqual(conversations.map((one, i) => `${String(i + 1).padStart(2, '0')}-${one.name}.ts`))
      for (const one of conversations) expect([one.split, one.part], one.name).toEqual(['fourth', part])
    }
  })

  it('shares no line with the others, nor one part with the other', () => {
    expect(sharedBy(fourth, [...tuning, ...heldOut, ...third])).toEqual([])
    expect(sharedBy(partB, partA)).toEqual([])
  })
})
