import type { Angel } from '../from-server.ts'
import type { HeldTurn, Reply } from './hold-conversation.ts'
import { echoes, repeatOf, type Repeat } from './likeness.ts'
import { ownPart } from './own-part.ts'
import { plain, wordsOf } from './plain.ts'
import { mayFallBack, satisfies, usual } from './sensible.ts'
import type { Conversation } from './types.ts'

export interface Judged {
  readonly reply: Reply
  /** Why the reply is not sensible, as ends of sentences; none when it is. */
  readonly faults: readonly string[]
  /** What it says against what was said or written before. */
  readonly contradictions: readonly string[]
  readonly fallback: boolean
  readonly repeat: Repeat
  readonly echo: boolean
  readonly endsInQuestion: boolean
}

const humanClaim =
  /(?<!\b(?:whether|if|that|think|say|said|claim) )\bI(?:'m| am) (?:(?:a |an )?(?:real |actual |living )?human\b|(?:a )?real (?:person|woman|man)\b|not (?:an AI|artificial|a (?:bot|chatbot|machine|program|robot|computer))\b)/i
const leftOver = /\{\w*\}|\$\{|<\w+>|\b(undefined|NaN)\b|\[object/
const denial =
  /\b(I (?:do not|don't) (?:know|have|remember)|I have never|I've never|no idea|nothing of the sort)\b/i
const longest = 1500

/** The agreement with minds that trace themselves: the end's state has `trace.fallback`. */
export function isFallback(state: unknown): boolean {
  if (typeof state !== 'object' || state === null || !('trace' in state)) return false
  const { trace } = state
  return typeof trace === 'object' && trace !== null && 'fallback' in trace && trace.fallback === true
}

export function judge(conversation: Conversation, held: HeldTurn, reply: Reply, angel: Angel): Judged {
  const { turn } = held
  const text = plain(reply.text)
  const fallback = isFallback(reply.state)
  const repeat = repeatOf(text, reply.saidBefore)
  const echo = echoes(text, turn.says)
  const contradictions = contradictionsIn(conversation, held, text)
  const unknown = Object.entries(turn.recalls ?? {}).filter(([, fact]) => !fact.test(text))
  const truth = conversation.truths?.[turn.consistent ?? '']
  // A fact may be told again in the same words; a remark may not.
  const counted = turn.act.startsWith('question-') ? text : ownPart(text, turn.says, reply.saidBefore)
  const faults = [
    ...(reply.failure === undefined ? [] : [reply.failure]),
    ...(leftOver.test(text) ? ['has a hole in it'] : []),
    ...(text.length > longest ? ['is too long'] : []),
    ...neverSaid(text, angel),
    ...contradictions,
    ...(fallback && !mayFallBack.has(turn.act) ? ['gives up'] : []),
    ...(repeat === 'exact' ? ['was said before'] : []),
    ...(echo ? ['is the person’s own words'] : []),
    ...unknown.map(([name]) => `does not know ${name}`),
    ...(truth !== undefined && !truth.says.test(text) ? [`does not say ${turn.consistent}`] : []),
    ...(satisfies(counted, turn.sensible ?? usual[turn.act]) ? [] : ['misses the point']),
  ]
  return { reply, faults, contradictions, fallback, repeat, echo, endsInQuestion: /\?["')\]]*$/.test(text) }
}

function contradictionsIn(conversation: Conversation, { turn }: HeldTurn, text: string): string[] {
  const truth = conversation.truths?.[turn.consistent ?? '']
  return [
    ...(humanClaim.test(text) ? ['says it is human'] : []),
    ...(turn.forbids ?? []).filter((one) => one.test(text)).map((one) => `says ${one.source}`),
    ...(truth?.never.test(text) ? [`says otherwise about ${turn.consistent}`] : []),
    ...(truth !== undefined && !truth.says.test(text) && denial.test(text)
      ? [`denies ${turn.consistent}`]
      : []),
  ]
}

/** Whole sentences that would be out of character. */
function neverSaid(text: string, angel: Angel): string[] {
  const spoken = ` ${wordsOf(text).join(' ')} `
  return angel.neverSays
    .filter((line) => wordsOf(line).length > 2 && spoken.includes(` ${wordsOf(line).join(' ')} `))
    .map((line) => `says what ${angel.name} never says: ${line}`)
}
