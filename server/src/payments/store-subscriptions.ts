import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { subscriptions, type ProviderName } from './tables.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type NewSubscription = typeof subscriptions.$inferInsert

/** As it is there now, whoever wrote it first, and locked. */
export async function putSubscription(tx: Tx, row: NewSubscription): Promise<SubscriptionRow> {
  await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoNothing({ target: [subscriptions.provider, subscriptions.ref] })
  const put = await lockSubscriptionByRef(tx, row.provider, row.ref)
  if (put === undefined) throw new Error('a subscription vanished')
  return put
}

export async function lockSubscriptionByRef(
  tx: Tx,
  provider: ProviderName,
  ref: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.ref, ref)))
    .for('update')
  return row
}

export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
  return row
}

export async function subscriptionById(db: Db | Tx, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row
}

export async function subscriptionsOf(db: Db | Tx, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.paidUntil), desc(subscriptions.createdAt))
}

export async function changeSubscription(
  tx: Tx,
  id: string,
  change: Partial<NewSubscription>,
): Promise<SubscriptionRow> {
  const [row] = await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id)).returning()
  if (row === undefined) throw new Error('a subscription vanished')
  return row
}

/** Going on as far as we know, though what was paid for ended before this time. */
export async function lapsedSubscriptions(db: Db, before: Date): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(isNull(subscriptions.endedAt), lte(subscriptions.paidUntil, before)))
    .limit(500)
}
