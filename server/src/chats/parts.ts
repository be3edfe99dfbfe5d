import type { Avatars } from '../avatars/index.ts'
import type { Brands } from '../brands/index.ts'
import type { Memories } from '../memories/index.ts'
import type { Mind, MindRequest } from '../minds/index.ts'
import type { Bus } from '../platform/bus/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Tx } from '../platform/database/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Safety } from '../safety/index.ts'
import type { SaidLately } from './said-lately.ts'

/** The person as minds may know them. */
export type PersonOf = (userId: string) => Promise<MindRequest['person']>

export interface ChatsParts {
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue' | 'every' | 'work'>
  readonly log: Log
  readonly brands: Pick<Brands, 'byId'>
  readonly memories: Memories
  readonly mind: Mind
  readonly safety: Safety
  readonly avatars: Avatars
  readonly personOf: PersonOf
  /** Whether the person's brand lets adults be explicit; without it, none does. */
  readonly allowsExplicit?: (userId: string) => Promise<boolean>
  readonly saidLately: SaidLately
  /** For the yearly report: counted with the message, without a word of it and without whose it is. */
  readonly countCrisis?: (
    tx: Tx,
    crisis: { brandId: string; acute: boolean; language: string },
  ) => Promise<void>
  /** Who this process is, among all that ever ran: the owner of its leases. */
  readonly owner: string
  readonly timing: Timing
}

/** In milliseconds. */
export interface Timing {
  /** How long deltas are gathered before they go out together; up to twice as long while many replies run. */
  readonly flush: number
  /** How often the text of all running replies is stored. */
  readonly checkpoint: number
  /** How long a reply stays its writer's without a sign of life. */
  readonly lease: number
  /** A reply without new words renews its lease this often. */
  readonly renew: number
  /** How often replies of the dead are looked for. */
  readonly sweep: number
  /** A mind that says nothing for this long has failed. */
  readonly silence: number
  /** How many writers a reply may outlive before it fails. */
  readonly attempts: number
}

/** A lease and a sweep together stay well under the ten seconds in which a reply must be taken over. */
export const defaultTiming: Timing = {
  flush: 50,
  checkpoint: 1000,
  lease: 6000,
  renew: 1500,
  sweep: 1000,
  silence: 90_000,
  attempts: 3,
}
