import type { AvatarDetails } from '@aureole/contract/avatars'
import type { MindRequest, Turn } from '../minds/index.ts'
import type { MessageRow } from './store.ts'

export const budget = { turns: 40, characters: 24_000 } as const

interface PromptParts {
  /** Whose reply it is. */
  avatar: AvatarDetails
  avatars: readonly AvatarDetails[]
  personName: string | null
  /** What was said before the reply, oldest first. */
  history: readonly MessageRow[]
  state: unknown
}

/** Selects what the mind gets: the latest turns that fit the budget, and always the very last one. */
export function promptFor({ avatar, avatars, personName, history, state }: PromptParts): MindRequest {
  const names = new Map(avatars.map((other) => [other.id, other.name]))
  const turns: Turn[] = []
  let left = budget.characters
  for (const row of history.toReversed()) {
    const turn = turnOf(row, avatar.id, names)
    if (turn === undefined) continue
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
    person: { name: personName, about: null },
    memories: [],
    summary: null,
    turns: turns.toReversed(),
    care: false,
    state,
  }
}

function turnOf(row: MessageRow, self: string, names: ReadonlyMap<string, string>): Turn | undefined {
  if (row.kind !== 'TEXT' || row.text === '' || row.status === 'HIDDEN') return undefined
  if (row.author === 'PERSON') return { from: 'person', text: row.text }
  if (row.author !== 'AVATAR') return undefined
  if (row.avatarId === self) return { from: 'self', text: row.text }
  const name = names.get(row.avatarId ?? '')
  return { from: 'other', ...(name === undefined ? {} : { name }), text: row.text }
}
