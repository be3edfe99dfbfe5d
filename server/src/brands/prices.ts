import { intervals } from '@aureole/contract/payments'
import * as z from 'zod/mini'

const whole = z.int().check(z.minimum(0), z.maximum(1_000_000))
/** In the smallest unit of the brand's currency: cents where it has them, whole yen where it has none. */
const amountMinor = z.int().check(z.minimum(1), z.maximum(100_000_000))
const productId = z
  .string()
  .check(z.regex(/^[a-z\d][a-z\d-]{0,63}$/, 'small letters, digits and hyphens, 64 at most'))

/** One that browsers and the provider know, so that nobody is shown a price without a sign. */
export const currency = z.refine<string>(
  (code) => Intl.supportedValuesOf('currency').includes(code),
  'a currency of ISO 4217, such as EUR',
)

/** What a brand sells, and what things cost in tokens. */
export const prices = z
  .object({
    welcomeTokens: whole,
    replyTokens: whole,
    premiumMonthlyTokens: whole,
    premiumRepliesPerDay: whole,
    packs: z
      .array(z.object({ id: productId, tokens: whole.check(z.minimum(1)), amountMinor }))
      .check(z.minLength(1)),
    plans: z.array(z.object({ id: productId, interval: z.enum(intervals), amountMinor })).check(
      z.minLength(1),
      z.refine((plans) => plans.some((plan) => plan.interval === 'month'), 'a plan by the month'),
      z.refine(
        (plans) => new Set(plans.map((plan) => plan.interval)).size === plans.length,
        'one plan for each interval',
      ),
    ),
  })
  .check(
    z.refine(({ packs, plans }) => {
      const ids = [...packs, ...plans].map((product) => product.id)
      return new Set(ids).size === ids.length
    }, 'an id of its own for each product'),
  )

type Prices = z.output<typeof prices>

/** What a visitor is told at a glance: made from what is for sale, so that the two cannot disagree. */
export interface DerivedPrices {
  readonly packFromMinor: number
  readonly packFromTokens: number
  readonly premiumMonthMinor: number
}

export function withDerived(value: Prices): Prices & DerivedPrices {
  const packs = value.packs.toSorted((a, b) => a.tokens - b.tokens)
  const month = value.plans.find((plan) => plan.interval === 'month')
  const [smallest] = packs
  if (smallest === undefined || month === undefined) throw new Error('a brand sells a pack and a month')
  return {
    ...value,
    packs,
    packFromMinor: smallest.amountMinor,
    packFromTokens: smallest.tokens,
    premiumMonthMinor: month.amountMinor,
  }
}
