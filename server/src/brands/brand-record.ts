import { brand, vars } from '@aureole/contract/brands'
import * as z from 'zod/mini'
import { currency, prices, type DerivedPrices } from './prices.ts'

const host = z
  .string()
  .check(z.regex(/^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])$/, 'a host name in lower case, no port'))
const webAddress = z.url({ protocol: /^https?$/ })

/** What a domain is: the brand as the page sees it, and what only the server needs to know. */
export const brandRecord = z.extend(brand, {
  id: z.string().check(z.regex(/^[a-z][a-z\d-]{1,31}$/)),
  headline: z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(2)),
  supportMail: z.email(),
  hosts: z.array(host).check(z.minLength(1)),
  /** Scheme and host for links in mails and previews; left out, it is made from the first host. */
  origin: z.optional(webAddress),
  currencyStr: vars.shape.currencyStr.check(currency),
  /** The payment page; left out, it is this app's own. */
  signupLink: z.optional(webAddress),
  prices,
  /** Whether adults may be explicit with each other here; left out, they may not. */
  explicit: z.optional(z.enum(['allowed', 'refused'])),
})

/** As it is written down. */
export type BrandValue = z.output<typeof brandRecord>

/** As it is used: with its addresses made. */
export interface BrandRecord extends Omit<BrandValue, 'origin' | 'signupLink' | 'prices'> {
  readonly origin: string
  readonly signupLink: string
  readonly prices: BrandValue['prices'] & DerivedPrices
}
