export interface Persona {
  name: string
  age: number
  occupation: string
  biography: string
  speakingStyle: string
  traits: readonly string[]
  hobbies: readonly string[]
}

export interface Turn {
  /** Whose words these are: the person's, this persona's own, or those of another angel in the chat. */
  from: 'person' | 'self' | 'other'
  name?: string
  text: string
}

/** All that a mind knows. It keeps nothing between two answers: what it wants back goes out as `state`. */
export interface MindRequest {
  persona: Persona
  person: { name: string | null; about: string | null }
  memories: readonly string[]
  summary: string | null
  /** Oldest first; the last one is to be answered, unless it is to go on. */
  turns: readonly Turn[]
  /** The last turn is its own and not finished: what it says now comes right behind it. */
  goOn: boolean
  /** Which answer to the same this is, from 1, for minds that would say the same again. */
  version: number
  /** Something is wrong with the person: answer with care. */
  care: boolean
  state: unknown
}

export type MindEvent = { type: 'text'; text: string } | { type: 'end'; state: unknown }

export interface Mind {
  /** For the operator: which mind this is. */
  readonly name: string
  /** Ends by itself, throws when it cannot answer, and stops soon after the signal is aborted. */
  answer(request: MindRequest, signal: AbortSignal): AsyncIterable<MindEvent>
}
