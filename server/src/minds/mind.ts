/** Fields of a character card that only a model server can use. */
export interface Script {
  readonly systemPrompt: string | null
  readonly scenario: string | null
  readonly exampleDialogues: string | null
  readonly postHistory: string | null
  readonly lore: readonly LoreEntry[]
}

/** Something about the angel's world that counts once one of its words has been said. */
export interface LoreEntry {
  readonly keys: readonly string[]
  /** Where there are any, one of these has to be said as well. */
  readonly secondaryKeys: readonly string[]
  readonly text: string
  readonly always: boolean
  readonly caseSensitive: boolean
  /** Lower ones come first, and the last ones fall out when there is no room. */
  readonly order: number
}

export interface Persona {
  readonly name: string
  readonly age: number
  readonly gender: 'FEMALE' | 'MALE'
  readonly occupation: string
  readonly biography: string
  readonly greeting: string
  readonly speakingStyle: string
  readonly traits: readonly string[]
  readonly hobbies: readonly string[]
  readonly opinions: readonly string[]
  readonly quirks: readonly string[]
  readonly neverSays: readonly string[]
  /** What they are to the person, where somebody chose it: "An old friend". */
  readonly relation?: string
  /** Of an imported card. */
  readonly script?: Script
}

export interface Turn {
  /** Whose words these are: the person's, this persona's own, or those of another angel in the chat. */
  readonly from: 'person' | 'self' | 'other'
  readonly name?: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Something that is remembered of the person, as minds see it. */
export interface Remembered {
  readonly kind: 'FACT' | 'EPISODE'
  /** A sentence about the person, without a subject: "Has a cat called Miso". */
  readonly text: string
  /** What the fact is about, such as `pet.cat.name`: a newer one with the same key replaces it. Nothing for what a person or a model wrote. */
  readonly key: string | null
  /** What the mind that noticed it wants back with it. */
  readonly data: unknown
  readonly pinned: boolean
  /** When it was told, in milliseconds since 1970. */
  readonly at: number
}

/** What a mind found worth keeping in the person's last turn. */
export type NewMemory = Pick<Remembered, 'kind' | 'text' | 'key' | 'data'>

/** All that a mind knows. It keeps nothing between two answers: what it wants back goes out as `state`. */
export interface MindRequest {
  readonly persona: Persona
  readonly person: { readonly name: string | null; readonly about: string | null }
  /** The angels who are here beside this one; empty in a one-to-one chat. */
  readonly present: readonly string[]
  /** Those that matter most now, best first. */
  readonly memories: readonly Remembered[]
  /** What was said before the first turn, in short. */
  readonly summary: string | null
  /** Oldest first; the last one is to be answered, unless it is to go on. */
  readonly turns: readonly Turn[]
  /** The last turn is its own and not finished: what it says now comes right behind it. */
  readonly goOn: boolean
  /** Which answer to the same this is, from 1, for minds that would say the same again. */
  readonly version: number
  /** Something is wrong with the person: answer with care. */
  readonly care: boolean
  /** The person worries about somebody else who may be in danger: take it seriously, without the words for whoever is in danger themselves. */
  readonly concern?: boolean
  readonly state: unknown
  /** For whom, so that a queue can be fair between people. Says nothing about them. */
  readonly askedBy: string
  /** Milliseconds since 1970, and how far the person's clock is from UTC where that is known. */
  readonly now: number
}

/** `usage` where the mind knows it; `memories` where it noticed any in the person's last turn. */
export type MindEvent = { type: 'text'; text: string } | MindEnd

export interface MindEnd {
  type: 'end'
  state: unknown
  memories?: readonly NewMemory[]
  usage?: Usage
}

export interface Usage {
  readonly promptTokens: number
  readonly completionTokens: number
}

/**
 * Takes the next words. Answers whether a first one is being shown already: from then on nobody waits for each of them, and a mind that many listen
 * to may bring several together.
 */
export type Say = (words: string) => boolean

/** How much a mind can take in at once. */
export interface MindWindow {
  /** For all that a request brings; what the mind adds of its own and the reply are taken off already. */
  readonly tokens: number
  /** Never too low. Cheap for a text that was counted before. */
  readonly count: (text: string) => number
}

export interface Digest {
  readonly persona: Pick<Persona, 'name'>
  readonly person: { readonly name: string | null }
  /** Oldest first. */
  readonly turns: readonly Turn[]
}

export interface Mind {
  /** For the operator: which mind this is. */
  readonly name: string
  /** Left out by a mind that takes in whatever it is given. */
  readonly window?: MindWindow
  /** Ends by itself, throws (a `MindError` where it knows why) when it cannot answer, and stops soon after the signal is aborted. */
  readonly answer: (request: MindRequest, signal: AbortSignal) => AsyncIterable<MindEvent>
  /** The same, said by calling instead of being listened to, so that no word costs a promise. Left out by minds that talk slowly anyway. */
  readonly speak?: (request: MindRequest, say: Say, signal: AbortSignal) => Promise<MindEnd>
  /** In the background: what these turns tell about the person. Left out by a mind that notices while it answers. */
  readonly remember?: (
    digest: Digest & { readonly known: readonly string[] },
    signal: AbortSignal,
  ) => Promise<readonly (NewMemory & { readonly turn: number })[]>
  /** In the background: the summary so far and the turns that follow it, in a few sentences. */
  readonly summarise: (
    digest: Digest & { readonly summary: string | null },
    signal: AbortSignal,
  ) => Promise<string>
}
