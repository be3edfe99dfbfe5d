import type { Digest, MindRequest, MindWindow, NewMemory, Say, Usage } from './mind.ts'

/** A mind that lives elsewhere. Unlike a `Mind` it says what it says by calling, which costs less for each word. */
export interface ServerMind {
  readonly name: string
  readonly window: MindWindow
  readonly answer: (request: MindRequest, say: Say, signal: AbortSignal) => Promise<Spoken>
  readonly remember: (
    digest: Digest & { readonly known: readonly string[] },
    signal: AbortSignal,
  ) => Promise<readonly (NewMemory & { readonly turn: number })[]>
  readonly summarise: (
    digest: Digest & { readonly summary: string | null },
    signal: AbortSignal,
  ) => Promise<string>
  readonly close: () => Promise<void>
}

export interface Spoken {
  readonly usage: Usage
  /** The server did not count; we guessed. */
  readonly isGuess: boolean
}
