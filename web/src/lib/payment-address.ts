import { pageAt } from '@aureole/contract/pages'

/** What somebody wants to buy, as the payment page's address says it. */
export interface Purchase {
  productType?: string | undefined
  productId?: string | undefined
  couponCode?: string | undefined
}

/** The parts of the query that are not ours, letter by letter as they were written. */
function others(query: string, names: ReadonlySet<string>): string[] {
  return query.split('&').filter((pair) => {
    const [name = ''] = pair.split('=', 1)
    return pair !== '' && !names.has(name)
  })
}

/**
 * The payment page's address: the domain's sign-up link with what is to be bought, each only when present. The link may
 * have a query or a fragment of its own, which stay as they are: whoever signed them would not know them again otherwise.
 */
export function paymentAddress(signupLink: string, purchase: Purchase): string {
  const [, base = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(signupLink) ?? []
  const ours = [
    ['product-type', purchase.productType],
    ['product-id', purchase.productId],
    ['coupon-code', purchase.couponCode],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]))
  const pairs = [
    ...others(query, new Set(ours.map(([name]) => name))),
    ...ours.map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
  ]
  return `${base}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}${fragment}`
}

/** The path of an address that is a page of this app, which needs no loading; nothing for any other. */
export function ownPath(address: string, origin: string): string | undefined {
  const url = new URL(address, origin)
  if (url.origin !== origin || pageAt(url.pathname) === undefined) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
