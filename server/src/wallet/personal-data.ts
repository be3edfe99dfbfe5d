import type { Database, Tx } from '../platform/database/index.ts'
import type { ZipFile } from '../platform/zip.ts'
import { accountOf, deleteFreeReplies } from './store.ts'
import { wholeStatement } from './whole-statement.ts'

/** The whole statement, oldest first. */
export async function* exportStatement(database: Database, userId: string): AsyncGenerator<ZipFile> {
  const { balance, debt } = await accountOf(database.db, userId)
  const entries = []
  for await (const lot of wholeStatement(database, userId)) entries.push(...lot)
  yield { path: 'tokens.json', content: `${JSON.stringify({ balance, debt, entries }, undefined, 2)}\n` }
}

/** The ledger stays whole: its rows name an id that leads to nobody once the account is gone. */
export async function eraseFromLedger(tx: Tx, userId: string): Promise<void> {
  await deleteFreeReplies(tx, userId)
}
