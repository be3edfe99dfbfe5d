import type { Tx } from '../platform/database/index.ts'
import { problem } from '../platform/errors.ts'
import { discounted } from './money.ts'
import type { PaymentsTools } from './parts.ts'
import { findProduct } from './products.ts'
import { couponByCode, lockCoupon, reserveCoupon, usesOf, type CouponRow } from './store-coupons.ts'

/** However it was typed. */
export function normalCode(code: string): string {
  return code.trim().normalize('NFKC').toUpperCase()
}

/** Why it does not work, in a sentence for the person; nothing when it does. */
function refusalOf(
  coupon: CouponRow | undefined,
  uses: { others: number; mine: 'none' | 'reserved' | 'used' },
  now: Date,
): string | undefined {
  if (coupon === undefined || coupon.disabledAt !== null) return 'There is no such coupon here.'
  if (coupon.expiresAt !== null && coupon.expiresAt <= now) return 'This coupon has expired.'
  if (uses.mine === 'used') return 'You have used this coupon already.'
  if (coupon.useLimit !== null && uses.others >= coupon.useLimit) return 'This coupon has been used up.'
  return undefined
}

const noUses = { others: 0, mine: 'none' } as const

export interface CouponAsked {
  readonly brandId: string
  readonly userId: string | undefined
  readonly code: string
  readonly productId: string | undefined
}

/** What a coupon would take off, as things stand. Taking it is another matter: somebody may be quicker. */
export async function readCoupon(tools: PaymentsTools, asked: CouponAsked) {
  const { db } = tools.database
  const code = normalCode(asked.code)
  const coupon = await couponByCode(db, asked.brandId, code)
  const uses = coupon ? await usesOf(db, coupon.id, asked.userId) : noUses
  const product =
    asked.productId === undefined ? undefined : findProduct(tools.brands.byId(asked.brandId), asked.productId)
  const refusal = refusalOf(coupon, uses, tools.clock.now())
  const reason =
    refusal ??
    (asked.productId !== undefined && product === undefined ? 'This product is not sold here.' : null)
  if (coupon === undefined || reason !== null) {
    return { code, valid: false, reason, percentOff: null, amountMinor: null, expiresAt: null }
  }
  return {
    code,
    valid: true,
    reason: null,
    percentOff: coupon.percentOff,
    amountMinor: product ? discounted(product.amountMinor, coupon.percentOff) : null,
    expiresAt: coupon.expiresAt?.toISOString() ?? null,
  }
}

/** Holds a use of it for this payment, or throws `coupon-refused`. */
export async function takeCoupon(
  tools: PaymentsTools,
  tx: Tx,
  use: { couponId: string; userId: string; paymentId: string },
): Promise<CouponRow> {
  const coupon = await lockCoupon(tx, use.couponId)
  const uses = coupon ? await usesOf(tx, coupon.id, use.userId) : noUses
  const refusal = refusalOf(coupon, uses, tools.clock.now())
  if (coupon === undefined || refusal !== undefined)
    throw couponRefused(refusal ?? 'There is no such coupon here.')
  if (!(await reserveCoupon(tx, use)))
    throw couponRefused('You are paying with this coupon already. Finish that payment first.')
  return coupon
}

export function couponRefused(detail: string) {
  return problem('coupon-refused', detail)
}
