import { later } from './policy.ts'
import { deleteSessionsOver } from './store.ts'
import { emptyExportsOver } from './store-exports.ts'
import { deleteLinksOver } from './store-links.ts'
import type { AccountsTools } from './tools.ts'

const keptSeconds = 30 * 24 * 3600

/** Forgets sessions and links a month after they were over: until then a stolen token or an old link is still explained. */
export async function sweep(tools: AccountsTools): Promise<void> {
  const now = tools.clock.now()
  const before = later(now, -keptSeconds)
  await tools.database.transaction(async (tx) => {
    await deleteSessionsOver(tx, before)
    await deleteLinksOver(tx, before)
    await emptyExportsOver(tx, now)
  })
}
