import type { PaymentState } from '@aureole/contract/payments'

/** From here on the page says that it takes longer. */
export const lateAfter = 4000
/** From here on it is asked only by hand. */
export const overAfter = 180_000

/** How long to wait before asking again how a payment stands; the live connection usually tells sooner. Not for ever. */
export function askAgainAfter(waited: number): number | false {
  if (waited < 15_000) return 1000
  if (waited < 60_000) return 2500
  if (waited < overAfter) return 5000
  return false
}

export type Outcome = 'waiting' | 'arrived' | 'failed' | 'returned'

export function outcomeOf(state: PaymentState): Outcome {
  switch (state) {
    case 'pending':
      return 'waiting'
    case 'paid':
      return 'arrived'
    case 'failed':
    case 'abandoned':
      return 'failed'
    case 'refunded':
    case 'disputed':
      return 'returned'
  }
}
