import { announce, noEffects } from './effects.ts'
import { asked } from './open-checkout.ts'
import type { PaymentsTools } from './parts.ts'
import type { PaymentProvider } from './provider.ts'
import { settlePayment } from './settle-payment.ts'
import { changePayment, lockPayment, type PaymentRow } from './store.ts'

/** Closes the pages where these could be paid, and lets go of them. Answers those that have been paid after all. */
export async function abandonCheckouts(
  tools: PaymentsTools,
  provider: PaymentProvider,
  pending: readonly PaymentRow[],
): Promise<PaymentRow[]> {
  const paid: PaymentRow[] = []
  for (const payment of pending) {
    const { checkoutRef } = payment
    const isOurs = payment.provider === provider.name && checkoutRef !== null
    const end = isOurs ? await asked(tools, () => provider.closeCheckout(checkoutRef)) : 'closed'
    if (end === 'completed' || payment.isUnderWay) paid.push(payment)
    else await abandonPayment(tools, payment.id)
  }
  return paid
}

/** If it is paid after all, that counts. */
export async function abandonPayment(tools: PaymentsTools, id: string): Promise<void> {
  const effects = noEffects()
  await tools.database.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment?.state !== 'pending' || payment.isUnderWay) return
    await settlePayment(tools, tx, await changePayment(tx, id, { state: 'abandoned' }), effects)
  })
  await announce(tools, effects)
}
