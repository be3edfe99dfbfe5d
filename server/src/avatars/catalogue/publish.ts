import type { Db, Tx } from '../../platform/database/index.ts'
import { keepAllDrawn, paletteOf } from '../../portraits/index.ts'
import type { AvatarRow } from '../store.ts'
import { upsertRows } from './store-catalogue.ts'

/** One angel of the house, as it is written. */
export type CatalogueEntry = Pick<
  AvatarRow,
  | 'id'
  | 'name'
  | 'age'
  | 'gender'
  | 'ethnicity'
  | 'hook'
  | 'occupation'
  | 'traits'
  | 'hobbies'
  | 'biography'
  | 'greeting'
  | 'speakingStyle'
  | 'starters'
  | 'opinions'
  | 'quirks'
  | 'neverSays'
  | 'look'
  | 'rank'
>

/** Writes them with their pictures. Those that are there as given are left alone. */
export async function publish(db: Db | Tx, entries: readonly CatalogueEntry[]): Promise<void> {
  const names = await keepAllDrawn(
    db,
    entries.map(({ look }) => look),
  )
  const rows = entries.map((entry, i) => ({
    ...entry,
    portrait: names[i] ?? '',
    palette: paletteOf(entry.look),
  }))
  await upsertRows(db, rows)
}
