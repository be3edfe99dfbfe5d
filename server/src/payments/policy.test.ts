import { describe, expect, it } from 'vitest'
import { discounted, formatMoney, fractionDigits } from './money.ts'
import { addMonths, nextGrant, premiumUntil, stateOf, tokensOwedBack } from './policy.ts'
import { premiumPlans, tokenPacks } from './products.ts'
import { createBrands } from '../brands/index.ts'

const paid = {
  state: 'pending',
  productType: 'tokens',
  paidAt: new Date(),
  amountMinor: 499,
  refundedMinor: 0,
  dispute: 'none',
  failure: null,
  granted: 100,
} as const

describe('P9: the state of a payment follows from its facts', () => {
  it.each([
    ['pending', { paidAt: null }],
    ['failed', { paidAt: null, failure: 'The card was declined.' }],
    ['abandoned', { paidAt: null, state: 'abandoned' }],
    ['paid', {}],
    ['paid', { failure: 'heard of too', state: 'abandoned' }],
    ['paid', { refundedMinor: 498 }],
    ['refunded', { refundedMinor: 499 }],
    ['disputed', { dispute: 'open' }],
    ['disputed', { dispute: 'lost', refundedMinor: 499 }],
    ['paid', { dispute: 'won' }],
    ['pending', { paidAt: null, refundedMinor: 499, dispute: 'open' }],
  ] as const)('%s, %o', (state, facts) => {
    expect(stateOf({ ...paid, ...facts })).toBe(state)
  })
})

describe('P13: how many tokens come back', () => {
  it.each([
    [0, {}],
    [100, { refundedMinor: 499 }],
    [21, { refundedMinor: 100 }],
    [1, { refundedMinor: 1 }],
    [100, { dispute: 'open' }],
    [100, { dispute: 'lost' }],
    [0, { dispute: 'won' }],
    [0, { paidAt: null, refundedMinor: 499 }],
    [0, { productType: 'premium', refundedMinor: 100 }],
    [100, { productType: 'premium', refundedMinor: 499 }],
  ] as const)('%i, %o', (tokens, facts) => {
    expect(tokensOwedBack({ ...paid, ...facts })).toBe(tokens)
  })
})

describe('P15: months', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 2, '2026-03-31T10:00:00.000Z'],
    ['2026-12-15T00:00:00.000Z', 1, '2027-01-15T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
  ])('%s and %i', (start, months, end) => {
    expect(addMonths(new Date(start), months).toISOString()).toBe(end)
  })

  it.each([
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-31', '2027-01-31', 12],
    ['2028-02-29', '2029-02-28', 12],
    // A provider's month of 30 days is a month, not a month and a bit.
    ['2026-02-15', '2026-03-15', 1],
  ])('from %s to %s there are %i', (from, to, months) => {
    const period = { periodStart: new Date(from), periodEnd: new Date(to) }
    let given = 0
    while (nextGrant(period, given) !== null) given += 1
    expect(given).toBe(months)
  })
})

describe('P14: how long premium lasts', () => {
  const paidUntil = new Date('2026-03-01T00:00:00Z')
  const none = { paidUntil, renews: true, endedAt: null }
  it.each([
    ['three days longer where it renews', none, '2026-03-04T00:00:00.000Z'],
    ['to the end where it is cancelled', { ...none, renews: false }, '2026-03-01T00:00:00.000Z'],
    ['to the end where it has ended', { ...none, endedAt: new Date(0) }, '2026-03-01T00:00:00.000Z'],
    ['not at all where nothing is paid', { ...none, paidUntil: null }, undefined],
  ])('%s', (_, standing, end) => {
    expect(premiumUntil(standing)?.toISOString()).toBe(end)
  })
})

describe('money', () => {
  it('has as many digits as its currency', () => {
    expect(['EUR', 'JPY', 'KWD', 'ISK'].map(fractionDigits)).toEqual([2, 0, 3, 0])
    const shown = [
      formatMoney(499, 'EUR', 'de-DE'),
      formatMoney(1200, 'JPY', 'ja-JP'),
      formatMoney(599, 'USD', 'en-US'),
      formatMoney(599, 'USD', 'x'),
    ]
    expect(shown.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(['4,99 €', '￥1,200', '$5.99', '$5.99'])
  })

  it('is taken off in whole units, and rounded in the person’s favour', () => {
    expect([discounted(499, 20), discounted(999, 50), discounted(1, 90), discounted(100, 1)]).toEqual([
      399, 499, 1, 99,
    ])
  })
})

describe('what is for sale', () => {
  const brand = createBrands({
    nodeEnv: 'development',
    publicUrl: new URL('http://localhost:3000'),
    demoData: true,
  }).byId('aureole')

  it('marks the pack whose tokens cost least', () => {
    expect(tokenPacks(brand).map((pack) => [pack.tokens, pack.title, pack.bestValue])).toEqual([
      [100, '100 tokens', false],
      [550, '550 tokens', false],
      [1200, '1,200 tokens', true],
    ])
  })

  it('is premium by the month and by the year', () => {
    expect(premiumPlans(brand).map((plan) => [plan.interval, plan.amountMinor, plan.tokensPerMonth])).toEqual(
      [
        ['month', 999, 200],
        ['year', 7999, 200],
      ],
    )
  })
})
