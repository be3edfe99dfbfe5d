import type { ProductType } from '@aureole/contract/payments'
import type { Tx } from '../platform/database/index.ts'
import { invalidField, problem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { abandonCheckouts } from './abandon-payment.ts'
import { couponRefused, normalCode, takeCoupon } from './coupons.ts'
import { discounted } from './money.ts'
import { openCheckout } from './open-checkout.ts'
import type { PaymentsTools } from './parts.ts'
import { isAlive, minutesAfter, rules } from './policy.ts'
import { findProduct, type Product } from './products.ts'
import type { PaymentProvider } from './provider.ts'
import { insertPayment, paymentByKey, pendingOf, type PaymentRow } from './store.ts'
import { couponByCode } from './store-coupons.ts'
import { subscriptionsOf } from './store-subscriptions.ts'

export interface PaymentAsked {
  readonly userId: string
  readonly brandId: string
  readonly productType: ProductType
  readonly productId: string
  readonly couponCode: string | undefined
  readonly idempotencyKey: string | undefined
}

export interface Begun {
  readonly id: string
  readonly redirectUrl: string
}

/** Writes the purchase down, then asks the provider for a page to pay at: if that fails, a repeat goes on from there. */
export async function createPayment(tools: PaymentsTools, asked: PaymentAsked): Promise<Begun> {
  const { provider } = tools
  if (provider === undefined) throw unavailable()
  const before = await repeated(tools, asked)
  if (before !== undefined) return openCheckout(tools, provider, before)

  const product = findProduct(tools.brands.byId(asked.brandId), asked.productId, asked.productType)
  if (product === undefined) throw invalidField('productId', 'This is not sold here')
  if (product.kind === 'premium') await refusePremiumTwice(tools, asked.userId)
  const couponId = await couponIdOf(tools, asked)
  await clearTheWay(tools, provider, asked.userId, { premium: product.kind === 'premium', couponId })
  const payment = await tools.database.transaction((tx) =>
    write(tools, tx, provider, asked, product, couponId),
  )
  return openCheckout(tools, provider, payment)
}

function unavailable() {
  return problem('payments-unavailable', 'We cannot take payments just now. Please try again in a while.')
}

/** The purchase that this key began, if it did. */
async function repeated(tools: PaymentsTools, asked: PaymentAsked): Promise<PaymentRow | undefined> {
  if (asked.idempotencyKey === undefined) return undefined
  const known = await paymentByKey(tools.database.db, asked.userId, asked.idempotencyKey)
  if (known !== undefined) refuseOtherRequest(known, asked)
  return known
}

function refuseOtherRequest(known: PaymentRow, asked: PaymentAsked): void {
  const couponCode = asked.couponCode === undefined ? null : normalCode(asked.couponCode)
  const isSame =
    known.productType === asked.productType &&
    known.productId === asked.productId &&
    known.couponCode === couponCode
  if (!isSame)
    throw problem(
      'idempotency-key-reused',
      'This key began another purchase. Please use a fresh one for each purchase.',
    )
}

async function refusePremiumTwice(tools: PaymentsTools, userId: string): Promise<void> {
  const now = tools.clock.now()
  const subscriptions = await subscriptionsOf(tools.database.db, userId)
  if (subscriptions.some((subscription) => isAlive(subscription, now))) throw alreadyPremium()
}

function alreadyPremium() {
  return problem('already-premium', 'You have premium already. Your premium page shows how it stands.')
}

async function couponIdOf(tools: PaymentsTools, asked: PaymentAsked): Promise<string | undefined> {
  if (asked.couponCode === undefined) return undefined
  const coupon = await couponByCode(tools.database.db, asked.brandId, normalCode(asked.couponCode))
  if (coupon === undefined) throw couponRefused('There is no such coupon here.')
  return coupon.id
}

/**
 * Who starts again has left the earlier page: it is closed, so that nobody subscribes twice and a coupon that it holds is
 * free again. If it turns out to be paid, that is the purchase.
 */
async function clearTheWay(
  tools: PaymentsTools,
  provider: PaymentProvider,
  userId: string,
  what: { premium: boolean; couponId: string | undefined },
): Promise<void> {
  const pending = await pendingOf(tools.database.db, userId, what)
  const paid = await abandonCheckouts(tools, provider, pending)
  if (paid.some((payment) => payment.productType === 'premium') && what.premium) throw alreadyPremium()
  if (paid.length > 0) throw couponRefused('You have used this coupon already.')
}

async function write(
  tools: PaymentsTools,
  tx: Tx,
  provider: PaymentProvider,
  asked: PaymentAsked,
  product: Product,
  couponId: string | undefined,
): Promise<PaymentRow> {
  const now = tools.clock.now()
  const id = newId()
  const { userId, brandId, idempotencyKey } = asked
  const coupon =
    couponId === undefined ? undefined : await takeCoupon(tools, tx, { couponId, userId, paymentId: id })
  const inserted = await insertPayment(tx, {
    id,
    userId,
    brandId,
    provider: provider.name,
    state: 'pending',
    productType: product.kind,
    productId: product.id,
    title: product.title,
    interval: product.kind === 'premium' ? product.interval : null,
    tokens: product.kind === 'premium' ? product.tokensPerMonth : product.tokens,
    fullMinor: product.amountMinor,
    amountMinor: coupon ? discounted(product.amountMinor, coupon.percentOff) : product.amountMinor,
    currencyStr: product.currencyStr,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    idempotencyKey: idempotencyKey ?? null,
    expiresAt: minutesAfter(now, rules.checkoutMinutes),
    createdAt: now,
    changedAt: now,
  })
  if (inserted !== undefined) return inserted
  // The same request, at the same time, was a little quicker.
  const known = idempotencyKey === undefined ? undefined : await paymentByKey(tx, userId, idempotencyKey)
  if (known === undefined) throw new Error('a payment could not be written down')
  refuseOtherRequest(known, asked)
  return known
}
