import type { Payment, PremiumPlan } from '@aureole/contract/payments'
import type { PaymentRow } from './store.ts'
import type { SubscriptionRow } from './store-subscriptions.ts'

export function presentPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    state: row.state,
    productType: row.productType,
    productId: row.productId,
    title: row.title,
    couponCode: row.couponCode,
    amountMinor: row.amountMinor,
    fullMinor: row.fullMinor,
    currencyStr: row.currencyStr,
    tokens: row.tokens,
    failure: row.state === 'failed' ? row.failure : null,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  }
}

/** As it was bought, which may no longer be as it is sold. */
export function presentPlan(row: SubscriptionRow): PremiumPlan {
  return {
    id: row.planId,
    kind: 'premium',
    title: row.title,
    amountMinor: row.amountMinor,
    currencyStr: row.currencyStr,
    interval: row.interval,
    tokensPerMonth: row.tokensPerMonth,
  }
}
