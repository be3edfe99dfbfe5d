import { desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { caseNotes } from './tables.ts'

export type NoteRow = typeof caseNotes.$inferSelect

export async function insertNote(tx: Tx, row: NoteRow): Promise<void> {
  await tx.insert(caseNotes).values(row)
}

/** The latest first. */
export function notesOfChat(db: Db | Tx, chatHash: string): Promise<NoteRow[]> {
  return db
    .select()
    .from(caseNotes)
    .where(eq(caseNotes.chatHash, chatHash))
    .orderBy(desc(caseNotes.at), desc(caseNotes.id))
    .limit(100)
}
