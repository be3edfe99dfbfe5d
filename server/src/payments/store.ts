import { and, desc, eq, inArray, isNotNull, lt, lte, or, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import type { MoneyRef } from './notice.ts'
import { paymentCustomers, payments, type ProviderName } from './tables.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert

/** Nothing when the person has used the key before. */
export async function insertPayment(tx: Tx, row: NewPayment): Promise<PaymentRow | undefined> {
  const [inserted] = await tx
    .insert(payments)
    .values(row)
    .onConflictDoNothing({ target: [payments.userId, payments.idempotencyKey] })
    .returning()
  return inserted
}

export async function paymentById(db: Db | Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

export async function paymentByKey(
  db: Db | Tx,
  userId: string,
  key: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.idempotencyKey, key)))
  return row
}

export async function paymentsOf(db: Db | Tx, userId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
}

/** Locked until the transaction ends: everything about one payment happens one after another. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

function called(provider: ProviderName, ref: MoneyRef): SQL | undefined {
  const names: (SQL | undefined)[] = [
    ref.paymentId === undefined ? undefined : eq(payments.id, ref.paymentId),
    ref.invoiceRef === undefined ? undefined : eq(payments.invoiceRef, ref.invoiceRef),
    ref.chargeRef === undefined ? undefined : eq(payments.chargeRef, ref.chargeRef),
  ]
  const known = names.filter((name) => name !== undefined)
  if (known.length === 0) throw new Error('a payment without a name cannot be found')
  return and(eq(payments.provider, provider), or(...known))
}

export async function paymentOf(
  db: Db | Tx,
  provider: ProviderName,
  ref: MoneyRef,
): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(called(provider, ref)).limit(1)
  return row
}

export async function lockPaymentOf(
  tx: Tx,
  provider: ProviderName,
  ref: MoneyRef,
): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(called(provider, ref)).limit(1).for('update')
  return row
}

export async function changePayment(tx: Tx, id: string, change: Partial<NewPayment>): Promise<PaymentRow> {
  const [row] = await tx.update(payments).set(change).where(eq(payments.id, id)).returning()
  if (row === undefined) throw new Error('a payment vanished')
  return row
}

/** What the person could still pay, of these products or with this coupon. */
export async function pendingOf(
  db: Db | Tx,
  userId: string,
  what: { premium: boolean; couponId: string | undefined },
): Promise<PaymentRow[]> {
  const kinds: SQL[] = [
    ...(what.premium ? [eq(payments.productType, 'premium' as const)] : []),
    ...(what.couponId === undefined ? [] : [eq(payments.couponId, what.couponId)]),
  ]
  if (kinds.length === 0) return []
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.state, 'pending'), or(...kinds)))
}

export async function allPendingOf(db: Db | Tx, userId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.state, 'pending')))
}

/** Whose checkout was over before this time, though nobody has told us what came of it. */
export async function overduePayments(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.state, 'pending'), lt(payments.expiresAt, before), eq(payments.isUnderWay, false)))
    .limit(500)
  return rows.map((row) => row.id)
}

/** Whose next month's tokens are due. */
export async function paymentsWithGrantsDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isNotNull(payments.nextGrantAt), lte(payments.nextGrantAt, now)))
    .limit(500)
  return rows.map((row) => row.id)
}

export async function paymentsOfSubscriptions(db: Db | Tx, ids: readonly string[]): Promise<PaymentRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(payments)
    .where(inArray(payments.subscriptionId, [...ids]))
}

export async function customerOf(
  db: Db | Tx,
  userId: string,
  provider: ProviderName,
): Promise<string | undefined> {
  const [row] = await db
    .select({ ref: paymentCustomers.ref })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.provider, provider)))
  return row?.ref
}

export async function customersOf(db: Db | Tx, userId: string) {
  return db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
}

export async function keepCustomer(
  tx: Tx,
  row: { userId: string; provider: ProviderName; ref: string },
): Promise<void> {
  await tx
    .insert(paymentCustomers)
    .values(row)
    .onConflictDoNothing({ target: [paymentCustomers.userId, paymentCustomers.provider] })
}

export async function deleteCustomers(tx: Tx, userId: string): Promise<void> {
  await tx.delete(paymentCustomers).where(eq(paymentCustomers.userId, userId))
}

/** A link that nobody may follow any more, and a key of the person's own making. */
export async function forgetLinks(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ redirectUrl: null, idempotencyKey: null })
    .where(eq(payments.userId, userId))
}
