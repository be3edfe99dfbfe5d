import type { AvatarDetails } from '@aureole/contract/avatars'
import type { MindRequest, Turn } from '../minds/index.ts'
import type { SaidRow } from './store-messages.ts'

export const budget = { turns: 40, characters: 24_000 } as const

interface PromptParts {
  /** Whose reply it is. */
  avatar: AvatarDetails
  avatars: readonly AvatarDetails[]
  person: MindRequest['person']
  /** What was said before the reply, oldest first. */
  history: readonly SaidRow[]
  /** What there is of the reply already: it is to go on from there. */
  begun: string
  /** Which reply to the same it is, from 1. */
  version: number
  state: unknown
}

/** Selects what the mind gets: the latest turns that fit the budget, and always the very last one. */
export function promptFor(parts: PromptParts): MindRequest {
  const { avatar, avatars, person, history, begun, version, state } = parts
  const names = new Map(avatars.map((other) => [other.id, other.name]))
  const newestFirst = history.toReversed().map((row) => turnOf(row, avatar.id, names))
  if (begun !== '') newestFirst.unshift({ from: 'self', text: begun })
  const turns: Turn[] = []
  let left = budget.characters
  for (const turn of newestFirst) {
    left -= turn.text.length
    if (turns.length > 0 && (left < 0 || turns.length >= budget.turns)) break
    turns.push(turn)
  }
  return {
    persona: {
      name: avatar.name,
      age: avatar.age,
      occupation: avatar.occupation,
      biography: avatar.biography,
      speakingStyle: avatar.speakingStyle,
      traits: avatar.traits,
      hobbies: avatar.hobbies,
    },
    person,
    memories: [],
    summary: null,
    turns: turns.toReversed(),
    goOn: begun !== '',
    version,
    care: false,
    state,
  }
}

function turnOf(row: SaidRow, self: string, names: ReadonlyMap<string, string>): Turn {
  if (row.author === 'PERSON') return { from: 'person', text: row.text }
  if (row.avatarId === self) return { from: 'self', text: row.text }
  const name = names.get(row.avatarId ?? '')
  return { from: 'other', ...(name === undefined ? {} : { name }), text: row.text }
}
