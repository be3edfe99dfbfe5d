import type { Pair } from '../bank/bank.ts'
import { pairs } from '../bank/whole.ts'
import { related } from '../self/answer.ts'
import { ownLines } from '../self/texts.ts'
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

/** In a group, to what another angel has just said: a word to them by name, and something of her own, so that there is something to answer. */
export function onOther(scene: Scene): Reply | undefined {
  const { request, voice, heard, mayAsk } = scene
  const last = request.turns.at(-1)
  if (last?.from !== 'other' || last.name === undefined) return undefined
  const after = moveOf(last.text)
  const lines = pairs.filter((pair) => pair.after === after).flatMap((pair) => pair.lines)
  const slots = { other: last.name }
  const own = ownThought(scene, last.text)
  const others = request.present.filter((name) => name !== last.name)
  const next = others[Math.floor(voice.chance() * others.length)]
  const handsOn = own !== undefined && mayAsk && next !== undefined && voice.chance() < 0.35
  const word =
    voice.pick(own === undefined ? lines : lines.filter((line) => line.length < 90), {
      slots,
      ...(mayAsk && own === undefined ? {} : { question: false }),
    }) ??
    (own === undefined
      ? voice.pick(
          pairs.flatMap((pair) => pair.lines),
          { slots, anyway: true },
        )
      : undefined)
  const text = joined(word, own, handsOn ? voice.pick(handings, { slots: { next } }) : undefined)
  return text === ''
    ? undefined
    : {
        text,
        topic: heard.topic,
        pending: null,
        trace: { act: `pair-${after}`, topic: heard.topic, fallback: false },
      }
}

const handings = [
  'What do you say, [next]?',
  'And you, [next]?',
  'How is that with you, [next]?',
  'You’re very quiet, [next]. What’s your view?',
]

/** What she thinks or does herself, nearest to what is talked about; each only once. Two retorts in a row are enough without. */
function ownThought({ request, voice }: Scene, said: string): string | undefined {
  const lately = request.turns.slice(-4).map(({ text }) => text)
  const lines = ownLines(request.persona).filter(
    ({ text, from }) =>
      (from === 'opinion' || from === 'quirk') &&
      text.length < 140 &&
      voice.isFresh(text) &&
      !lately.includes(text),
  )
  const near = related(
    lines,
    `${said} ${request.turns.findLast(({ from }) => from === 'person')?.text ?? ''}`,
  )
  const thoughts = lines.filter(({ from }) => from === 'opinion')
  const found = near[0] ?? (voice.chance() < 0.7 ? (thoughts[0] ?? lines[0]) : undefined)
  if (found === undefined) return undefined
  voice.note(found.text)
  return found.text
}

/** Nobody is teased over somebody’s sorrow, nor at the door. */
const earnest =
  /^(?:greeting|good-night|goodbye|grief|bad-news|good-news|sad|anxious|angry|proud|in-love|crisis|wants-|thanks|apology|declares|how-are|age|are-you|which|asks-for|requests|explicit|insult|too-many|slow|silence)/

/** To the person, after another angel has answered already: sometimes she takes that up first. */
export function nodToOther({ request, voice, heard }: Scene, reply: Reply): string | undefined {
  const sinceAsked = request.turns.slice(request.turns.findLastIndex(({ from }) => from === 'person') + 1)
  const other = sinceAsked.findLast(({ from }) => from === 'other')
  if (other?.name === undefined || voice.chance() < 0.5) return undefined
  if (heard.mood !== 'plain' || earnest.test(heard.act ?? '')) return undefined
  // Only who said something of their own is taken up; facts and memories are no opinions.
  if (
    /^(?:fact|recall|correction|mood|greeting|game|care|world|unsure|self-unknown|answered)/.test(
      reply.trace.act,
    )
  )
    return undefined
  const after = moveOf(other.text)
  // What another one asks is asked of the person.
  if (after === 'question' || after === 'worry' || other.text.includes('?')) return undefined
  const lines = pairs.filter((pair) => pair.after === after).flatMap((pair) => pair.lines)
  return joined(
    voice.pick(
      lines.filter((line) => line.includes('[other]')),
      { slots: { other: other.name }, question: false },
    ),
  )
}

/** Others have greeted the newcomer: one does it more briefly. */
export function onNewcomer({ request, noticed, heard, voice, state }: Scene): Reply | undefined {
  const since = request.turns.slice(request.turns.findLastIndex(({ from }) => from === 'person') + 1)
  const name = noticed.facts.find(({ kind }) => kind === 'name')?.value
  const isGreeted = heard.act?.startsWith('greeting') === true || (name !== undefined && state.turn === 0)
  if (!since.some(({ from }) => from === 'other') || !isGreeted || heard.isQuestion) return undefined
  const text = voice.pick(name === undefined ? alsoHere : alsoGreets, { slots: { name }, question: false })
  return text === undefined
    ? undefined
    : { text, pending: null, trace: { act: 'greeting', topic: heard.topic, fallback: false } }
}

const alsoGreets = [
  'And welcome from me, [name].',
  'Hello, [name]. {There’s a chair free.|We were just getting comfortable.}',
  'Good to have you here, [name]. {Sit wherever you like.|Don’t mind the others.}',
  'Welcome, [name]. {That makes us complete.|Now it’s a proper table.}',
  'Glad to meet you, [name].',
]
const alsoHere = [
  'Hello from this corner as well.',
  'Here too. {There’s room.|Sit down with us.}',
  'Good to see you. {Take the chair by the window.|The others have started without you.}',
  'I’m here as well, {and in a good mood|more or less awake}.',
  'Welcome in. {We were wondering when you’d come.|The good chair is yours.}',
]
