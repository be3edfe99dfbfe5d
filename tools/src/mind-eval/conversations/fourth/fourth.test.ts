import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { probesIn, reach } from '../../facts.ts'
import { plain } from '../../plain.ts'
import type { Conversation, PersonTurn } from '../../types.ts'
import { heldOut } from '../held-out/index.ts'
import { third } from '../third/index.ts'
import { tuning } from '../tuning/index.ts'
import { partA } from './a/index.ts'
import { partB } from './b/index.ts'
import { admits } from './expect.ts'
import { fourth } from './index.ts'

function turnsOf(conversations: readonly Conversation[]): PersonTurn[] {
  return conversations.flatMap((one) => one.turns)
}

function distances(conversations: readonly Conversation[]): number[] {
  return conversations.flatMap((conversation) => {
    const held = conversation.turns.map((turn) => ({ turn, care: 'none' as const, replies: [] }))
    return probesIn(held).map((probe) => probe.distance)
  })
}

/** Asked back although nobody said it. */
function neverTold(conversations: readonly Conversation[]): PersonTurn[] {
  return turnsOf(conversations).filter((turn) => turn.sensible === admits && turn.recalls === undefined)
}

function corrections(conversations: readonly Conversation[]): PersonTurn[] {
  return turnsOf(conversations).filter(({ act }) => act === 'correction')
}

/** A failure names the turn and never its words: whoever works on the mind may see it. */
function place(conversation: Conversation, at: number): string {
  return `${conversation.name}, turn ${at + 1}`
}

/** Where each line that is long enough to be somebody's own was said. */
function lines(conversations: readonly Conversation[]): { line: string; where: string }[] {
  return conversations
    .flatMap((one) =>
      one.turns.map((turn, at) => ({ line: plain(turn.says).toLowerCase(), where: place(one, at) })),
    )
    .filter(({ line }) => line.length > 20)
}

function sharedBy(one: readonly Conversation[], other: readonly Conversation[]): string[] {
  const known = new Set(lines(other).map(({ line }) => line))
  return lines(one)
    .filter(({ line }) => known.has(line))
    .map(({ where }) => where)
}

interface Asked {
  readonly where: string
  readonly fact: RegExp
  readonly before: readonly PersonTurn[]
  readonly name: string
}

function askedIn(conversation: Conversation): Asked[] {
  return conversation.turns.flatMap((turn, at) =>
    Object.entries(turn.recalls ?? {}).map(([name, fact]) => ({
      where: place(conversation, at),
      fact,
      before: conversation.turns.slice(0, at),
      name,
    })),
  )
}

const asked = fourth.flatMap(askedIn)

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
    const untold = asked.filter(({ name, before }) => before.every((turn) => !turn.learns?.[name]))
    expect(untold.map(({ where }) => where)).toEqual([])
    const unanswerable = asked.filter(
      ({ fact, before }) => !before.some((turn) => fact.test(plain(turn.says))),
    )
    expect(unanswerable.map(({ where }) => where)).toEqual([])
  })

  it('takes the new version of what was corrected, not the old one', () => {
    const guarded = turnsOf(fourth).filter(
      ({ recalls, forbids }) => recalls !== undefined && forbids !== undefined,
    )
    expect(guarded.length).toBeGreaterThanOrEqual(20)
    const forgetsTheNew = fourth.flatMap((one) =>
      one.turns.flatMap((turn, at) =>
        turn.act === 'correction' && turn.keepsNot?.test(plain(turn.says)) ? [place(one, at)] : [],
      ),
    )
    expect(forgetsTheNew).toEqual([])
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
