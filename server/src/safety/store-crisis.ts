import { and, gte, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { crisisEvents } from './tables.ts'

export async function insertCrisis(tx: Tx, event: typeof crisisEvents.$inferInsert): Promise<void> {
  await tx.insert(crisisEvents).values(event)
}

export interface CrisisCount {
  brandId: string
  /** From 1. */
  month: number
  region: string | null
  acute: boolean
  events: number
}

export async function crisisCounts(db: Db, year: number): Promise<CrisisCount[]> {
  const { brandId, day, region, acute } = crisisEvents
  const month = sql<number>`extract(month from ${day})::int`
  return db
    .select({ brandId, month, region, acute, events: sql<number>`count(*)::int` })
    .from(crisisEvents)
    .where(and(gte(day, `${year}-01-01`), lt(day, `${year + 1}-01-01`)))
    .groupBy(brandId, month, region, acute)
}
