import { fractionDigits } from '../money.ts'

/** Currencies without a smaller unit that Stripe nevertheless counts in hundredths, for the sake of old integrations. */
const countedInHundredths = new Set(['ISK', 'UGX'])

/** Stripe counts most currencies as ISO 4217 does; these two and those with three digits are the exceptions. */
export function toStripe(amountMinor: number, currencyStr: string): number {
  return countedInHundredths.has(currencyStr) ? amountMinor * 100 : amountMinor
}

export function fromStripe(amount: number, currency: string): { amountMinor: number; currencyStr: string } {
  const currencyStr = currency.toUpperCase()
  return { amountMinor: countedInHundredths.has(currencyStr) ? amount / 100 : amount, currencyStr }
}

/** With three digits, the last one has to be 0: no bank moves less. */
export function refuseUnpayable(amountMinor: number, currencyStr: string): void {
  if (fractionDigits(currencyStr) === 3 && amountMinor % 10 !== 0)
    throw new Error(`Stripe takes amounts of ${currencyStr} in tens of its smallest unit only`)
}
