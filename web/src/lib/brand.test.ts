import { describe, expect, it } from 'vitest'
import { formatMoney } from './brand.ts'

describe('money', () => {
  it('is shown in the language of the browser with a narrow symbol', () => {
    expect(formatMoney(499, 'EUR', 'en')).toBe('€4.99')
    expect(formatMoney(499, 'EUR', 'de')).toBe('4,99\u00a0€')
    expect(formatMoney(999, 'CAD', 'en')).toBe('$9.99')
    expect(formatMoney(123_456_789, 'USD', 'en-US')).toBe('$1,234,567.89')
  })

  it('has the decimals of its currency', () => {
    expect(formatMoney(500, 'JPY', 'en')).toBe('¥500')
    expect(formatMoney(500, 'JPY', 'de')).toBe('500\u00a0¥')
    expect(formatMoney(4990, 'KWD', 'en')).toMatch(/4\.990$/)
  })

  it('can be finer, for what one of many costs', () => {
    expect(formatMoney(1999 / 550, 'EUR', 'en', 1)).toBe('€0.036')
    expect(formatMoney(1999 / 550, 'EUR', 'de', 1)).toBe('0,036\u00a0€')
    expect(formatMoney(500 / 100, 'JPY', 'en', 1)).toBe('¥5.0')
  })
})
