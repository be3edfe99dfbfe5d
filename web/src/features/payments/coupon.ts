import type { readCoupon } from '@aureole/contract/payments'
import type { AnswerOf } from '@aureole/contract/route'

export type CouponAnswer = AnswerOf<typeof readCoupon>

/** What a coupon does for the products on a page. */
export type CouponState =
  | { status: 'none' }
  | { status: 'checking' }
  | {
      status: 'valid'
      percentOff: number | null
      expiresAt: string | null
      prices: ReadonlyMap<string, number>
    }
  | { status: 'refused'; reason: string }
  | { status: 'errored' }

export const unknownCoupon = 'There is no such coupon. Please check the spelling.'

const looksLikeOne = /^[\p{L}\p{N}_-]{1,40}$/u

export function isCouponLike(code: string): boolean {
  return looksLikeOne.test(code)
}

interface Asked {
  productId: string
  answer: CouponAnswer | undefined
  failed: boolean
}

/** A coupon counts when it takes something off any of the products; why it does not is said only when it does for none. */
export function couponState(code: string | undefined, asked: readonly Asked[]): CouponState {
  if (code === undefined || code === '') return { status: 'none' }
  if (!isCouponLike(code)) return { status: 'refused', reason: unknownCoupon }
  const answers = asked.flatMap(({ productId, answer }) => (answer ? [{ productId, ...answer }] : []))
  const good = answers.filter(({ valid }) => valid)
  if (answers.length < asked.length) {
    if (asked.some(({ failed }) => failed)) return { status: 'errored' }
    return { status: 'checking' }
  }
  const [first] = good
  if (first === undefined) return { status: 'refused', reason: answers[0]?.reason ?? unknownCoupon }
  const prices = good.flatMap(({ productId, amountMinor }) =>
    amountMinor === null ? [] : [[productId, amountMinor] as const],
  )
  return {
    status: 'valid',
    percentOff: first.percentOff,
    expiresAt: first.expiresAt,
    prices: new Map(prices),
  }
}
