import { filterQuery, type AvatarFilter, type AvatarPage } from '@aureole/contract/avatars'
import type { Database } from '../../platform/database/index.ts'
import type { Portraits } from '../../portraits/index.ts'
import { presentAvatar } from '../present.ts'
import { listPlan, type Stretch } from './list-plan.ts'
import type { PageEnds } from './page-ends.ts'
import { probe, walk, type CardRow } from './store-catalogue.ts'

export interface AskedPage extends AvatarFilter {
  readonly page: number
  readonly pageSize: number
}

/** Who turns the pages. */
export interface ListReader {
  readonly userId?: string | undefined
  /** The same for the same reader, as far as one can tell; nothing for a list that nobody goes on with. */
  readonly key?: string | undefined
}

/** One page of the catalogue: keyset underneath, numbers outside. */
export async function listAvatars(
  parts: { database: Database; portraits: Pick<Portraits, 'picture'>; ends: PageEnds },
  asked: AskedPage,
  reader: ListReader = {},
): Promise<AvatarPage> {
  const { page, pageSize } = asked
  const scroll =
    reader.key && [reader.key, new URLSearchParams(filterQuery(asked)).toString(), pageSize].join(' ')
  const after = scroll ? parts.ends.before(scroll, page) : undefined
  // One more than shown tells whether another page follows.
  const rows = await read(parts.database, asked, reader.userId, {
    after,
    skip: after === undefined ? (page - 1) * pageSize : 0,
    take: pageSize + 1,
  })
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  if (scroll && last !== undefined) parts.ends.remember(scroll, page, { rank: last.rank, id: last.id })
  return {
    items: shown.map((row) => presentAvatar(row, parts.portraits.picture(row.portrait))),
    firstPage: page === 1,
    lastPage: rows.length <= pageSize,
  }
}

async function read(
  { db }: Database,
  filter: AvatarFilter,
  userId: string | undefined,
  stretch: Stretch,
): Promise<CardRow[]> {
  const plan = listPlan(filter, stretch)
  if (plan.walk > 0) {
    const rows = await walk(db, filter, stretch, userId, plan.walk)
    if (rows.length === stretch.take || !plan.probe) return rows
  }
  return probe(db, filter, stretch, userId)
}
