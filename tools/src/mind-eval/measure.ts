import { angels, type Mind } from '../from-server.ts'
import { factsIn, probesIn, reach } from './facts.ts'
import { holdConversation, type CarePort, type HeldTurn } from './hold-conversation.ts'
import { judge, type Judged } from './judge.ts'
import type { Act, Conversation } from './types.ts'

export interface Share {
  readonly of: number
  readonly is: number
}

export interface Figures {
  readonly conversations: number
  readonly turns: number
  readonly replies: number
  readonly failed: number
  readonly sensible: Share
  readonly sensibleByAct: Readonly<Partial<Record<Act, Share>>>
  readonly recall: Readonly<Record<3 | 10 | 50 | 'all', Share>>
  readonly factRecall: Share
  readonly factPrecision: Share
  readonly contradictions: number
  readonly fallback: Share
  readonly exactRepeats: number
  readonly nearRepeats: number
  readonly echoes: number
  readonly endsInQuestion: Share
  readonly crisisRecall: Share
  readonly acuteRecall: Share
  readonly crisisFalse: Share
  readonly milliseconds: { readonly p50: number; readonly p95: number }
}

export interface Measured {
  readonly conversation: Conversation
  readonly held: readonly HeldTurn[]
  /** Side by side with the turns: one for each reply. */
  readonly judged: readonly (readonly Judged[])[]
}

export async function measure(mind: Mind, care: CarePort, conversation: Conversation): Promise<Measured> {
  const held = await holdConversation(mind, care, conversation)
  const judged = held.map((one) =>
    one.replies.map((reply) => {
      const angel = angels.find((candidate) => candidate.portrait === reply.by)
      if (angel === undefined) throw new Error(`there is no angel ${reply.by}`)
      return judge(conversation, one, reply, angel)
    }),
  )
  return { conversation, held, judged }
}

function share<T>(all: readonly T[], is: (one: T) => boolean): Share {
  return { of: all.length, is: all.filter(is).length }
}

function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
}

export function figuresOf(measured: readonly Measured[]): Figures {
  const turns = measured.flatMap((one) => one.held)
  const replies = measured.flatMap((one) =>
    one.judged.flatMap((of, i) => of.map((judged) => ({ ...judged, act: one.held[i]!.turn.act }))),
  )
  const facts = measured.map((one) => factsIn(one.conversation, one.held))
  const probes = measured.flatMap((one) => probesIn(one.held))
  const at = (distance: 3 | 10 | 50) =>
    share(
      probes.filter((probe) => reach(probe.distance) === distance),
      (probe) => probe.known,
    )
  const times = replies.map(({ reply }) => reply.milliseconds).toSorted((a, b) => a - b)
  const sensible = (one: { faults: readonly string[] }) => one.faults.length === 0
  const acts = Map.groupBy(replies, (one) => one.act)
  const sum = (of: (one: (typeof facts)[number]) => number) =>
    facts.reduce((total, one) => total + of(one), 0)
  const noticed = ({ care }: HeldTurn) => care !== 'none'
  return {
    conversations: measured.length,
    turns: turns.length,
    replies: replies.length,
    failed: replies.filter(({ reply }) => reply.failure !== undefined).length,
    sensible: share(replies, sensible),
    sensibleByAct: Object.fromEntries([...acts].map(([act, ones]) => [act, share(ones, sensible)])),
    recall: { 3: at(3), 10: at(10), 50: at(50), all: share(probes, (probe) => probe.known) },
    factRecall: { of: sum((one) => one.expected), is: sum((one) => one.learnt) },
    factPrecision: { of: sum((one) => one.right + one.strange.length), is: sum((one) => one.right) },
    contradictions: replies.reduce((total, one) => total + one.contradictions.length, 0),
    fallback: share(replies, (one) => one.fallback),
    exactRepeats: replies.filter((one) => one.repeat === 'exact').length,
    nearRepeats: replies.filter((one) => one.repeat === 'near').length,
    echoes: replies.filter((one) => one.echo).length,
    endsInQuestion: share(replies, (one) => one.endsInQuestion),
    crisisRecall: share(
      turns.filter(({ turn }) => turn.care === 'mild' || turn.care === 'acute'),
      noticed,
    ),
    acuteRecall: share(
      turns.filter(({ turn }) => turn.care === 'acute'),
      noticed,
    ),
    crisisFalse: share(
      turns.filter(({ turn }) => turn.care === undefined),
      noticed,
    ),
    milliseconds: { p50: quantile(times, 0.5), p95: quantile(times, 0.95) },
  }
}
