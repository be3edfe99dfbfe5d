import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'

/** A person to hang rows on, for tests that are not about accounts. */
export async function insertPerson(database: Database, id: string = newId()): Promise<string> {
  await database.db.execute(
    sql`insert into brands (id, name) values ('aureole', 'Aureole') on conflict do nothing`,
  )
  await database.db.execute(sql`
    insert into users (id, brand_id, email, password_hash, birth_date, confirmed_at, groups, created_at)
    values (${id}::uuid, 'aureole', ${`${id}@example.org`}, '-', '1990-01-01', now(), '{USER}', now())`)
  return id
}
