import { expect, it } from 'vitest'
import { keyValueStore } from '../../lib/storage.ts'
import { endPurchase, forgetPurchase, keptPurchase, notePayment, payableAt, type Order } from './purchase.ts'

const order: Order = { productType: 'tokens', productId: 'tokens-550' }

function memory() {
  return keyValueStore(() => {
    throw new Error('forbidden')
  })
}

it('a second press and a reload keep the key of the first', () => {
  const store = memory()
  const first = keptPurchase(order, store, 0)
  expect(keptPurchase(order, store, 60_000).key).toBe(first.key)
  notePayment(order, first, 'payment-1', store)
  expect(keptPurchase(order, store, 60_000)).toMatchObject({ key: first.key, paymentId: 'payment-1' })
})

it('another product, another coupon, or a much later try is another wish', () => {
  const store = memory()
  const { key } = keptPurchase(order, store, 0)
  expect(keptPurchase({ ...order, productId: 'tokens-100' }, store, 0).key).not.toBe(key)
  expect(keptPurchase({ ...order, couponCode: 'LAMP' }, store, 0).key).not.toBe(key)
  expect(keptPurchase(order, store, 20 * 60_000).key).not.toBe(key)
})

it('after the result page the same product is bought anew; the result of another payment changes nothing', () => {
  const store = memory()
  const kept = keptPurchase(order, store, 0)
  notePayment(order, kept, 'payment-1', store)
  endPurchase('payment-0', store)
  expect(keptPurchase(order, store, 1).key).toBe(kept.key)
  endPurchase('payment-1', store)
  expect(keptPurchase(order, store, 1).key).not.toBe(kept.key)
})

it('a refused one is forgotten, and what is unreadable is as good as none', () => {
  const store = memory()
  const { key } = keptPurchase(order, store, 0)
  forgetPurchase(order, store)
  expect(keptPurchase(order, store, 0).key).not.toBe(key)
  store.set('purchase tokens tokens-550 ', '{')
  expect(keptPurchase(order, store, 0).key).toMatch(/^[0-9a-f-]{36}$/)
})

it('nobody is sent to what is not a page', () => {
  expect(payableAt('/sandbox-pay/x', 'https://a.example')).toBe('https://a.example/sandbox-pay/x')
  expect(payableAt('https://checkout.example/c', 'https://a.example')).toBe('https://checkout.example/c')
  expect(() => payableAt('javascript:alert(1)', 'https://a.example')).toThrow('Not a page')
})
