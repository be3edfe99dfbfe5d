import type { Tx } from '../platform/database/index.ts'
import type { Effects } from './effects.ts'
import type { PaymentsTools } from './parts.ts'
import { isDisputed, isGood, nextGrant, stateOf, tokensOwedBack } from './policy.ts'
import { changePayment, type PaymentRow } from './store.ts'
import { releaseCoupon, useCoupon } from './store-coupons.ts'

/**
 * Makes true what the facts about a payment ask for: its state, the tokens that it gives, those that it takes back, the use
 * of its coupon. It looks at what is and not at what has just happened, so that the order of events does not matter, and
 * done again it does nothing. The payment has to be locked.
 */
export async function settlePayment(
  tools: PaymentsTools,
  tx: Tx,
  facts: PaymentRow,
  effects: Effects,
): Promise<PaymentRow> {
  const granted = await giveTokens(tools, tx, facts, effects)
  const taken = await balanceReversal(tools, tx, { ...facts, ...granted }, effects)
  const state = stateOf(facts)
  await settleCoupon(tools, tx, { ...facts, state })
  effects.payments.add(facts.id)
  return changePayment(tx, facts.id, { ...granted, ...taken, state, changedAt: tools.clock.now() })
}

/** A pack once, when it is paid; of premium, each month of the period that has begun. */
async function giveTokens(
  tools: PaymentsTools,
  tx: Tx,
  payment: PaymentRow,
  effects: Effects,
): Promise<{ granted: number; nextGrantAt: Date | null }> {
  const { userId, tokens, paidAt } = payment
  let { granted } = payment
  if (payment.productType === 'tokens') {
    if (paidAt !== null && granted === 0 && tokens > 0) {
      const key = `purchase:${payment.id}`
      const gift = { userId, amount: tokens, reason: 'purchase', key, house: 'sales' } as const
      effects.balances.set(userId, await tools.wallet.grant(tx, gift))
      granted = tokens
    }
    return { granted, nextGrantAt: null }
  }
  if (!isGood(payment) || tokens === 0) return { granted, nextGrantAt: null }
  const now = tools.clock.now()
  let due = nextGrant(payment, granted / tokens)
  while (due !== null && due <= now) {
    const key = `premium:${payment.subscriptionId}:${due.toISOString()}`
    const gift = { userId, amount: tokens, reason: 'premium', key, house: 'premium' } as const
    effects.balances.set(userId, await tools.wallet.grant(tx, gift))
    granted += tokens
    due = nextGrant(payment, granted / tokens)
  }
  return { granted, nextGrantAt: due }
}

/** Takes back what has to come back, or gives back what need not any more. */
async function balanceReversal(
  tools: PaymentsTools,
  tx: Tx,
  payment: PaymentRow,
  effects: Effects,
): Promise<{ taken: number; turns: number }> {
  const { id, userId, taken } = payment
  const owed = tokensOwedBack(payment)
  if (owed === taken) return { taken, turns: payment.turns }
  const turns = payment.turns + 1
  const isDispute = isDisputed(payment)
  const house = isDispute || owed < taken ? 'disputes' : 'refunds'
  const change = { userId, amount: Math.abs(owed - taken), key: `reversal:${id}:${turns}`, house } as const
  const balance =
    owed > taken
      ? await tools.wallet.takeBack(tx, { ...change, reason: isDispute ? 'dispute' : 'refund' })
      : await tools.wallet.grant(tx, { ...change, reason: 'dispute-won' })
  effects.balances.set(userId, balance)
  return { taken: owed, turns }
}

async function settleCoupon(tools: PaymentsTools, tx: Tx, payment: PaymentRow): Promise<void> {
  const { id: paymentId, couponId, userId, state } = payment
  if (couponId === null) return
  if (payment.paidAt !== null) {
    await useCoupon(tx, { couponId, userId, paymentId, usedAt: tools.clock.now() })
  } else if (state === 'failed' || state === 'abandoned') await releaseCoupon(tx, paymentId)
}
