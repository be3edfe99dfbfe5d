import type { Database } from '../platform/database/index.ts'
import { presentEntry } from './present.ts'
import { accountOf, statementRows } from './store.ts'

export interface StatementQuery {
  readonly page: number
  readonly pageSize: number
  readonly kind?: 'all' | 'in' | 'out'
  readonly before?: number | undefined
}

/**
 * Newest first. Entries are numbered without gaps, so that a page of everything is found by its number alone, however
 * far down it is; only where a kind is left out are the pages before it counted off.
 */
export async function readStatement(database: Database, userId: string, query: StatementQuery) {
  const { page, pageSize, kind = 'all' } = query
  const { balance, debt, entries } = await accountOf(database.db, userId)
  const top = Math.min(query.before ?? Infinity, entries + 1)
  const passed = (page - 1) * pageSize
  const place = kind === 'all' ? { before: top - passed } : { before: top, skip: passed }
  const rows =
    place.before > 1 ? await statementRows(database.db, userId, { kind, ...place, limit: pageSize + 1 }) : []
  return {
    balance,
    debt,
    items: rows.slice(0, pageSize).map(presentEntry),
    firstPage: page === 1,
    lastPage: rows.length <= pageSize,
  }
}
