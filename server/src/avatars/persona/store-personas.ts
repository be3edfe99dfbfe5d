import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/index.ts'
import { personas } from '../tables.ts'

export type PersonaRow = typeof personas.$inferSelect

export async function personaOf(db: Db | Tx, userId: string): Promise<PersonaRow | undefined> {
  const [row] = await db.select().from(personas).where(eq(personas.userId, userId))
  return row
}

export async function putPersona(tx: Tx, row: PersonaRow): Promise<void> {
  const { userId: _userId, ...set } = row
  await tx.insert(personas).values(row).onConflictDoUpdate({ target: personas.userId, set })
}

export async function deletePersona(tx: Tx, userId: string): Promise<void> {
  await tx.delete(personas).where(eq(personas.userId, userId))
}
