import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/index.ts'
import { sandboxCharges, sandboxDeliveries, sandboxSessions, sandboxSubscriptions } from './tables.ts'

export type SessionRow = typeof sandboxSessions.$inferSelect
export type SubscriptionRow = typeof sandboxSubscriptions.$inferSelect
export type ChargeRow = typeof sandboxCharges.$inferSelect

/** The one that there is for the order. */
export async function putSession(tx: Tx, row: typeof sandboxSessions.$inferInsert): Promise<SessionRow> {
  await tx.insert(sandboxSessions).values(row).onConflictDoNothing({ target: sandboxSessions.orderId })
  const [put] = await tx.select().from(sandboxSessions).where(eq(sandboxSessions.orderId, row.orderId))
  if (put === undefined) throw new Error('a session vanished')
  return put
}

export async function sessionById(db: Db | Tx, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.id, id))
  return row
}

export async function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(sandboxSessions).where(eq(sandboxSessions.id, id)).for('update')
  return row
}

export async function endSession(tx: Tx, id: string, state: SessionRow['state']): Promise<void> {
  await tx.update(sandboxSessions).set({ state }).where(eq(sandboxSessions.id, id))
}

/** Open, though their time was over before. */
export async function overdueSessions(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sandboxSessions.id })
    .from(sandboxSessions)
    .where(and(eq(sandboxSessions.state, 'open'), lte(sandboxSessions.expiresAt, before)))
    .limit(500)
  return rows.map((row) => row.id)
}

export async function insertCharge(tx: Tx, row: typeof sandboxCharges.$inferInsert): Promise<ChargeRow> {
  const [charge] = await tx.insert(sandboxCharges).values(row).returning()
  if (charge === undefined) throw new Error('a charge vanished')
  return charge
}

export async function chargesOfOrder(db: Db | Tx, orderId: string): Promise<ChargeRow[]> {
  return db
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.orderId, orderId))
    .orderBy(desc(sandboxCharges.createdAt), desc(sandboxCharges.id))
}

export async function lockLatestCharge(tx: Tx, orderId: string): Promise<ChargeRow | undefined> {
  const [row] = await tx
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.orderId, orderId))
    .orderBy(desc(sandboxCharges.createdAt), desc(sandboxCharges.id))
    .limit(1)
    .for('update')
  return row
}

export async function changeCharge(
  tx: Tx,
  id: string,
  change: Partial<Pick<ChargeRow, 'refundedMinor' | 'dispute'>>,
): Promise<void> {
  await tx.update(sandboxCharges).set(change).where(eq(sandboxCharges.id, id))
}

export async function insertSubscription(
  tx: Tx,
  row: typeof sandboxSubscriptions.$inferInsert,
): Promise<SubscriptionRow> {
  const [inserted] = await tx.insert(sandboxSubscriptions).values(row).returning()
  if (inserted === undefined) throw new Error('a subscription vanished')
  return inserted
}

export async function subscriptionById(db: Db | Tx, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id))
  return row
}

export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id))
    .for('update')
  return row
}

export async function changeSubscription(
  tx: Tx,
  id: string,
  change: Partial<typeof sandboxSubscriptions.$inferInsert>,
): Promise<SubscriptionRow> {
  const [row] = await tx
    .update(sandboxSubscriptions)
    .set(change)
    .where(eq(sandboxSubscriptions.id, id))
    .returning()
  if (row === undefined) throw new Error('a subscription vanished')
  return row
}

export async function dueSubscriptions(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sandboxSubscriptions.id })
    .from(sandboxSubscriptions)
    .where(and(isNull(sandboxSubscriptions.endedAt), lte(sandboxSubscriptions.nextTryAt, now)))
    .limit(500)
  return rows.map((row) => row.id)
}

export async function insertDelivery(tx: Tx, row: typeof sandboxDeliveries.$inferInsert): Promise<void> {
  await tx.insert(sandboxDeliveries).values(row)
}

export async function deliveryById(db: Db, id: string) {
  const [row] = await db.select().from(sandboxDeliveries).where(eq(sandboxDeliveries.id, id))
  return row
}

/** What has not been brought yet. Those that are meant to be late are no later for being tried now. */
export async function undelivered(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: sandboxDeliveries.id })
    .from(sandboxDeliveries)
    .where(isNull(sandboxDeliveries.deliveredAt))
    .limit(1000)
  return rows.map((row) => row.id)
}

export async function markDelivered(db: Db, id: string, deliveredAt: Date): Promise<void> {
  await db.update(sandboxDeliveries).set({ deliveredAt }).where(eq(sandboxDeliveries.id, id))
}
