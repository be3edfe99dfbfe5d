import { and, eq, getTableColumns, isNotNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { dataExports } from './tables.ts'

const { content, ...columns } = getTableColumns(dataExports)

export type ExportRow = Omit<typeof dataExports.$inferSelect, 'content'>

export async function exportOf(db: Db | Tx, userId: string): Promise<ExportRow | undefined> {
  const [row] = await db.select(columns).from(dataExports).where(eq(dataExports.userId, userId))
  return row
}

/** In the place of an earlier one, whose link works no longer. */
export async function putExport(
  tx: Tx,
  row: { userId: string; id: string; hash: string; startedAt: Date },
): Promise<void> {
  const fresh = { ...row, state: 'MAKING', madeAt: null, expiresAt: null, content: null } as const
  await tx.insert(dataExports).values(fresh).onConflictDoUpdate({ target: dataExports.userId, set: fresh })
}

/** False when another one has been begun meanwhile, or this one was finished before. */
export async function finishExport(
  tx: Tx,
  id: string,
  end:
    | { state: 'READY'; madeAt: Date; expiresAt: Date; content: Uint8Array }
    | { state: 'FAILED'; madeAt: Date },
): Promise<boolean> {
  const finished = await tx
    .update(dataExports)
    .set(end)
    .where(and(eq(dataExports.id, id), eq(dataExports.state, 'MAKING')))
    .returning({ id: dataExports.id })
  return finished.length > 0
}

export async function exportByHash(db: Db | Tx, hash: string) {
  const [row] = await db
    .select({ content, expiresAt: dataExports.expiresAt, madeAt: dataExports.madeAt })
    .from(dataExports)
    .where(and(eq(dataExports.hash, hash), eq(dataExports.state, 'READY')))
  return row
}

/** The rows stay, so that a late click is told that the link has expired. */
export async function emptyExportsOver(tx: Tx, before: Date): Promise<void> {
  await tx
    .update(dataExports)
    .set({ content: null })
    .where(and(lt(dataExports.expiresAt, before), isNotNull(dataExports.content)))
}
