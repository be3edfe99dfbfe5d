import { describe, expect, it } from 'vitest'
import { fromStripe, toStripe } from './stripe-amounts.ts'

describe('amounts at Stripe', () => {
  it('are counted as Stripe counts them', () => {
    expect([toStripe(500, 'JPY'), toStripe(499, 'EUR'), toStripe(700, 'ISK'), toStripe(70, 'UGX')]).toEqual([
      500, 499, 70_000, 7000,
    ])
    expect(fromStripe(70_000, 'isk')).toEqual({ amountMinor: 700, currencyStr: 'ISK' })
    expect(fromStripe(500, 'jpy')).toEqual({ amountMinor: 500, currencyStr: 'JPY' })
  })
})
