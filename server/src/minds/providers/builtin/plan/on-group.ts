import type { Pair } from '../bank/bank.ts'
import { pairs } from '../bank/whole.ts'
import { joined, type Reply, type Scene } from './moves.ts'

/** What an angel did with what she said, as far as the words tell. */
export function moveOf(text: string): Pair['after'] {
  const lower = text.toLowerCase()
  if (/\?\s*$/.test(text)) return 'question'
  if (/\b(?:joke|knock knock|walks? into|punchline|pun)\b|haha/.test(lower)) return 'joke'
  if (/\b(?:let’s|let's|we should|we could|shall we|tomorrow|plan|how about we)\b/.test(lower)) return 'plan'
  if (/\b(?:worried|afraid|sorry|sad|hard|lonely|tired|scared|miss|hurts?)\b/.test(lower)) return 'worry'
  if (
    /\b(?:you’re (?:so |very )?(?:wise|kind|right|good)|well said|lovely|bravo|admire|beautifully)\b/.test(
      lower,
    )
  )
    return 'praise'
  if (/\b(?:says the|of all people|never mind|you always|listen to)\b/.test(lower)) return 'tease'
  if (
    /\b(?:once|when i was|years ago|i learned|used to|grew up|one day|last (?:week|year|winter))\b/.test(
      lower,
    )
  )
    return 'story'
  return 'claim'
}

/** In a group, to what another angel has just said. */
export function onOther({ request, voice, heard, mayAsk }: Scene): Reply | undefined {
  const last = request.turns.at(-1)
  if (last?.from !== 'other' || last.name === undefined) return undefined
  const after = moveOf(last.text)
  const lines = pairs.filter((pair) => pair.after === after).flatMap((pair) => pair.lines)
  const slots = { other: last.name }
  const text =
    voice.pick(lines, { slots, ...(mayAsk ? {} : { question: false }) }) ??
    voice.pick(
      pairs.flatMap((pair) => pair.lines),
      { slots, anyway: true },
    )
  return text === undefined
    ? undefined
    : {
        text,
        topic: heard.topic,
        pending: null,
        trace: { act: `pair-${after}`, topic: heard.topic, fallback: false },
      }
}

/** To the person, after another angel has answered already: sometimes she takes that up first. */
export function nodToOther({ request, voice }: Scene): string | undefined {
  const sinceAsked = request.turns.slice(request.turns.findLastIndex(({ from }) => from === 'person') + 1)
  const other = sinceAsked.findLast(({ from }) => from === 'other')
  if (other?.name === undefined || voice.chance() < 0.5) return undefined
  const lines = pairs.filter((pair) => pair.after === moveOf(other.text)).flatMap((pair) => pair.lines)
  return joined(
    voice.pick(
      lines.filter((line) => line.includes('[other]')),
      { slots: { other: other.name }, question: false },
    ),
  )
}
