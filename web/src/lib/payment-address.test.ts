import { describe, expect, it } from 'vitest'
import { ownPath, paymentAddress } from './payment-address.ts'

describe('the address of the payment page', () => {
  it('names what is to be bought, each only when present', () => {
    expect(paymentAddress('/pay', {})).toBe('/pay')
    expect(paymentAddress('/pay', { productId: '', couponCode: undefined })).toBe('/pay')
    expect(paymentAddress('/pay', { productType: 'tokens' })).toBe('/pay?product-type=tokens')
    expect(paymentAddress('/pay', { couponCode: 'LAMP' })).toBe('/pay?coupon-code=LAMP')
    expect(paymentAddress('/pay', { productType: 'tokens', productId: 'p1', couponCode: 'LAMP' })).toBe(
      '/pay?product-type=tokens&product-id=p1&coupon-code=LAMP',
    )
  })

  it.each([
    ['a b', 'a%20b'],
    ['a+b', 'a%2Bb'],
    ['a&b=c', 'a%26b%3Dc'],
    ['50%', '50%25'],
    ['#1?', '%231%3F'],
    ['café', 'caf%C3%A9'],
    ['a/b', 'a%2Fb'],
    ['“”', '%E2%80%9C%E2%80%9D'],
  ])('carries %s so that it arrives as it was', (value, written) => {
    const address = paymentAddress('/pay', { couponCode: value })
    expect(address).toBe(`/pay?coupon-code=${written}`)
    expect(new URL(address, 'https://a.example').searchParams.get('coupon-code')).toBe(value)
  })

  it.each([
    ['https://pay.example/x?ref=7', 'https://pay.example/x?ref=7&coupon-code=L'],
    [
      'https://pay.example/x?ref=a%20b&sig=A/b+c==',
      'https://pay.example/x?ref=a%20b&sig=A/b+c==&coupon-code=L',
    ],
    ['https://pay.example?flag', 'https://pay.example?flag&coupon-code=L'],
    ['/pay?', '/pay?coupon-code=L'],
    ['/pay?a=1&', '/pay?a=1&coupon-code=L'],
    ['/pay#top', '/pay?coupon-code=L#top'],
    ['https://pay.example/#/checkout?step=1', 'https://pay.example/?coupon-code=L#/checkout?step=1'],
    ['https://pay.example/?a=1#b', 'https://pay.example/?a=1&coupon-code=L#b'],
  ])('leaves what %s has already as it is', (link, address) => {
    expect(paymentAddress(link, { couponCode: 'L' })).toBe(address)
  })

  it('says each of the three once, also where the link had it', () => {
    const link = 'https://pay.example/?coupon-code=OLD&x=1&product-type=premium'
    expect(paymentAddress(link, { couponCode: 'NEW' })).toBe(
      'https://pay.example/?x=1&product-type=premium&coupon-code=NEW',
    )
    expect(paymentAddress(link, {})).toBe(link)
  })
})

it.each([
  ['/pay?x=1#y', '/pay?x=1#y'],
  ['https://a.example/pay?x=1', '/pay?x=1'],
  ['https://a.example/checkout', undefined],
  ['//pay.example/pay', undefined],
  ['/\\pay.example/pay', undefined],
  ['https://pay.example/pay', undefined],
  ['http://a.example/pay', undefined],
])('%s is here at %s', (address, path) => {
  expect(ownPath(address, 'https://a.example')).toBe(path)
})
