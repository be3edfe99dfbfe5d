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

/**
 * Minor units as a price: in the browser's language, with a narrow symbol, without cents where there are none.
 * `finer` adds decimals, for what a single one of many costs.
 */
export function formatMoney(minor: number, currency: string, language = locale(), finer = 0): string {
  const look = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const format = new Intl.NumberFormat(language, look)
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  if (finer === 0) return format.format(minor / 10 ** digits)
  const fine = { minimumFractionDigits: digits + finer, maximumFractionDigits: digits + finer }
  return new Intl.NumberFormat(language, { ...look, ...fine }).format(minor / 10 ** digits)
}

/** Prices in the domain's currency. */
export function useMoney(): (minor: number, finer?: number) => string {
  const { currencyStr } = useVars()
  return useMemo(() => (minor, finer) => formatMoney(minor, currencyStr, locale(), finer), [currencyStr])
}
