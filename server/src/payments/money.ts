/** How many digits a currency has behind the point: two for the euro, none for the yen. */
export function fractionDigits(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}

export function formatMoney(amountMinor: number, currency: string, locale: string): string {
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const amount = amountMinor / 10 ** fractionDigits(currency)
  try {
    return new Intl.NumberFormat(locale, format).format(amount)
  } catch {
    return new Intl.NumberFormat('en', format).format(amount)
  }
}

/** What a coupon leaves to pay: whole units, at least one, and what is left over stays with the person. */
export function discounted(amountMinor: number, percentOff: number): number {
  return Math.max(1, amountMinor - Math.ceil((amountMinor * percentOff) / 100))
}
