import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { caseReasons, cases } from './tables.ts'

type Reader = Db | Tx

export type CaseRow = typeof cases.$inferSelect
export type NewCase = typeof cases.$inferInsert
export type ReasonRow = typeof caseReasons.$inferSelect
export type NewReason = typeof caseReasons.$inferInsert
export type CaseChange = Partial<
  Pick<
    CaseRow,
    | 'state'
    | 'claimedBy'
    | 'claimedAt'
    | 'snoozedUntil'
    | 'firstActionAt'
    | 'resolvedAt'
    | 'outcome'
    | 'angels'
    | 'severity'
    | 'reasons'
    | 'sources'
    | 'topReasonId'
    | 'waitingSince'
  >
>

/** What a case is about. */
export type Subject =
  { readonly chatHash: string } | { readonly avatarId: string } | { readonly caseId: string }

function about(subject: Subject) {
  if ('caseId' in subject) return eq(cases.id, subject.caseId)
  return 'chatHash' in subject ? eq(cases.chatHash, subject.chatHash) : eq(cases.avatarId, subject.avatarId)
}

/** Two facts about the same thing are filed one after the other, on all nodes. */
export async function lockSubject(tx: Tx, subject: Subject): Promise<void> {
  const key = JSON.stringify(subject)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`case ${key}`}, 0))`)
}

/** The one that is not resolved, with its lock. */
export async function lockOpenCase(tx: Tx, subject: Subject): Promise<CaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(about(subject), ne(cases.state, 'RESOLVED')))
    .for('update')
  return row
}

/** The latest, resolved or not. */
export async function latestCase(db: Reader, subject: Subject): Promise<CaseRow | undefined> {
  const [row] = await db
    .select()
    .from(cases)
    .where(about(subject))
    .orderBy(sql`${cases.state} = 'RESOLVED'`, desc(cases.openedAt), desc(cases.id))
    .limit(1)
  return row
}

export async function insertCase(tx: Tx, row: NewCase): Promise<CaseRow> {
  const [inserted] = await tx.insert(cases).values(row).returning()
  if (inserted === undefined) throw new Error('a case was not written')
  return inserted
}

/** Every change makes a new version. */
export async function changeCase(tx: Tx, id: string, change: CaseChange): Promise<CaseRow> {
  const [row] = await tx
    .update(cases)
    .set({ ...change, version: sql`${cases.version} + 1` })
    .where(eq(cases.id, id))
    .returning()
  if (row === undefined) throw new Error('a case vanished while it was changed')
  return row
}

/** Something was done about it; it is still the same version, since nothing of what agents see has changed. */
export async function markActed(tx: Db | Tx, chatHash: string, at: Date): Promise<string | undefined> {
  const [row] = await tx
    .update(cases)
    .set({ firstActionAt: sql`coalesce(${cases.firstActionAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(cases.chatHash, chatHash), ne(cases.state, 'RESOLVED')))
    .returning({ id: cases.id })
  return row?.id
}

/** False when the fact has been filed before. */
export async function insertReason(tx: Tx, row: NewReason): Promise<boolean> {
  const inserted = await tx
    .insert(caseReasons)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: caseReasons.id })
  return inserted.length > 0
}

/** The worst first, then the one that waits longest. */
export function openReasons(tx: Tx, caseId: string): Promise<ReasonRow[]> {
  return tx
    .select()
    .from(caseReasons)
    .where(and(eq(caseReasons.caseId, caseId), isNull(caseReasons.closedAt)))
    .orderBy(desc(caseReasons.severity), asc(caseReasons.at), asc(caseReasons.id))
}

/** Open ones first, the worst first. */
export function reasonsOf(db: Reader, caseId: string): Promise<ReasonRow[]> {
  return db
    .select()
    .from(caseReasons)
    .where(eq(caseReasons.caseId, caseId))
    .orderBy(
      sql`${caseReasons.closedAt} is not null`,
      desc(caseReasons.severity),
      asc(caseReasons.at),
      asc(caseReasons.id),
    )
    .limit(200)
}

export async function closeReasons(tx: Tx, caseId: string, at: Date): Promise<void> {
  await tx
    .update(caseReasons)
    .set({ closedAt: at })
    .where(and(eq(caseReasons.caseId, caseId), isNull(caseReasons.closedAt)))
}

/** The most urgent one that nobody has, for this agent alone: two who ask at once get two. */
export async function claimNextRow(tx: Tx, agentId: string, at: Date): Promise<CaseRow | undefined> {
  const next = tx.$with('next').as(
    tx
      .select({ id: cases.id })
      .from(cases)
      .where(and(eq(cases.state, 'OPEN'), isNull(cases.claimedBy)))
      .orderBy(desc(cases.severity), asc(cases.waitingSince), asc(cases.id))
      .limit(1)
      .for('update', { skipLocked: true }),
  )
  const [row] = await tx
    .with(next)
    .update(cases)
    .set({
      claimedBy: agentId,
      claimedAt: at,
      firstActionAt: sql`coalesce(${cases.firstActionAt}, ${at.toISOString()}::timestamptz)`,
      version: sql`${cases.version} + 1`,
    })
    .where(inArray(cases.id, tx.select({ id: next.id }).from(next)))
    .returning()
  return row
}
