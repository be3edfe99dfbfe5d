import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Look } from '@aureole/portrait-drawing'
import type { Db, Tx } from '../platform/database/index.ts'
import { portraits, type pictureSources } from './tables.ts'

export type PictureSource = (typeof pictureSources)[number]
export type PortraitRow = typeof portraits.$inferSelect

/** What is there already under a name shows the same, since the name says what it shows. */
export async function keepDrawnRows(
  db: Db | Tx,
  rows: readonly { name: string; look: Look }[],
): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(({ name, look }) => ({ name, source: 'DRAWN' as const, look }))
  await db.insert(portraits).values(values).onConflictDoNothing()
}

export async function keepBroughtAlong(
  db: Db | Tx,
  row: { name: string; source: Exclude<PictureSource, 'DRAWN'>; master: Uint8Array },
): Promise<void> {
  await db.insert(portraits).values(row)
}

export async function rowByName(db: Db | Tx, name: string): Promise<PortraitRow | undefined> {
  const [row] = await db.select().from(portraits).where(eq(portraits.name, name))
  return row
}

export async function isKept(db: Db | Tx, name: string): Promise<boolean> {
  return (await keptAmong(db, [name])).length > 0
}

export async function keptAmong(db: Db | Tx, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: portraits.name })
    .from(portraits)
    .where(inArray(portraits.name, [...names]))
  return rows.map(({ name }) => name)
}

export async function dropBroughtAlong(tx: Db | Tx, name: string): Promise<void> {
  await tx.delete(portraits).where(and(eq(portraits.name, name), ne(portraits.source, 'DRAWN')))
}
