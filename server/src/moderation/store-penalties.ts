import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { appeals, penalties, penaltyEndings, penaltyLifts } from './tables.ts'

type Reader = Db | Tx

export type PenaltyRow = typeof penalties.$inferSelect & {
  lift: { at: Date; cause: 'APPEAL' | 'AGENT'; agentId: string; reason: string } | null
}

/** Whoever counts a person's penalties and adds to them does so alone, on all nodes, until this transaction ends. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`penalties of ${userId}`}, 0))`)
}

function withLifts(db: Reader) {
  return db
    .select({ penalty: penalties, lift: penaltyLifts })
    .from(penalties)
    .leftJoin(penaltyLifts, eq(penaltyLifts.penaltyId, penalties.id))
}

function joined({
  penalty,
  lift,
}: {
  penalty: typeof penalties.$inferSelect
  lift: typeof penaltyLifts.$inferSelect | null
}): PenaltyRow {
  return { ...penalty, lift }
}

/** Oldest first. */
export async function penaltiesOf(db: Reader, userId: string): Promise<PenaltyRow[]> {
  const rows = await withLifts(db)
    .where(eq(penalties.userId, userId))
    .orderBy(asc(penalties.at), asc(penalties.id))
  return rows.map(joined)
}

export async function penaltiesById(db: Reader, ids: readonly string[]): Promise<Map<string, PenaltyRow>> {
  if (ids.length === 0) return new Map()
  const rows = await withLifts(db).where(inArray(penalties.id, [...ids]))
  return new Map(rows.map((row) => [row.penalty.id, joined(row)]))
}

export async function insertPenalty(tx: Tx, row: typeof penalties.$inferInsert): Promise<void> {
  await tx.insert(penalties).values(row)
}

export async function insertLift(tx: Tx, row: typeof penaltyLifts.$inferInsert): Promise<void> {
  await tx.insert(penaltyLifts).values(row).onConflictDoNothing()
}

/** What time has ended without anybody having been told. */
export async function endedUntold(
  db: Reader,
  now: Date,
  since: Date,
): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: penalties.id, userId: penalties.userId })
    .from(penalties)
    .leftJoin(penaltyLifts, eq(penaltyLifts.penaltyId, penalties.id))
    .leftJoin(penaltyEndings, eq(penaltyEndings.penaltyId, penalties.id))
    .where(
      and(
        lte(penalties.until, now),
        gt(penalties.until, since),
        isNull(penaltyLifts.penaltyId),
        isNull(penaltyEndings.penaltyId),
      ),
    )
    .orderBy(asc(penalties.until))
    .limit(200)
}

/** False when it has been told before. */
export async function insertEnding(tx: Tx, penaltyId: string, at: Date): Promise<boolean> {
  const inserted = await tx
    .insert(penaltyEndings)
    .values({ penaltyId, at })
    .onConflictDoNothing()
    .returning({ id: penaltyEndings.penaltyId })
  return inserted.length > 0
}

export type AppealRow = typeof appeals.$inferSelect

/** False when there is one against the same penalty. */
export async function insertAppeal(tx: Tx, row: typeof appeals.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(appeals).values(row).onConflictDoNothing().returning({ id: appeals.id })
  return inserted.length > 0
}

export async function lockAppeal(tx: Tx, id: string): Promise<AppealRow | undefined> {
  const [row] = await tx.select().from(appeals).where(eq(appeals.id, id)).for('update')
  return row
}

export async function appealById(db: Reader, id: string): Promise<AppealRow | undefined> {
  const [row] = await db.select().from(appeals).where(eq(appeals.id, id))
  return row
}

export async function decideAppealRow(
  tx: Tx,
  id: string,
  decided: Pick<AppealRow, 'state' | 'decidedBy' | 'decidedAt' | 'decision'>,
): Promise<AppealRow> {
  const [row] = await tx.update(appeals).set(decided).where(eq(appeals.id, id)).returning()
  if (row === undefined) throw new Error('an appeal vanished while it was decided')
  return row
}

/** Open ones that wait longest first; what is decided comes latest first. */
export function appealPage(
  db: Db,
  state: AppealRow['state'] | undefined,
  page: { limit: number; offset: number },
): Promise<AppealRow[]> {
  const order =
    state === 'OPEN'
      ? [asc(appeals.at), asc(appeals.id)]
      : [sql`${appeals.state} <> 'OPEN'`, desc(appeals.at), desc(appeals.id)]
  return db
    .select()
    .from(appeals)
    .where(state === undefined ? undefined : eq(appeals.state, state))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
}

export function appealsOf(db: Reader, userId: string): Promise<AppealRow[]> {
  return db.select().from(appeals).where(eq(appeals.userId, userId)).orderBy(asc(appeals.at))
}
