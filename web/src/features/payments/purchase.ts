import { createPayment, productTypes, readPayment, type ProductType } from '@aureole/contract/payments'
import { api, ApiProblem } from '../../lib/api.ts'
import { tabStore, type KeyValueStore } from '../../lib/storage.ts'

/** What is to be bought, whole enough to ask for it. */
export interface Order {
  productType: ProductType
  productId: string
  couponCode?: string
}

export function isProductType(value: unknown): value is ProductType {
  return productTypes.some((type) => type === value)
}

interface Kept {
  key: string
  at: number
  paymentId?: string
}

/** Longer ago, the provider's page may be closed, and a new try is a new wish. */
const lasts = 20 * 60_000

const nameOf = ({ productType, productId, couponCode = '' }: Order) =>
  `purchase ${productType} ${productId} ${couponCode}`
const lastName = 'purchase-last'

/** One key for one wish, so that neither a second press nor a reload buys twice. */
export function keptPurchase(order: Order, store: KeyValueStore = tabStore, now = Date.now()): Kept {
  try {
    const kept = JSON.parse(store.get(nameOf(order)) ?? 'null') as Kept | null
    if (kept !== null && typeof kept.key === 'string' && now - kept.at < lasts) return kept
  } catch {
    // Unreadable: as good as none.
  }
  const made: Kept = { key: crypto.randomUUID(), at: now }
  store.set(nameOf(order), JSON.stringify(made))
  return made
}

export function notePayment(
  order: Order,
  kept: Kept,
  paymentId: string,
  store: KeyValueStore = tabStore,
): void {
  store.set(nameOf(order), JSON.stringify({ ...kept, paymentId }))
  store.set(lastName, JSON.stringify({ paymentId, name: nameOf(order) }))
}

export function forgetPurchase(order: Order, store: KeyValueStore = tabStore): void {
  store.remove(nameOf(order))
}

/** The provider has sent the person back: whatever they buy next is another purchase. */
export function endPurchase(paymentId: string, store: KeyValueStore = tabStore): void {
  try {
    const last = JSON.parse(store.get(lastName) ?? 'null') as { paymentId: string; name: string } | null
    if (last?.paymentId !== paymentId) return
    store.remove(last.name)
    store.remove(lastName)
  } catch {
    store.remove(lastName)
  }
}

/** Only pages that a browser may be sent to. */
export function payableAt(redirectUrl: string, origin: string): string {
  const url = new URL(redirectUrl, origin)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`Not a page: ${url.protocol}`)
  return url.href
}

async function isOver(paymentId: string): Promise<boolean> {
  try {
    const { state } = await api(readPayment, { params: { id: paymentId } })
    return state !== 'pending'
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return true
    throw error
  }
}

/** Begins to buy, or goes on with what was begun: answers where to pay. */
export async function beginPurchase(order: Order): Promise<string> {
  let kept = keptPurchase(order)
  if (kept.paymentId !== undefined && (await isOver(kept.paymentId))) {
    forgetPurchase(order)
    kept = keptPurchase(order)
  }
  try {
    const { id, redirectUrl } = await api(createPayment, { body: order, idempotencyKey: kept.key })
    notePayment(order, kept, id)
    return payableAt(redirectUrl, location.origin)
  } catch (error) {
    // What was refused will be refused again under this key; what got lost may have been taken.
    if (error instanceof ApiProblem && !error.passing) forgetPurchase(order)
    throw error
  }
}
