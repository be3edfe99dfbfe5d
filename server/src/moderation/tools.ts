import { createAnnouncing, type Announcing } from './announce.ts'
import { createLetters, type Letters } from './letters.ts'
import type { ModerationParts } from './parts.ts'
import { createSeenPeople, type SeenPeople } from './seen-people.ts'
import { createSignsOfLife, type SignsOfLife } from './signs-of-life.ts'

/** What every use case of moderation has at hand. */
export interface ModerationTools extends ModerationParts {
  readonly letters: Letters
  /** Tells the agents, after the commit, that the queue is not what it was. */
  readonly announce: Announcing
  readonly signs: SignsOfLife
  readonly people: SeenPeople
}

/** Who acts, as the door has let them in. */
export interface Acting {
  readonly agentId: string
}

export function createTools(parts: ModerationParts): ModerationTools {
  return {
    ...parts,
    letters: createLetters(parts),
    announce: createAnnouncing(parts),
    signs: createSignsOfLife(parts),
    people: createSeenPeople(parts),
  }
}
