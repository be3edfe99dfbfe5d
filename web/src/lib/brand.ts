import type { Vars } from '@aureole/contract/brands'
import { createContext, use, useMemo } from 'react'

export const VarsContext = createContext<Vars | undefined>(undefined)

/** What this domain is: its brand, currency, sign-up link and prices. */
export function useVars(): Vars {
  const vars = use(VarsContext)
  if (vars === undefined) throw new Error('useVars is called outside of the app')
  return vars
}

function locale(): string | undefined {
  return typeof navigator === 'undefined' ? 'en' : navigator.language
}

/** Minor units as a price: in the browser's language, with a narrow symbol, without cents where there are none. */
export function formatMoney(minor: number, currency: string, language = locale()): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(minor / 10 ** digits)
}

export function useMoney(): (minor: number) => string {
  const { currencyStr } = useVars()
  return useMemo(() => (minor) => formatMoney(minor, currencyStr), [currencyStr])
}

export interface Purchase {
  productType?: string | undefined
  productId?: string | undefined
  couponCode?: string | undefined
}

/** The payment page's address: the domain's sign-up link with what is to be bought, each only when present. */
export function paymentAddress(signupLink: string, purchase: Purchase): string {
  const base = typeof location === 'undefined' ? 'http://localhost' : location.origin
  const url = new URL(signupLink, base)
  if (purchase.productType) url.searchParams.set('product-type', purchase.productType)
  if (purchase.productId) url.searchParams.set('product-id', purchase.productId)
  if (purchase.couponCode) url.searchParams.set('coupon-code', purchase.couponCode)
  return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : url.href
}
