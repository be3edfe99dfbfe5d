import { asc, eq, lt } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { chatFacts } from './tables.ts'

export type FactRow = typeof chatFacts.$inferSelect

export async function insertFact(tx: Tx, row: typeof chatFacts.$inferInsert): Promise<void> {
  await tx.insert(chatFacts).values(row)
}

export async function readFact(db: Db | Tx, id: string): Promise<FactRow | undefined> {
  const [row] = await db.select().from(chatFacts).where(eq(chatFacts.id, id))
  return row
}

/** Nothing when somebody has taken it already. */
export async function takeFact(tx: Tx, id: string): Promise<FactRow | undefined> {
  const [row] = await tx.delete(chatFacts).where(eq(chatFacts.id, id)).returning()
  return row
}

/** Facts that nobody has taken although they are older than that: their jobs were lost. */
export async function factsWaiting(db: Db | Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: chatFacts.id })
    .from(chatFacts)
    .where(lt(chatFacts.createdAt, before))
    .orderBy(asc(chatFacts.createdAt))
    .limit(limit)
  return rows.map((row) => row.id)
}
