import { Price } from './price.tsx'
import { usePremiumPlans, useTokenPacks } from './products.ts'
import type { Order } from './purchase.ts'

interface OrderLineProps {
  title: string
  minor: number
  couponMinor?: number | undefined
  couponCode?: string | undefined
}

/** What is bought, and for how much. */
export function OrderLine({ title, minor, couponMinor, couponCode }: OrderLineProps) {
  return (
    <p className="flex min-h-14 w-full flex-wrap items-center justify-center gap-x-3 gap-y-0.5 border-y border-line py-3 text-15 text-ink-2">
      <span>{title}</span>
      <Price minor={minor} couponMinor={couponMinor} className="font-semibold text-ink-1" />
      {couponCode !== undefined && <span className="text-ink-3">with coupon {couponCode}</span>}
    </p>
  )
}

/** What is about to be bought, once it is known what that is. */
export function OrderSummary({ order }: { order: Order }) {
  const packs = useTokenPacks()
  const plans = usePremiumPlans()
  const product = [...(packs.data ?? []), ...(plans.data ?? [])].find(({ id }) => id === order.productId)
  if (product === undefined) return <span className="h-14 w-full" />
  return <OrderLine title={product.title} minor={product.amountMinor} couponCode={order.couponCode} />
}
