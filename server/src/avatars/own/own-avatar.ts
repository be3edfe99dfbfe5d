import type { Db, Tx } from '../../platform/database/index.ts'
import { notFound } from '../../platform/errors.ts'
import { lockAvatar, rowsById, type AvatarRow } from '../store.ts'

/** One of the person's own. Whatever is not theirs, or is deleted, does not exist. */
export async function ownAvatar(db: Db | Tx, userId: string, id: string): Promise<AvatarRow> {
  const [row] = await rowsById(db, [id])
  return owned(row, userId)
}

export async function lockOwnAvatar(tx: Tx, userId: string, id: string): Promise<AvatarRow> {
  return owned(await lockAvatar(tx, id), userId)
}

function owned(row: AvatarRow | undefined, userId: string): AvatarRow {
  if (row === undefined || row.ownerId !== userId || row.deletedAt !== null) throw notFound('This angel')
  return row
}
