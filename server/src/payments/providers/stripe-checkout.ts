import type { Stripe } from 'stripe'
import type { OpenedCheckout, Order } from '../provider.ts'
import { refuseUnpayable, toStripe } from './stripe-amounts.ts'

/**
 * Everything that is sent is made from the order alone, and each request has a key of its own from it: asked again after a crash,
 * Stripe answers as before instead of making a second one.
 */
export async function openCheckout(stripe: Stripe, order: Order, site: string): Promise<OpenedCheckout> {
  const { paymentId, currencyStr, interval, expiresAt } = order
  refuseUnpayable(order.amountMinor, currencyStr)
  const customer = order.customerRef ?? (await createCustomer(stripe, order, site))
  const coupon = await createCoupon(stripe, order)
  // On whatever Stripe reports about, so that each report says by itself which purchase it is of.
  const metadata = { payment: paymentId, site }
  const session = await stripe.checkout.sessions.create(
    {
      mode: interval === null ? 'payment' : 'subscription',
      customer,
      client_reference_id: paymentId,
      metadata,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currencyStr.toLowerCase(),
            unit_amount: toStripe(order.fullMinor, currencyStr),
            product_data: { name: `${order.shop}: ${order.title}` },
            ...(interval === null ? {} : { recurring: { interval } }),
          },
        },
      ],
      ...(coupon === undefined ? {} : { discounts: [{ coupon }] }),
      ...(interval === null ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
      success_url: order.successUrl,
      cancel_url: order.failureUrl,
      expires_at: Math.floor(expiresAt.getTime() / 1000),
    },
    { idempotencyKey: `checkout:${paymentId}` },
  )
  if (session.url === null) throw new Error('Stripe gave no address for a checkout')
  return { ref: session.id, url: session.url, customerRef: customer }
}

async function createCustomer(stripe: Stripe, order: Order, site: string): Promise<string> {
  const { email, userId } = order
  const customer = await stripe.customers.create(
    { email, metadata: { user: userId, site } },
    { idempotencyKey: `customer:${site}:${userId}:${email}` },
  )
  return customer.id
}

/**
 * Our coupons live with us, where they are counted: Stripe gets one for this purchase alone, over the amount that we have worked out,
 * so that the two never round differently. It holds once: renewals cost the full price.
 */
async function createCoupon(stripe: Stripe, order: Order): Promise<string | undefined> {
  const off = order.fullMinor - order.amountMinor
  if (off === 0) return undefined
  const { currencyStr, paymentId, couponCode } = order
  const coupon = await stripe.coupons.create(
    {
      amount_off: toStripe(off, currencyStr),
      currency: currencyStr.toLowerCase(),
      duration: 'once',
      max_redemptions: 1,
      ...(couponCode === null ? {} : { name: couponCode }),
    },
    { idempotencyKey: `coupon:${paymentId}` },
  )
  return coupon.id
}
