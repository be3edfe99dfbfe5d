import {
  angels,
  createEncoder,
  ranked,
  sketchOf,
  type Angel,
  type Mind,
  type MindRequest,
  type Turn,
} from '../from-server.ts'
import { askMind, type MindAnswer } from './ask-mind.ts'
import { wordsOf } from './plain.ts'
import type { Conversation, PersonTurn } from './types.ts'

type Remembered = MindRequest['memories'][number]

/** As chats does it: what a mind gets is a window, and a summary of what has left it. */
const window = { turns: 40, folded: 20 } as const
const kept = { fromOneTurn: 8, atOnce: 80 } as const
const firstMoment = Date.UTC(2026, 10, 16, 19, 30)
const betweenTurns = 45_000
const untilReply = 4_000

/** Whether somebody who wrote this needs care; the earlier texts are the person's own, oldest first. */
export type CarePort = (turn: PersonTurn, before: readonly string[]) => Promise<'none' | 'mild' | 'acute'>

export interface Reply extends MindAnswer {
  /** By the name of the conversation's list. */
  readonly by: string
  /** What this angel said before, oldest first, its greeting included. */
  readonly saidBefore: readonly string[]
  /** What is remembered once the reply is there. */
  readonly remembered: readonly Remembered[]
}

export interface HeldTurn {
  readonly turn: PersonTurn
  readonly care: 'none' | 'mild' | 'acute'
  readonly replies: readonly Reply[]
}

/** What chats stores for one angel. */
interface Side {
  readonly key: string
  readonly angel: Angel
  readonly said: string[]
  state: unknown
  memories: Remembered[]
  summary: string | null
  /** How many of the heard turns the summary covers. */
  summarised: number
}

interface Said {
  readonly by: string | undefined
  readonly text: string
  readonly at: number
}

/** Talks to the mind as chats would: everything it needs goes in each time, everything it wants back is kept for it. */
export async function holdConversation(
  mind: Mind,
  careOf: CarePort,
  conversation: Conversation,
): Promise<HeldTurn[]> {
  const sides = conversation.angels.map(sideOf)
  const [first] = sides
  if (first === undefined) throw new Error(`${conversation.name} has no angel`)
  let now = firstMoment
  const history: Said[] = [{ by: first.key, text: first.angel.greeting, at: now }]
  first.said.push(first.angel.greeting)
  const held: HeldTurn[] = []
  for (const turn of conversation.turns) {
    now += betweenTurns + (turn.after?.hours ?? 0) * 3_600_000
    const before = history.filter((said) => said.by === undefined).map((said) => said.text)
    const care = await careOf(turn, before)
    history.push({ by: undefined, text: turn.says, at: now })
    const replies: Reply[] = []
    for (const key of turn.answeredBy ?? [first.key]) {
      const side = sides.find((one) => one.key === key)
      if (side === undefined) throw new Error(`${key} is not in ${conversation.name}`)
      now += untilReply
      await summarise(mind, side, sides, history, conversation)
      const request = await requestFor(side, sides, history, conversation, care !== 'none', now)
      const answer = await askMind(mind, request)
      keep(side, answer, now)
      const saidBefore = [...side.said]
      side.said.push(answer.text)
      history.push({ by: key, text: answer.text, at: now })
      replies.push({ ...answer, by: key, saidBefore, remembered: side.memories })
    }
    held.push({ turn, care, replies })
  }
  return held
}

function sideOf(key: string): Side {
  const angel = angels.find((one) => one.portrait === key)
  if (angel === undefined) throw new Error(`there is no angel ${key}`)
  return { key, angel, said: [], state: null, memories: [], summary: null, summarised: 0 }
}

async function requestFor(
  side: Side,
  sides: readonly Side[],
  history: readonly Said[],
  conversation: Conversation,
  care: boolean,
  now: number,
): Promise<MindRequest> {
  return {
    persona: personaOf(side.angel),
    person: { name: conversation.person ?? null, about: null },
    present: sides.filter((other) => other !== side).map((other) => other.angel.name),
    memories: await told(side.memories, history.findLast(({ by }) => by === undefined)?.text ?? '', now),
    summary: side.summary,
    turns: history.slice(-window.turns).map((said) => turnFor(side, sides, said)),
    goOn: false,
    version: 1,
    care,
    state: side.state,
    askedBy: conversation.name,
    now,
  }
}

function personaOf(angel: Angel): MindRequest['persona'] {
  const { name, age, gender, occupation, greeting, speakingStyle, traits, hobbies } = angel
  const { opinions, quirks, neverSays } = angel
  const biography = angel.biography.join('\n\n')
  const who = { name, age, gender, occupation, biography, greeting, speakingStyle }
  return { ...who, traits, hobbies, opinions, quirks, neverSays }
}

function turnFor(side: Side, sides: readonly Side[], { by, text, at }: Said): Turn {
  if (by === undefined) return { from: 'person', text, at }
  if (by === side.key) return { from: 'self', text, at }
  const name = sides.find((other) => other.key === by)?.angel.name
  return { from: 'other', ...(name === undefined ? {} : { name }), text, at }
}

/** What a database gives back is what JSON can hold. */
function stored<T>(value: T): T {
  return JSON.parse(JSON.stringify(value ?? null)) as T
}

/** As memories keeps them: the same words once, a newer one in the place of the older one with the same key. */
function keep(side: Side, answer: MindAnswer, at: number): void {
  side.state = stored(answer.state)
  for (const memory of answer.memories.slice(0, kept.fromOneTurn)) {
    const words = wordsOf(memory.text).join(' ')
    const others = side.memories.filter(
      (one) => wordsOf(one.text).join(' ') !== words && (memory.key === null || one.key !== memory.key),
    )
    side.memories = [{ ...stored(memory), pinned: false, at }, ...others]
  }
}

/** Starts with the first conversation that is long enough to need it. */
const encoder = createEncoder()

/** Of more than a mind may get, those that memories would choose, by meaning and by words. */
async function told(
  memories: readonly Remembered[],
  text: string,
  now: number,
): Promise<readonly Remembered[]> {
  if (memories.length <= kept.atOnce) return memories
  const [meaning, ...others] = (await encoder.encode([text, ...memories.map((memory) => memory.text)])).map(
    sketchOf,
  )
  const rows = memories.map((memory, i) => ({
    ...memory,
    told: memory.at,
    sketch: Buffer.from(others[i] ?? []).toString('base64'),
    memory,
  }))
  return ranked(rows, { text, meaning, now })
    .slice(0, kept.atOnce)
    .map(({ memory }) => memory)
}

async function summarise(
  mind: Mind,
  side: Side,
  sides: readonly Side[],
  history: readonly Said[],
  { person }: Conversation,
): Promise<void> {
  const gone = history.length - window.turns
  if (gone - side.summarised < window.folded) return
  const turns = history.slice(side.summarised, gone).map((said) => turnFor(side, sides, said))
  const digest = { persona: { name: side.angel.name }, person: { name: person ?? null }, turns }
  side.summary = await mind.summarise({ ...digest, summary: side.summary }, new AbortController().signal)
  side.summarised = gone
}
