import { sql } from 'drizzle-orm'
import type { Database } from './database/index.ts'

/** How many jobs run or could run now, in all queues. */
export async function countDueJobs(database: Database): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*) as count from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()`,
  )
  return rows[0]!.count
}
