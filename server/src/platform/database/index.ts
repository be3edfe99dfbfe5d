import { join } from 'node:path'
import type { Config } from '../config.ts'
import { lockData } from '../data-lock.ts'
import type { Log } from '../log.ts'
import type { Database } from './types.ts'

export type { Database, Db, Statement, Tx } from './types.ts'

/**
 * PostgreSQL where a URL is given, else the embedded database in the data folder, which then belongs to this process
 * until the database is closed. Only the driver in use is loaded.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir' | 'demoData'>,
  log: Log,
): Promise<Database> {
  if (config.databaseUrl) {
    const { openPostgresql } = await import('./postgresql.ts')
    return openPostgresql({ url: config.databaseUrl, poolSize: config.databasePool, log })
  }
  const lock = lockData(config.dataDir)
  try {
    const { openEmbedded } = await import('./embedded.ts')
    const database = await openEmbedded(join(config.dataDir, 'database'), config.demoData ? 'demo' : 'plain')
    return { ...database, close: () => database.close().finally(() => lock.release()) }
  } catch (error) {
    lock.release()
    throw error
  }
}
