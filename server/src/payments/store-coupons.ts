import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/index.ts'
import { coupons, couponUses } from './tables.ts'

export type CouponRow = typeof coupons.$inferSelect

export async function couponByCode(
  db: Db | Tx,
  brandId: string,
  code: string,
): Promise<CouponRow | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.brandId, brandId), eq(coupons.code, code)))
  return row
}

/** Locked, so that two people cannot both take its last use. */
export async function lockCoupon(tx: Tx, id: string): Promise<CouponRow | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update')
  return row
}

/** How many others hold a use of it, and whether the person has used it up or holds it at the moment. */
export async function usesOf(
  db: Db | Tx,
  couponId: string,
  userId: string | undefined,
): Promise<{ others: number; mine: 'none' | 'reserved' | 'used' }> {
  const others = await db.$count(
    couponUses,
    and(eq(couponUses.couponId, couponId), userId === undefined ? undefined : ne(couponUses.userId, userId)),
  )
  if (userId === undefined) return { others, mine: 'none' }
  const [own] = await db
    .select({ usedAt: couponUses.usedAt })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, couponId), eq(couponUses.userId, userId)))
  return { others, mine: own === undefined ? 'none' : own.usedAt === null ? 'reserved' : 'used' }
}

/** False when the person holds it already. */
export async function reserveCoupon(
  tx: Tx,
  use: { couponId: string; userId: string; paymentId: string },
): Promise<boolean> {
  const reserved = await tx
    .insert(couponUses)
    .values(use)
    .onConflictDoNothing()
    .returning({ couponId: couponUses.couponId })
  return reserved.length > 0
}

/** Also where the reservation has been given back meanwhile: who has paid with it has used it. */
export async function useCoupon(
  tx: Tx,
  use: { couponId: string; userId: string; paymentId: string; usedAt: Date },
): Promise<void> {
  await tx
    .insert(couponUses)
    .values(use)
    .onConflictDoUpdate({
      target: [couponUses.couponId, couponUses.userId],
      set: { usedAt: use.usedAt, paymentId: use.paymentId },
      setWhere: isNull(couponUses.usedAt),
    })
}

export async function releaseCoupon(tx: Tx, paymentId: string): Promise<void> {
  await tx.delete(couponUses).where(and(eq(couponUses.paymentId, paymentId), isNull(couponUses.usedAt)))
}

/** False when the brand has one of that code. */
export async function insertCoupon(tx: Db | Tx, row: typeof coupons.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(coupons).values(row).onConflictDoNothing().returning({ id: coupons.id })
  return inserted.length > 0
}

export async function disableCoupon(db: Db, brandId: string, code: string, at: Date): Promise<boolean> {
  const disabled = await db
    .update(coupons)
    .set({ disabledAt: at })
    .where(and(eq(coupons.brandId, brandId), eq(coupons.code, code)))
    .returning({ id: coupons.id })
  return disabled.length > 0
}

export async function listCoupons(db: Db) {
  return db
    .select({
      brandId: coupons.brandId,
      code: coupons.code,
      percentOff: coupons.percentOff,
      expiresAt: coupons.expiresAt,
      useLimit: coupons.useLimit,
      disabledAt: coupons.disabledAt,
      used: sql<number>`(select count(*)::int from coupon_uses u where u.coupon_id = coupons.id and u.used_at is not null)`,
      reserved: sql<number>`(select count(*)::int from coupon_uses u where u.coupon_id = coupons.id and u.used_at is null)`,
    })
    .from(coupons)
    .orderBy(asc(coupons.brandId), asc(coupons.code))
}
