import { probesIn } from '../facts.ts'
import { plain } from '../plain.ts'
import type { Conversation, PersonTurn } from '../types.ts'
import { admits } from './fourth/expect.ts'

export function turnsOf(conversations: readonly Conversation[]): PersonTurn[] {
  return conversations.flatMap((one) => one.turns)
}

export function distances(conversations: readonly Conversation[]): number[] {
  return conversations.flatMap((conversation) => {
    const held = conversation.turns.map((turn) => ({ turn, care: 'none' as const, replies: [] }))
    return probesIn(held).map((probe) => probe.distance)
  })
}

/** Asked back although nobody said it. */
export function neverTold(conversations: readonly Conversation[]): PersonTurn[] {
  return turnsOf(conversations).filter((turn) => turn.sensible === admits && turn.recalls === undefined)
}

export function corrections(conversations: readonly Conversation[]): PersonTurn[] {
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

export function sharedBy(one: readonly Conversation[], other: readonly Conversation[]): string[] {
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

/** Questions that cannot be answered from what was said before, by the turn they stand in. */
export function unanswerable(conversations: readonly Conversation[]): string[] {
  return conversations
    .flatMap(askedIn)
    .filter(
      ({ fact, before, name }) =>
        before.every((turn) => !turn.learns?.[name]) || !before.some((turn) => fact.test(plain(turn.says))),
    )
    .map(({ where }) => where)
}

/** Corrections that would be forgotten again by what they say must not be kept. */
export function forgettingTheNew(conversations: readonly Conversation[]): string[] {
  return conversations.flatMap((one) =>
    one.turns.flatMap((turn, at) =>
      turn.act === 'correction' && turn.keepsNot?.test(plain(turn.says)) ? [place(one, at)] : [],
    ),
  )
}
