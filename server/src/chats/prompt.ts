import type { KnownAvatar } from '../avatars/index.ts'
import type { MindRequest, MindWindow, Remembered, Script, Turn } from '../minds/index.ts'
import { fitWindow } from './prompt-fit.ts'
import { loreMeant } from './prompt-lore.ts'
import type { SaidRow } from './store-messages.ts'

/** The most that is read of a conversation; a mind whose window holds less gets less of it. */
export const budget = { turns: 40, characters: 24_000 } as const

interface PromptParts {
  /** Whose reply it is. */
  avatar: KnownAvatar
  /** Of the card that the angel came with. */
  script: Script | undefined
  avatars: readonly KnownAvatar[]
  /** Who is here, this angel included. */
  present: readonly KnownAvatar[]
  person: MindRequest['person']
  memories: readonly Remembered[]
  summary: string | null
  /** What was said before the reply, oldest first. */
  history: readonly SaidRow[]
  /** What there is of the reply already: it is to go on from there. */
  begun: string
  /** Which reply to the same it is, from 1. */
  version: number
  state: unknown
  care: boolean
  /** The person worries about somebody else. */
  concern: boolean
  askedBy: string
  now: number
  /** How much the mind can take in, where that is less than everything. */
  window?: MindWindow | undefined
}

/** Selects what the mind gets: what is meant now, and of that what fits; of the turns the latest, and always the very last one. */
export function promptFor(parts: PromptParts): MindRequest {
  const { avatar, avatars, person, history, begun, version, state, now } = parts
  const names = new Map(avatars.map((other) => [other.id, other.name]))
  const newestFirst = history.toReversed().map((row) => turnOf(row, avatar.id, names))
  if (begun !== '') newestFirst.unshift({ from: 'self', text: begun, at: now })
  const turns: Turn[] = []
  let left = budget.characters
  for (const turn of newestFirst) {
    left -= turn.text.length
    if (turns.length > 0 && (left < 0 || turns.length >= budget.turns)) break
    turns.push(turn)
  }
  turns.reverse()
  const { script, window } = parts
  const request: MindRequest = {
    persona: {
      name: avatar.name,
      age: avatar.age,
      gender: avatar.gender,
      occupation: avatar.occupation,
      biography: avatar.biography,
      greeting: avatar.greeting,
      speakingStyle: avatar.speakingStyle,
      traits: avatar.traits,
      hobbies: avatar.hobbies,
      opinions: avatar.opinions,
      quirks: avatar.quirks,
      neverSays: avatar.neverSays,
      ...(avatar.relation === null ? {} : { relation: avatar.relation }),
      ...(script === undefined ? {} : { script: { ...script, lore: loreMeant(script.lore, turns) } }),
    },
    person,
    present: parts.present.filter(({ id }) => id !== avatar.id).map(({ name }) => name),
    memories: parts.memories,
    summary: parts.summary,
    turns,
    goOn: begun !== '',
    version,
    care: parts.care,
    ...(parts.concern ? { concern: true } : {}),
    state,
    askedBy: parts.askedBy,
    now,
  }
  return window === undefined ? request : fitWindow(request, window)
}

export function turnOf(row: SaidRow, self: string, names: ReadonlyMap<string, string>): Turn {
  const at = row.createdAt.getTime()
  if (row.author === 'PERSON') return { from: 'person', text: row.text, at }
  if (row.avatarId === self) return { from: 'self', text: row.text, at }
  const name = names.get(row.avatarId ?? '')
  return { from: 'other', ...(name === undefined ? {} : { name }), text: row.text, at }
}
