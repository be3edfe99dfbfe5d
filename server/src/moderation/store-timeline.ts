import { desc, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/index.ts'
import type { NoteRow } from './store-notes.ts'
import type { DecisionRow, ViolationRow } from './store-violations.ts'
import { caseNotes, caseReasons, cases, decisions, violations } from './tables.ts'

const most = 200

export function latestViolations(db: Db, userId: string): Promise<ViolationRow[]> {
  return db
    .select()
    .from(violations)
    .where(eq(violations.userId, userId))
    .orderBy(desc(violations.at))
    .limit(most)
}

export function latestDecisions(db: Db, userId: string): Promise<DecisionRow[]> {
  return db
    .select()
    .from(decisions)
    .where(eq(decisions.userId, userId))
    .orderBy(desc(decisions.at))
    .limit(most)
}

export function latestNotes(db: Db, userId: string): Promise<NoteRow[]> {
  return db
    .select()
    .from(caseNotes)
    .where(eq(caseNotes.userId, userId))
    .orderBy(desc(caseNotes.at))
    .limit(most)
}

/** Reports and calls that came from this person. */
export function latestReasons(db: Db, userId: string) {
  return db
    .select({ reason: caseReasons, chatHash: cases.chatHash })
    .from(caseReasons)
    .innerJoin(cases, eq(cases.id, caseReasons.caseId))
    .where(eq(cases.userId, userId))
    .orderBy(desc(caseReasons.at))
    .limit(most)
}
