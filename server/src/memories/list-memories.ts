import type { Memory } from '@aureole/contract/memories'
import type { Page } from '@aureole/contract/common'
import { knownAngel } from './known-angel.ts'
import type { MemoriesParts, Pair } from './parts.ts'
import { presentMemories } from './present.ts'
import { countMemories, pageOfMemories, settingsOf } from './store.ts'

export interface ListMemories extends Pair {
  readonly page: number
  readonly pageSize: number
}

export async function listMemories(
  parts: Pick<MemoriesParts, 'avatars' | 'database' | 'said'>,
  { page, pageSize, ...pair }: ListMemories,
): Promise<Page<Memory> & { enabled: boolean; total: number }> {
  const { db } = parts.database
  await knownAngel(parts, pair)
  const offset = (page - 1) * pageSize
  const [rows, total, { enabled }] = await Promise.all([
    pageOfMemories(db, pair, { limit: pageSize, offset }),
    countMemories(db, pair),
    settingsOf(db, pair),
  ])
  return {
    items: await presentMemories(parts, pair.userId, rows),
    firstPage: page === 1,
    lastPage: offset + rows.length >= total,
    enabled,
    total,
  }
}
