import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database/index.ts'
import { appeals, caseNotes, caseReasons, cases, violations } from './tables.ts'

/** Open cases of somebody who is gone wait for nothing any more. */
export async function closeCasesOf(tx: Tx, userId: string, at: Date): Promise<string[]> {
  const rows = await tx
    .update(cases)
    .set({
      state: 'RESOLVED',
      resolvedAt: at,
      claimedBy: null,
      claimedAt: null,
      snoozedUntil: null,
      version: sql`${cases.version} + 1`,
    })
    .where(and(eq(cases.userId, userId), ne(cases.state, 'RESOLVED')))
    .returning({ id: cases.id })
  return rows.map((row) => row.id)
}

/** What was found and decided stays; the words of the person, and what colleagues noted about them, go. */
export async function forgetWords(tx: Tx, userId: string, at: Date): Promise<void> {
  const ofPerson = tx.select({ id: cases.id }).from(cases).where(eq(cases.userId, userId))
  const wordless = { text: '', excerpt: '', said: null, spans: [] }
  await tx.update(caseReasons).set(wordless).where(inArray(caseReasons.caseId, ofPerson))
  await tx
    .update(caseReasons)
    .set({ closedAt: at })
    .where(and(inArray(caseReasons.caseId, ofPerson), isNull(caseReasons.closedAt)))
  await tx.update(violations).set({ excerpt: '' }).where(eq(violations.userId, userId))
  await tx.update(appeals).set({ text: '' }).where(eq(appeals.userId, userId))
  await tx.delete(caseNotes).where(eq(caseNotes.userId, userId))
}
