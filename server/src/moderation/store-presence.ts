import { and, eq, gt, inArray, isNotNull, lt, lte, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { cases, caseWatchers, deskAgents } from './tables.ts'

type Reader = Db | Tx

export async function markWatching(db: Reader, caseId: string, agentId: string, at: Date): Promise<void> {
  await db
    .insert(caseWatchers)
    .values({ caseId, agentId, seenAt: at })
    .onConflictDoUpdate({ target: [caseWatchers.caseId, caseWatchers.agentId], set: { seenAt: at } })
}

/** Who has these on the screen, by case. */
export async function watchersOf(
  db: Reader,
  caseIds: readonly string[],
  since: Date,
): Promise<{ caseId: string; agentId: string }[]> {
  if (caseIds.length === 0) return []
  return db
    .select({ caseId: caseWatchers.caseId, agentId: caseWatchers.agentId })
    .from(caseWatchers)
    .where(and(inArray(caseWatchers.caseId, [...caseIds]), gt(caseWatchers.seenAt, since)))
    .orderBy(caseWatchers.agentId)
}

export async function markAlive(db: Reader, agentId: string, at: Date): Promise<void> {
  await db
    .insert(deskAgents)
    .values({ agentId, seenAt: at })
    .onConflictDoUpdate({ target: deskAgents.agentId, set: { seenAt: at } })
}

/** Gives back what agents have claimed who have gone. Answers which. */
export async function releaseAbandoned(db: Reader, since: Date): Promise<string[]> {
  const alive = sql`select 1 from ${deskAgents} where ${deskAgents.agentId} = ${cases.claimedBy} and ${deskAgents.seenAt} > ${since.toISOString()}::timestamptz`
  const rows = await db
    .update(cases)
    .set({ claimedBy: null, claimedAt: null, version: sql`${cases.version} + 1` })
    .where(
      and(
        isNotNull(cases.claimedBy),
        eq(cases.state, 'OPEN'),
        lt(cases.claimedAt, since),
        notExists(sql`(${alive})`),
      ),
    )
    .returning({ id: cases.id })
  return rows.map((row) => row.id)
}

/** What was laid aside for a while comes back. Answers which. */
export async function wakeSnoozed(db: Reader, now: Date): Promise<string[]> {
  const rows = await db
    .update(cases)
    .set({ state: 'OPEN', snoozedUntil: null, version: sql`${cases.version} + 1` })
    .where(and(eq(cases.state, 'SNOOZED'), lte(cases.snoozedUntil, now)))
    .returning({ id: cases.id })
  return rows.map((row) => row.id)
}

export async function forgetWatchers(db: Reader, before: Date): Promise<void> {
  await db.delete(caseWatchers).where(lt(caseWatchers.seenAt, before))
}
