import type { Database } from '../platform/database/index.ts'
import { presentEntry } from './present.ts'
import { balanceOf, statementRows } from './store.ts'

export async function readStatement(database: Database, userId: string, page: number, pageSize: number) {
  const balance = await balanceOf(database.db, userId)
  const rows = await statementRows(database.db, userId, { limit: pageSize, offset: (page - 1) * pageSize })
  return {
    balance,
    items: rows.slice(0, pageSize).map(presentEntry),
    firstPage: page === 1,
    lastPage: rows.length <= pageSize,
  }
}
