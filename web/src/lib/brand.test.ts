import { describe, expect, it } from 'vitest'
import { formatMoney, paymentAddress } from './brand.ts'

describe('money', () => {
  it('is shown in the language of the browser with a narrow symbol', () => {
    expect(formatMoney(499, 'EUR', 'en')).toBe('€4.99')
    expect(formatMoney(499, 'EUR', 'de')).toBe('4,99\u00a0€')
    expect(formatMoney(999, 'CAD', 'en')).toBe('$9.99')
    expect(formatMoney(500, 'JPY', 'en')).toBe('¥500')
  })
})

describe('the address of the payment page', () => {
  it('names what is to be bought, each only when present', () => {
    expect(paymentAddress('/pay', { productType: 'tokens', productId: 'p1' })).toBe(
      '/pay?product-type=tokens&product-id=p1',
    )
    expect(paymentAddress('/pay', { productId: '', couponCode: undefined })).toBe('/pay')
    expect(paymentAddress('https://pay.example/x?ref=7', { couponCode: 'LAMP' })).toBe(
      'https://pay.example/x?ref=7&coupon-code=LAMP',
    )
  })
})
