import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { probesIn, reach } from '../../facts.ts'
import type { Conversation } from '../../types.ts'
import { heldOut } from '../held-out/index.ts'
import { tuning } from '../tuning/index.ts'
import { admits, still } from './expect.ts'
import { third } from './index.ts'

const turns = third.flatMap((one) => one.turns)

function distances(conversation: Conversation): number[] {
  const held = conversation.turns.map((turn) => ({ turn, care: 'none' as const, replies: [] }))
  return probesIn(held).map((probe) => probe.distance)
}

function lines(conversations: readonly Conversation[]): string[] {
  const said = conversations.flatMap((one) => one.turns.map((turn) => turn.says.toLowerCase()))
  return said.filter((line) => line.length > 20)
}

describe('the third split', () => {
  it('is large enough to mean something', () => {
    expect(third.length).toBeGreaterThanOrEqual(12)
    expect(turns.length).toBeGreaterThanOrEqual(220)
    const corrections = turns.filter(({ act }) => act === 'correction' || act === 'contradiction')
    expect(corrections.length).toBeGreaterThanOrEqual(15)
    expect(turns.filter((turn) => turn.consistent !== undefined).length).toBeGreaterThanOrEqual(20)
    expect(turns.filter((turn) => turn.answeredBy !== undefined).length).toBeGreaterThanOrEqual(10)
  })

  it('asks back as much from long ago as from just now', () => {
    const probes = third.flatMap(distances)
    for (const distance of [3, 10, 50] as const) {
      expect(probes.filter((one) => reach(one) === distance).length, String(distance)).toBeGreaterThanOrEqual(
        16,
      )
    }
    const far = probes.filter((one) => reach(one) === 50)
    expect(Math.min(...far)).toBeGreaterThanOrEqual(40)
  })

  it('has its odd ones in part a and its even ones in part b, as the names of the files say', () => {
    expect(third.every((one) => one.split === 'third')).toBe(true)
    const files = readdirSync(import.meta.dirname)
      .filter((file) => /^\d/.test(file))
      .toSorted()
    expect(files).toEqual(
      third.map((one, i) => `${String(i + 1).padStart(2, '0')}-${i % 2 === 0 ? 'a' : 'b'}-${one.name}.ts`),
    )
    for (const [i, one] of third.entries()) expect(one.part, one.name).toBe(i % 2 === 0 ? 'a' : 'b')
  })

  it('shares no line with the others, nor one part with the other', () => {
    const others = new Set(lines([...tuning, ...heldOut]))
    expect(lines(third).filter((line) => others.has(line))).toEqual([])
    const a = new Set(lines(third.filter((one) => one.part === 'a')))
    expect(lines(third.filter((one) => one.part === 'b')).filter((line) => a.has(line))).toEqual([])
  })

  it('accepts whoever names the old beside the new, or says that it was never told', () => {
    const old = still('wednesday', 'thursday')
    expect('You said Wednesday.').toMatch(old)
    expect('Thursday, not Wednesday.').not.toMatch(old)
    expect('It was Wednesday at first.\nNow it is Thursday.').not.toMatch(old)
    expect('You have not told me that.').toMatch(admits)
    expect('Your middle name is Ray.').not.toMatch(admits)
  })
})
