import type { Entry } from '@aureole/contract/wallet'
import type { Database } from '../platform/database/index.ts'
import { presentEntry } from './present.ts'
import { accountOf, statementFrom } from './store.ts'

const lot = 1000

/** All of it, oldest first, lot by lot, as it was when the reading began. */
export async function* wholeStatement(
  database: Database,
  userId: string,
  kind: 'all' | 'in' | 'out' = 'all',
): AsyncGenerator<Entry[]> {
  const { entries: upTo } = await accountOf(database.db, userId)
  for (let after = 0; after < upTo;) {
    const rows = await statementFrom(database.db, userId, { kind, after, upTo, limit: lot })
    if (rows.length > 0) yield rows.map(presentEntry)
    const last = rows.at(-1)
    if (last === undefined || rows.length < lot) return
    after = last.seq
  }
}
