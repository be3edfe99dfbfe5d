import type { Memory } from '@aureole/contract/memories'
import type { Avatars } from '../avatars/index.ts'
import type { Bus } from '../platform/bus/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/index.ts'
import type { Encoder } from '../platform/encoder/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Safety } from '../safety/index.ts'

export interface MemoriesParts {
  readonly avatars: Pick<Avatars, 'byId' | 'byIds'>
  readonly bus: Pick<Bus, 'publish'>
  readonly clock: Clock
  readonly database: Database
  /** Without it nothing is told apart by meaning, only by its words. */
  readonly encoder?: Encoder
  readonly jobs: Pick<Jobs, 'enqueue' | 'every'>
  readonly log: Log
  readonly safety: Pick<Safety, 'screen'>
  /** Chats come after memories: what is asked of them is filled in from above. */
  readonly said: WhereSaid
}

/** Whose memory of whom. */
export interface Pair {
  readonly userId: string
  readonly avatarId: string
}

export interface Place {
  readonly chatId: string
  readonly messageId: string
}

export interface WhereSaid {
  /** Those of these messages that the person can still go to, by their ids. */
  readonly placesOf: (
    userId: string,
    messages: readonly Place[],
  ) => Promise<ReadonlyMap<string, NonNullable<Memory['source']>>>
  /** Whether the person has talked with this angel: then they know of it, whatever became of it. */
  readonly hasMet: (userId: string, avatarId: string) => Promise<boolean>
}
