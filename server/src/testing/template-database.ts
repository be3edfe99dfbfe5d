import { openPostgresql } from '../platform/database/postgresql.ts'
import { createPostgresqlDatabase } from './databases.ts'
import { silentLog } from './log.ts'
import { postgresqlUrl } from './postgresql.ts'

/**
 * Once for each run of Vitest: a migrated PostgreSQL database for the suites to copy, which takes a quarter of the time
 * that the migrations take. Those who test the migrations themselves begin with an empty one.
 */
export default async function makeTemplate(): Promise<(() => Promise<void>) | undefined> {
  const server = postgresqlUrl()
  if (server === undefined) return undefined
  const { url, drop } = await createPostgresqlDatabase(server)
  const database = await openPostgresql({ url, poolSize: 1, log: silentLog })
  await database.close()
  // The workers inherit it.
  process.env['TEST_TEMPLATE_DATABASE'] = new URL(url).pathname.slice(1)
  return drop
}
