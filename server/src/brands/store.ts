import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/index.ts'
import { brands } from './tables.ts'

export async function saveBrands(db: Db, values: readonly { id: string; name: string }[]): Promise<void> {
  await db
    .insert(brands)
    .values(values.map(({ id, name }) => ({ id, name })))
    .onConflictDoUpdate({ target: brands.id, set: { name: sql`excluded.name`, seenAt: sql`now()` } })
}
