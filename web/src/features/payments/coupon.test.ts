import { expect, it } from 'vitest'
import { couponState, isCouponLike, unknownCoupon, type CouponAnswer } from './coupon.ts'

function answer(change: Partial<CouponAnswer> = {}): CouponAnswer {
  return {
    code: 'LAMP',
    valid: true,
    reason: null,
    percentOff: 20,
    amountMinor: 399,
    expiresAt: null,
    ...change,
  }
}

function asked(productId: string, given: CouponAnswer | undefined, failed = false) {
  return { productId, answer: given, failed }
}

it('takes off what the server says, product by product', () => {
  const state = couponState('LAMP', [asked('a', answer()), asked('b', answer({ amountMinor: 1599 }))])
  expect(state).toMatchObject({ status: 'valid', percentOff: 20 })
  expect(state.status === 'valid' && [...state.prices]).toEqual([
    ['a', 399],
    ['b', 1599],
  ])
})

it('leaves the price of what it is not for', () => {
  const no = answer({ valid: false, reason: 'Only for Premium.', percentOff: null, amountMinor: null })
  const state = couponState('LAMP', [asked('a', no), asked('b', answer())])
  expect(state.status === 'valid' && [...state.prices.keys()]).toEqual(['b'])
})

it('says why, when it is for none', () => {
  const over = answer({ valid: false, reason: 'It ended on 1 November.' })
  expect(couponState('LAMP', [asked('a', over)])).toEqual({
    status: 'refused',
    reason: 'It ended on 1 November.',
  })
})

it('is asked about only when it can be one', () => {
  expect(couponState('', [])).toEqual({ status: 'none' })
  expect(couponState(undefined, [])).toEqual({ status: 'none' })
  expect(couponState('a b', [asked('a', undefined)])).toEqual({ status: 'refused', reason: unknownCoupon })
  expect(isCouponLike('ÉTÉ-2026')).toBe(true)
  expect(isCouponLike('x'.repeat(41))).toBe(false)
})

it('is being checked until all is known, and a lost answer is not a refusal', () => {
  expect(couponState('LAMP', [asked('a', answer()), asked('b', undefined)])).toEqual({ status: 'checking' })
  expect(couponState('LAMP', [asked('a', undefined, true)])).toEqual({ status: 'errored' })
})
