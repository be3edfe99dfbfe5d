import type { AvatarRow } from './store.ts'

/** Whether somebody may know of an angel: those of the catalogue all, their own nobody else. */
export function isVisibleTo(
  row: Pick<AvatarRow, 'visibility' | 'ownerId' | 'deletedAt'>,
  readerId: string | undefined,
): boolean {
  if (row.deletedAt !== null) return false
  return row.visibility === 'PUBLIC' || (readerId !== undefined && row.ownerId === readerId)
}
