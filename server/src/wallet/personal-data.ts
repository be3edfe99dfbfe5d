import type { Database, Tx } from '../platform/database/index.ts'
import type { ZipFile } from '../platform/zip.ts'
import { readStatement } from './read-statement.ts'

const pageSize = 500

/** The whole statement, oldest first. */
export async function* exportStatement(database: Database, userId: string): AsyncGenerator<ZipFile> {
  const entries = []
  for (let page = 1; ; page += 1) {
    const { items, lastPage, balance } = await readStatement(database, userId, page, pageSize)
    entries.push(...items)
    if (!lastPage) continue
    const content = `${JSON.stringify({ balance, entries: entries.toReversed() }, undefined, 2)}\n`
    yield { path: 'tokens.json', content }
    return
  }
}

/** The ledger stays whole: its rows name an id that leads to nobody once the account is gone. */
export async function eraseFromLedger(_tx: Tx, _userId: string): Promise<void> {}
