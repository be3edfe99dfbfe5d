import type { PremiumPlan, ProductType, TokenPack } from '@aureole/contract/payments'
import type { BrandRecord } from '../brands/index.ts'

const number = new Intl.NumberFormat('en')

export type Product = TokenPack | PremiumPlan

/** Smallest first. Of two that cost the same for each token, the smaller one is the better offer. */
export function tokenPacks({ prices, currencyStr }: BrandRecord): TokenPack[] {
  const packs = prices.packs.toSorted((a, b) => a.tokens - b.tokens)
  const best = packs.toSorted((a, b) => a.amountMinor * b.tokens - b.amountMinor * a.tokens)[0]
  return packs.map((pack) => ({
    ...pack,
    kind: 'tokens',
    title: `${number.format(pack.tokens)} tokens`,
    currencyStr,
    bestValue: packs.length > 1 && pack.id === best?.id,
  }))
}

export function premiumPlans({ prices, currencyStr }: BrandRecord): PremiumPlan[] {
  return prices.plans
    .map((plan) => ({
      ...plan,
      kind: 'premium' as const,
      title: plan.interval === 'year' ? 'Premium for a year' : 'Premium for a month',
      currencyStr,
      tokensPerMonth: prices.premiumMonthlyTokens,
    }))
    .toSorted((a, b) => a.amountMinor - b.amountMinor)
}

export function findProduct(brand: BrandRecord, id: string, type?: ProductType): Product | undefined {
  return [...tokenPacks(brand), ...premiumPlans(brand)].find(
    (product) => product.id === id && (type === undefined || product.kind === type),
  )
}
