import { readConsent } from './consent.ts'
import { browserStore, type KeyValueStore } from './storage.ts'
import { storedTracking } from './tracking.ts'

export interface PaidPurchase {
  id: string
  amountMinor: number
  currencyStr: string
}

/** As advertisers count it: in the currency's main unit. */
export function valueOf(amountMinor: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return amountMinor / 10 ** maximumFractionDigits
}

const key = 'purchases-told'
const mostKept = 50

/** True the first time a payment is asked about in this browser: a reload of the result page is no second purchase. */
export function isFirstTelling(id: string, store: KeyValueStore = browserStore): boolean {
  const told = (store.get(key) ?? '').split(' ').filter(Boolean)
  if (told.includes(id)) return false
  store.set(key, [...told, id].slice(-mostKept).join(' '))
  return true
}

/** The pixel, only for people whom a campaign brought and who agreed. */
async function pixel() {
  const tracking = storedTracking()
  if (tracking === undefined || readConsent() !== 'granted') return undefined
  const reddit = await import('./reddit-pixel.ts')
  reddit.loadRedditPixel(tracking.pid)
  return reddit
}

function quietly(work: Promise<unknown>): void {
  // An advertisement that is not counted concerns nobody on this page.
  work.catch(() => undefined)
}

export function tellSignUp(): void {
  quietly(pixel().then((reddit) => reddit?.trackReddit('SignUp')))
}

export function tellPurchase({ id, amountMinor, currencyStr }: PaidPurchase): void {
  quietly(
    pixel().then((reddit) => {
      if (reddit === undefined || !isFirstTelling(id)) return
      reddit.trackReddit('Purchase', {
        value: valueOf(amountMinor, currencyStr),
        currency: currencyStr,
        itemCount: 1,
        conversionId: id,
      })
    }),
  )
}
