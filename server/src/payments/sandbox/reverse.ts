import type { Tx } from '../../platform/database/index.ts'
import { renew } from './renew.ts'
import { changeCharge, changeSubscription, lockLatestCharge, lockSubscription } from './store.ts'
import { tell, type SandboxTools } from './tools.ts'

export const reverseActions = ['refund', 'refund-half', 'dispute', 'dispute-won', 'dispute-lost'] as const
export type ReverseAction = (typeof reverseActions)[number]

export const subscriptionActions = ['renew', 'fail', 'mend', ...reverseActions] as const
export type SubscriptionAction = (typeof subscriptionActions)[number]

/** What may happen to money that was paid, at the press of a button: to the latest charge of the order. */
export async function reverse(
  tools: SandboxTools,
  tx: Tx,
  orderId: string,
  action: ReverseAction,
): Promise<void> {
  const charge = await lockLatestCharge(tx, orderId)
  if (charge === undefined) return
  const of = { chargeRef: charge.id }
  if (action === 'refund' || action === 'refund-half') {
    const asked = action === 'refund' ? charge.amountMinor : Math.floor(charge.amountMinor / 2)
    const refundedMinor = Math.max(charge.refundedMinor, asked)
    await changeCharge(tx, charge.id, { refundedMinor })
    return tell(tools, tx, { kind: 'refunded', of, refundedMinor })
  }
  const outcome = ({ dispute: 'open', 'dispute-won': 'won', 'dispute-lost': 'lost' } as const)[action]
  const fits = outcome === 'open' ? charge.dispute === 'none' : charge.dispute === 'open'
  if (!fits) return
  await changeCharge(tx, charge.id, { dispute: outcome })
  return tell(tools, tx, { kind: 'disputed', of, outcome })
}

export async function actOnSubscription(
  tools: SandboxTools,
  id: string,
  action: SubscriptionAction,
): Promise<void> {
  await tools.database.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, id)
    if (subscription === undefined) return
    if (action === 'mend') await changeSubscription(tx, id, { isFailing: false })
    else if (action === 'fail' || action === 'renew') {
      if (subscription.endedAt !== null) return
      const isFailing = action === 'fail'
      const changed = await changeSubscription(tx, id, { isFailing })
      await renew(tools, tx, changed, { atOnce: true })
    } else await reverse(tools, tx, subscription.orderId, action)
  })
}
