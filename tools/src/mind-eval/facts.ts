import type { HeldTurn } from './hold-conversation.ts'
import { plain } from './plain.ts'
import type { Conversation, Facts } from './types.ts'

export interface FactsFound {
  readonly expected: number
  readonly learnt: number
  /** What should have been remembered and was not, or should be gone and was not. */
  readonly missed: readonly string[]
  readonly right: number
  /** Facts that nobody told, for reading. */
  readonly strange: readonly string[]
}

export interface Probe {
  readonly name: string
  /** Person turns since it was told. */
  readonly distance: number
  readonly known: boolean
  readonly at: number
}

/** Compares what was remembered with what was told. Episodes are free words and are not counted for precision. */
export function factsIn(conversation: Conversation, held: readonly HeldTurn[]): FactsFound {
  const missed: string[] = []
  const strange: string[] = []
  const told: RegExp[] = conversation.allowed === undefined ? [] : [conversation.allowed]
  let expected = 0
  let right = 0
  for (const { turn, replies } of held) {
    const first = replies[0]
    told.push(...Object.values(turn.learns ?? {}))
    const texts = (first?.remembered ?? []).map((memory) => plain(memory.text))
    for (const [name, fact] of Object.entries(turn.learns ?? {})) {
      expected++
      if (!texts.some((text) => fact.test(text))) missed.push(`${name} (“${turn.says}”)`)
    }
    if (turn.keepsNot !== undefined) {
      expected++
      const kept = texts.find((text) => turn.keepsNot?.test(text))
      if (kept !== undefined) missed.push(`still has “${kept}” after “${turn.says}”`)
    }
    const facts = replies.flatMap((reply) => reply.memories.filter((memory) => memory.kind === 'FACT'))
    for (const { text } of facts) {
      if (told.some((fact) => fact.test(plain(text)))) right++
      else strange.push(`“${text}” from “${turn.says}”`)
    }
  }
  return { expected, learnt: expected - missed.length, missed, right, strange }
}

export function probesIn(held: readonly HeldTurn[]): Probe[] {
  return held.flatMap(({ turn, replies }, at) =>
    Object.entries(turn.recalls ?? {}).map(([name, fact]) => ({
      name,
      at,
      distance: at - lastTold(name, held.slice(0, at)),
      known: replies.some((reply) => fact.test(plain(reply.text))),
    })),
  )
}

function lastTold(name: string, before: readonly { turn: { learns?: Facts } }[]): number {
  return before.findLastIndex(({ turn }) => turn.learns?.[name] !== undefined)
}

/** A probe counts for the nearest of the three distances. */
export function reach(distance: number): 3 | 10 | 50 {
  return distance <= 5 ? 3 : distance <= 24 ? 10 : 50
}
