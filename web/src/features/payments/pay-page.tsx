import { Link, useSearch } from '@tanstack/react-router'
import { FlaskConical } from 'lucide-react'
import { useMoney, useVars } from '../../lib/brand.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

function useOrder() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const { prices } = useVars()
  const money = useMoney()
  const text = (name: string) => (typeof search[name] === 'string' ? search[name] : undefined)
  const type = text('product-type')
  const product =
    type === 'premium'
      ? {
          name: 'Premium, by the month',
          price: money(prices.premiumMonthMinor),
          back: '/premium',
          success: '/payment/status/success/premium',
        }
      : type === 'tokens'
        ? {
            name: `${prices.packFromTokens} tokens`,
            price: money(prices.packFromMinor),
            back: '/tokens',
            success: '/payment/status/success/tokens',
          }
        : undefined
  return { product, productId: text('product-id'), coupon: text('coupon-code') }
}

function OrderLine({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-6 py-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right text-ink-1">{value}</dd>
    </div>
  )
}

/** The sandbox: stands where a payment provider's page would, and says so. */
export function PayPage() {
  const { product, productId, coupon } = useOrder()
  if (product === undefined) {
    return (
      <Page width="narrow">
        <PageHead
          title="Nothing to pay for"
          lead="This page opens with what you want to buy. Choose it first."
        />
        <div className="flex flex-wrap gap-3">
          <Link to="/tokens" className={buttonClass({ variant: 'primary' })}>
            Tokens
          </Link>
          <Link to="/premium" className={buttonClass({ variant: 'quiet' })}>
            Premium
          </Link>
        </div>
      </Page>
    )
  }
  return (
    <Page width="narrow">
      <Notice tone="warn" icon={<FlaskConical aria-hidden />} title="Test payment page">
        No money moves here, and nothing is credited yet. It stands where the payment provider’s page will be.
      </Notice>
      <div className="mt-8 rounded-bubble border border-line bg-surface-1 p-6 md:p-8">
        <h1 className="font-serif text-24 text-ink-1">Your order</h1>
        <dl className="mt-4 divide-y divide-line border-y border-line text-15">
          <OrderLine name="What" value={product.name} />
          {productId && <OrderLine name="Product" value={productId} />}
          {coupon && <OrderLine name="Coupon" value={coupon} />}
          <OrderLine name="Price" value={product.price} />
        </dl>
        <div className="mt-6 grid gap-3">
          <Link to={product.success} className={buttonClass({ variant: 'primary', block: true })}>
            See what success looks like
          </Link>
          <Link to="/payment/status/failure" className={buttonClass({ variant: 'quiet', block: true })}>
            See what a declined card looks like
          </Link>
          <Link to={product.back} className={buttonClass({ variant: 'ghost', block: true })}>
            Leave without paying
          </Link>
        </div>
      </div>
    </Page>
  )
}
