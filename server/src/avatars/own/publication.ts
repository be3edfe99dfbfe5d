import type { OwnAvatar } from '@aureole/contract/own-avatars'
import type { Db, Tx } from '../../platform/database/index.ts'
import { notFound, problem } from '../../platform/errors.ts'
import type { AvatarsParts } from '../parts.ts'
import { presentOwn } from '../present.ts'
import { changeAvatar, lockAvatar, rowsById, type AvatarRow } from '../store.ts'
import { publishAsked } from '../facts.ts'
import { lockOwnAvatar } from './own-avatar.ts'
import { rankOf } from './policy.ts'
import { presentOwnTo } from './read-own.ts'

type Parts = Pick<AvatarsParts, 'clock' | 'database' | 'jobs' | 'portraits'>

/** Asks for a place in the catalogue. Asked twice, it waits once. */
export async function askPublication(parts: Parts, userId: string, id: string): Promise<OwnAvatar> {
  const row = await parts.database.transaction(async (tx) => {
    const before = await lockOwnAvatar(tx, userId, id)
    if (before.visibility === 'REVIEW') return before
    if (before.visibility === 'PUBLIC') throw problem('conflict', 'This angel is in the catalogue already.')
    await publishAsked(parts, tx, id)
    return changeAvatar(tx, id, { visibility: 'REVIEW', refusal: null, updatedAt: parts.clock.now() })
  })
  return presentOwnTo(parts, userId, row)
}

/** Only its owner meets this angel from now on. Chats that others have with it go on. */
export async function withdrawPublication(parts: Parts, userId: string, id: string): Promise<OwnAvatar> {
  const row = await parts.database.transaction(async (tx) => {
    const before = await lockOwnAvatar(tx, userId, id)
    if (before.visibility === 'PRIVATE') return before
    await publishAsked(parts, tx, id)
    return changeAvatar(tx, id, { visibility: 'PRIVATE', updatedAt: parts.clock.now() })
  })
  return presentOwnTo(parts, userId, row)
}

/** An angel as an agent sees it who is asked to publish it. */
export interface UnderReview {
  readonly avatar: OwnAvatar
  readonly ownerId: string
  /** Which words these are: a decision names them, so that nothing is published that nobody has read. */
  readonly version: string
}

export async function underReview(
  { portraits }: Pick<Parts, 'portraits'>,
  db: Db | Tx,
  id: string,
): Promise<UnderReview | undefined> {
  const [row] = await rowsById(db, [id])
  if (row === undefined || !waits(row)) return undefined
  return {
    avatar: presentOwn(row, portraits.picture(row.portrait), false),
    ownerId: row.ownerId,
    version: versionOf(row),
  }
}

export interface Review {
  readonly avatarId: string
  readonly version: string
  readonly decision: { readonly kind: 'approve' } | { readonly kind: 'refuse'; readonly reason: string }
}

/** An agent's word. Refused with a conflict when its owner has changed, withdrawn or deleted it meanwhile. */
export async function review(
  { clock, portraits }: Pick<Parts, 'clock' | 'portraits'>,
  tx: Tx,
  { avatarId, version, decision }: Review,
): Promise<OwnAvatar> {
  const row = await lockAvatar(tx, avatarId)
  if (row === undefined) throw notFound('This angel')
  if (!waits(row) || versionOf(row) !== version) {
    throw problem('conflict', 'This angel has changed meanwhile. Please look at it again.')
  }
  const now = clock.now()
  const decided = await changeAvatar(
    tx,
    avatarId,
    decision.kind === 'approve'
      ? { visibility: 'PUBLIC', refusal: null, rank: rankOf(now, row.rank), updatedAt: now }
      : { visibility: 'PRIVATE', refusal: decision.reason, updatedAt: now },
  )
  return presentOwn(decided, portraits.picture(decided.portrait), false)
}

function waits(row: AvatarRow): row is AvatarRow & { ownerId: string } {
  return row.visibility === 'REVIEW' && row.deletedAt === null && row.ownerId !== null
}

function versionOf(row: AvatarRow): string {
  return row.updatedAt.toISOString()
}
