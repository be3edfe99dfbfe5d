import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { reasonSources } from '@aureole/contract/desk'
import type { violationStates } from '@aureole/contract/violations'
import type { Db, Tx } from '../platform/database/index.ts'
import { decisions, violations } from './tables.ts'

type Reader = Db | Tx

export type ViolationRow = typeof violations.$inferSelect
export type DecisionRow = typeof decisions.$inferSelect

export async function insertViolation(tx: Tx, row: typeof violations.$inferInsert): Promise<void> {
  await tx.insert(violations).values(row).onConflictDoNothing()
}

export async function lockViolation(tx: Tx, id: string): Promise<ViolationRow | undefined> {
  const [row] = await tx.select().from(violations).where(eq(violations.id, id)).for('update')
  return row
}

export interface Word {
  readonly state: 'UPHELD' | 'DISMISSED'
  readonly agentId: string
  readonly at: Date
  readonly reason: string
}

/** The last word counts; every one of them stays in `decisions`. */
export async function decideRow(tx: Tx, id: string, word: Word): Promise<ViolationRow> {
  const [row] = await tx
    .update(violations)
    .set({ state: word.state, decidedBy: word.agentId, decidedAt: word.at, decision: word.reason })
    .where(eq(violations.id, id))
    .returning()
  if (row === undefined) throw new Error('a violation vanished while it was decided')
  return row
}

/** Those of a case on which nobody has said anything yet. */
export async function openOfCase(tx: Tx, caseId: string): Promise<ViolationRow[]> {
  return tx
    .select()
    .from(violations)
    .where(and(eq(violations.caseId, caseId), eq(violations.state, 'OPEN')))
    .for('update')
}

export async function insertDecision(tx: Tx, row: typeof decisions.$inferInsert): Promise<void> {
  await tx.insert(decisions).values(row)
}

export interface ViolationFilter {
  readonly userId?: string | undefined
  readonly state?: (typeof violationStates)[number] | undefined
  readonly category?: string | undefined
  readonly source?: (typeof reasonSources)[number] | undefined
}

export function violationPage(
  db: Db,
  filter: ViolationFilter,
  page: { limit: number; offset: number },
): Promise<ViolationRow[]> {
  return db
    .select()
    .from(violations)
    .where(and(...filtersOf(filter)))
    .orderBy(desc(violations.at), desc(violations.id))
    .limit(page.limit)
    .offset(page.offset)
}

function filtersOf({ userId, state, category, source }: ViolationFilter): (SQL | undefined)[] {
  return [
    userId === undefined ? undefined : eq(violations.userId, userId),
    state === undefined ? undefined : eq(violations.state, state),
    category === undefined ? undefined : eq(violations.category, category),
    source === undefined ? undefined : eq(violations.source, source),
  ]
}

export async function countViolations(
  db: Reader,
  userId: string,
): Promise<{ open: number; upheld: number; dismissed: number }> {
  const { rows } = await db.execute<{ open: number; upheld: number; dismissed: number }>(sql`
    select count(*) filter (where state = 'OPEN')::int as open, count(*) filter (where state = 'UPHELD')::int as upheld,
      count(*) filter (where state = 'DISMISSED')::int as dismissed
    from violations where user_id = ${userId}::uuid`)
  return rows[0] ?? { open: 0, upheld: 0, dismissed: 0 }
}
