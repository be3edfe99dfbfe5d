import type { MindRequest, NewMemory } from '#minds/mind.ts'
import type { Noticed } from '../facts/notice.ts'
import type { Heard } from '../hear/hear.ts'
import type { Game } from '../play/game.ts'
import type { State, Trace } from '../state.ts'
import type { Style } from './style.ts'
import type { Voice } from './voice.ts'

/** All that a move may look at. */
export interface Scene {
  readonly request: MindRequest
  readonly heard: Heard
  readonly noticed: Noticed
  readonly state: State
  readonly voice: Voice
  readonly style: Style
  /** Whether a question may end this reply. */
  readonly mayAsk: boolean
  /** How alike a memory and the person's words are, where that is known. */
  readonly likeness: ReadonlyMap<MindRequest['memories'][number], number> | undefined
  /** The same for what the angel can say of herself. */
  readonly ownLikeness: ReadonlyMap<string, number> | undefined
  /** What was told and has been changed since: when the one was said, and when the other. */
  readonly amended: ReadonlyMap<number, readonly number[]> | undefined
}

/** What is to be said, and what it leaves behind. */
export interface Reply {
  readonly text: string
  readonly trace: Trace
  readonly pending?: State['pending']
  readonly topic?: string | null
  readonly quiet?: number
  readonly care?: number
  readonly gravity?: number
  readonly asked?: string
  /** When that was told which is recalled. */
  readonly recalled?: number
  readonly memories?: readonly NewMemory[]
  /** The game as it stands now; left out, one that was on rests. */
  readonly game?: Game | null
  /** A move in a game: what was said in it is not true of anybody. */
  readonly isPlay?: true
}

export function joined(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export function asksSomething(text: string): boolean {
  return text.includes('?')
}

/** In a group, others may have answered the person before her; she still does, until each of them has had a turn. */
export function answersThePerson({ turns, present, goOn }: MindRequest): boolean {
  const since = turns.length - 1 - turns.findLastIndex(({ from }) => from === 'person')
  return (
    !goOn &&
    since <= present.length &&
    since < turns.length &&
    !turns.slice(turns.length - since).some(({ from }) => from === 'self')
  )
}
