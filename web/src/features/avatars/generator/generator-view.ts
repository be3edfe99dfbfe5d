import type { GeneratorKind } from '@aureole/contract/generator'
import type { KeyValueStore } from '#lib/storage.ts'
import type { Answers, Field } from './answers.ts'
import type { Kept, Remote } from './remote.ts'
import type { SaveStatus } from './save-queue.ts'

/** Something that happened to the answers without the person, and that they should know. */
export type News =
  | { readonly kind: 'taken'; readonly fields: readonly Field[] }
  | { readonly kind: 'contested'; readonly fields: readonly Field[] }
  /** The account already had answers from another time. */
  | { readonly kind: 'other'; readonly state: Kept }
  | { readonly kind: 'finished-elsewhere' }

export interface GeneratorView {
  readonly status: 'loading' | 'ready' | 'errored'
  /** Why it is `errored`. */
  readonly error?: unknown
  readonly answers: Answers
  /** Where the person stopped. */
  readonly step: string
  /** Something was answered: only then is anything kept. */
  readonly begun: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly saved: SaveStatus
  readonly finishAsked: boolean
  /** The server's word has been heard, or cannot be for now. */
  readonly settled: boolean
  /** The angel that came to life by itself, and that the person has not seen yet. */
  readonly arrivedId: string | undefined
  readonly news: News | undefined
}

export interface GeneratorParts {
  kind: GeneratorKind
  store: KeyValueStore
  remote: Remote
  userId: string | null
  uuid: () => string
  /** Whom to begin with. */
  start: () => Answers
  now: () => number
  /** Called with the uuid of answers that nobody owns yet, and with nothing once somebody does. */
  keepGuest: (uuid: string | undefined) => void
}
