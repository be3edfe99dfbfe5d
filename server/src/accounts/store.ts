import { and, desc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database, Db, Statement, Tx } from '../platform/database/index.ts'
import { secondFactors, sessions, users, type RotatedToken, type SessionEnd } from './tables.ts'

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert
export type SessionRow = typeof sessions.$inferSelect
type Reader = Db | Tx

/** False when the address is taken within the brand. */
export async function insertUser(tx: Tx, row: NewUser): Promise<boolean> {
  const inserted = await tx
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: [users.brandId, users.email] })
    .returning({ id: users.id })
  return inserted.length > 0
}

export async function userById(db: Reader, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

export async function usersById(db: Reader, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
}

export async function personaName(db: Reader, id: string): Promise<string | null> {
  const [row] = await db.select({ name: users.avatarName }).from(users).where(eq(users.id, id))
  return row?.name ?? null
}

export async function userByEmail(db: Reader, brandId: string, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.brandId, brandId), eq(users.email, email)))
  return row
}

/** Read so that nobody can change the person before this transaction ends. */
export async function holdUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('share')
  return row
}

export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row
}

export async function changeUser(tx: Tx, id: string, change: Partial<NewUser>): Promise<UserRow | undefined> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning()
  return row
}

/** With everything that points at the person: sessions, links, exports, and whatever features let go with it. */
export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
}

/** Whose erasure was due before this time and has not happened. */
export async function overdueErasures(db: Reader, before: Date): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(lt(users.deletionAt, before)).limit(1000)
  return rows.map((row) => row.id)
}

export async function insertSession(tx: Tx, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row)
}

export async function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update')
  return row
}

export async function rotateSession(
  tx: Tx,
  id: string,
  change: { tokenHash: string; rotated: RotatedToken[]; lastUsedAt: Date; expiresAt: Date },
): Promise<void> {
  await tx.update(sessions).set(change).where(eq(sessions.id, id))
}

/** False when it had ended before, or is not this person's. */
export async function endSession(
  tx: Tx,
  id: string,
  endReason: SessionEnd,
  endedAt: Date,
  userId?: string,
): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt, endReason })
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.endedAt),
        userId === undefined ? undefined : eq(sessions.userId, userId),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** The ids of those that were alive until now. */
export async function endSessionsOf(
  tx: Tx,
  userId: string,
  endReason: SessionEnd,
  endedAt: Date,
  except?: string,
): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt, endReason })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id })
  return ended.map((row) => row.id)
}

const endedSince: Statement = {
  name: 'accounts_ended_since',
  text: 'select id from sessions where ended_at > $1',
}

/** All over the house. */
export async function sessionsEndedSince(database: Database, since: Date): Promise<string[]> {
  const rows = await database.prepared<{ id: string }>(endedSince, [since.toISOString()])
  return rows.map((row) => row.id)
}

/** What authenticating a request needs to know, in one read. */
export async function sessionStanding(db: Reader, id: string) {
  const [row] = await db
    .select({
      userId: sessions.userId,
      endedAt: sessions.endedAt,
      expiresAt: sessions.expiresAt,
      groups: users.groups,
      brandId: users.brandId,
      secondFactorSince: secondFactors.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, sessions.userId))
    .where(eq(sessions.id, id))
  return row
}

/** Those that are over too, as long as they are kept. */
export async function sessionsOf(db: Reader, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
}

export async function liveSessionsOf(db: Reader, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
}

export async function deleteSessionsOver(tx: Tx, before: Date): Promise<void> {
  await tx.delete(sessions).where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)))
}
