import * as z from 'zod/mini'
import type { Notice } from '../notice.ts'

const time = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
)
const whole = z.int().check(z.minimum(0))
const money = { amountMinor: whole, currencyStr: z.string() }
const checkout = { paymentId: z.uuid(), checkoutRef: z.string() }
const invoice = {
  subscriptionRef: z.string(),
  invoiceRef: z.string(),
  paymentId: z.uuid(),
  isFirst: z.boolean(),
  periodStart: time,
  periodEnd: time,
}
const of = z.object({ chargeRef: z.string() })

/** The sandbox speaks our own words, so that reading it is checking it. */
const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('checkout-paid'), ...checkout, ...money, chargeRef: z.string() }),
  z.object({ kind: z.literal('checkout-failed'), ...checkout, failure: z.string() }),
  z.object({ kind: z.literal('checkout-abandoned'), ...checkout }),
  z.object({
    kind: z.literal('invoice-paid'),
    ...invoice,
    ...money,
    chargeRef: z.string(),
    renews: z.boolean(),
    toldAt: time,
  }),
  z.object({ kind: z.literal('invoice-failed'), ...invoice }),
  z.object({
    kind: z.literal('subscription-changed'),
    subscriptionRef: z.string(),
    renews: z.boolean(),
    endedAt: z.nullable(time),
    toldAt: time,
  }),
  z.object({ kind: z.literal('refunded'), of, refundedMinor: whole }),
  z.object({ kind: z.literal('disputed'), of, outcome: z.enum(['open', 'won', 'lost']) }),
])

export const sandboxEvent = z.object({ id: z.string(), type: z.string(), data: z.unknown() })
export type SandboxEvent = z.output<typeof sandboxEvent>

/** Nothing for an event of a kind that we do not know: it is kept and ignored, as one of a newer provider would be. */
export function readNotice(event: SandboxEvent): Notice | undefined {
  const known = notice.def.options.some((option) => option.shape.kind.def.values[0] === event.type)
  return known ? notice.parse({ ...(event.data as object), kind: event.type }) : undefined
}

export type SandboxNotice = z.input<typeof notice>
