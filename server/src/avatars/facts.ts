import type { Tx } from '../platform/database/index.ts'
import type { AvatarsParts } from './parts.ts'

/** The fact that somebody wants to see an angel published, has changed it meanwhile, or does not want it any more: look at how it is now. */
export const publicationAsked = 'avatar.publication-asked'

export interface PublicationAsked {
  readonly avatarId: string
}

/** With what it follows from, or not at all. */
export function publishAsked({ jobs }: Pick<AvatarsParts, 'jobs'>, tx: Tx, avatarId: string): Promise<void> {
  const asked: PublicationAsked = { avatarId }
  return jobs.enqueue(tx, publicationAsked, asked)
}
