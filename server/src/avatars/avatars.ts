import type { AvatarDetails, AvatarFilter, AvatarPage } from '@aureole/contract/avatars'
import type { Database, Db, Tx } from '../platform/database/index.ts'
import type { Portraits } from '../portraits/index.ts'
import { avatarOptions, type Option } from './options.ts'
import { presentAvatar, presentDetails } from './present.ts'
import { listRows, publicIds, rowsById, upsertRows, type NewAvatar } from './store.ts'

export interface Avatars {
  list(filter: AvatarFilter, page: number, pageSize: number): Promise<AvatarPage>
  byId(id: string): Promise<AvatarDetails | undefined>
  /** In the order asked for; those that do not exist are left out. */
  byIds(ids: readonly string[]): Promise<AvatarDetails[]>
  /** What search engines may list. */
  publicIds(): Promise<string[]>
  options(): Record<string, Option[]>
  /** Writes catalogue entries under their own ids, new or not. */
  publish(tx: Db | Tx, entries: readonly NewAvatar[]): Promise<void>
}

export function createAvatars(parts: { database: Database; portraits: Portraits }): Avatars {
  const { database, portraits } = parts
  const byIds = async (ids: readonly string[]): Promise<AvatarDetails[]> => {
    const rows = new Map((await rowsById(database.db, ids)).map((row) => [row.id, row]))
    return ids
      .flatMap((id) => rows.get(id) ?? [])
      .map((row) => presentDetails(row, portraits.picture(row.portrait)))
  }
  return {
    async list(filter, page, pageSize) {
      // One more than shown tells whether another page follows.
      const rows = await listRows(database.db, filter, { limit: pageSize + 1, offset: (page - 1) * pageSize })
      return {
        items: rows.slice(0, pageSize).map((row) => presentAvatar(row, portraits.picture(row.portrait))),
        firstPage: page === 1,
        lastPage: rows.length <= pageSize,
      }
    },
    byIds,
    byId: async (id) => (await byIds([id]))[0],
    publicIds: () => publicIds(database.db),
    options: () => avatarOptions(portraits.ready()),
    publish: upsertRows,
  }
}
