import { brand as brandSchema, vars, type Vars } from '@aureole/contract/brands'
import type { BrandRecord } from './brand-record.ts'

export function presentVars(brand: BrandRecord): Vars {
  return {
    domainName: new URL(brand.origin).hostname,
    currencyStr: brand.currencyStr,
    signupLink: brand.signupLink,
    brand: brandSchema.parse(brand),
    prices: vars.shape.prices.parse(brand.prices),
  }
}
