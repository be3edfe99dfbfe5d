import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { openDialog } from '../../lib/dialogs.ts'
import { useSession } from '../../lib/session.ts'
import { Button, Spinner } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Halo } from '../../ui/halo.tsx'
import { OrderSummary } from './order-summary.tsx'
import { Choose, Middle, Refused } from './pay-refused.tsx'
import { beginPurchase, isProductType, type Order } from './purchase.ts'

function useAsked() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }
  return { productType: text('product-type'), productId: text('product-id'), couponCode: text('coupon-code') }
}

function LogInFirst({ order }: { order: Order }) {
  const ask = () => void openDialog('login', { comeBack: true })
  const askOnce = useEffectEvent(ask)
  useEffect(() => askOnce(), [])
  return (
    <Middle>
      <EmptyState
        level={1}
        art={<Halo size={128} />}
        title="Log in to go on"
        text="What you buy is kept with your account. Once you are logged in, this goes on by itself."
        action={
          <>
            <OrderSummary order={order} />
            <Button onClick={ask}>Log in</Button>
            <Button variant="quiet" onClick={() => void openDialog('registration', { comeBack: true })}>
              Create account
            </Button>
          </>
        }
      />
    </Middle>
  )
}

/** Begins the purchase and goes on to the provider. */
function GoOn({ order }: { order: Order }) {
  const { productType, productId, couponCode } = order
  // A query rather than an effect, which may run twice; the purchase's own key makes a repeat harmless all the same.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['purchase', productType, productId, couponCode ?? null],
    queryFn: () => beginPurchase(order),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  useEffect(() => {
    // In place of this page: Back from the provider leads to where the person chose, not into the same payment again.
    if (data !== undefined) location.replace(data)
  }, [data])
  if (error !== null && data === undefined) {
    return <Refused order={order} error={error} retrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <Middle>
      <EmptyState
        level={1}
        art={
          <Halo size={128}>
            <span className="grid">
              <Spinner />
            </span>
          </Halo>
        }
        title="Taking you to the payment page"
        text={
          data === undefined ? (
            'This takes a moment.'
          ) : (
            <>
              If nothing happens,{' '}
              <a href={data} className="k-link">
                go there yourself
              </a>
              .
            </>
          )
        }
        action={<OrderSummary order={order} />}
      />
    </Middle>
  )
}

/** The default payment page: says who is buying, begins the purchase, and hands over to the provider. */
export function PayPage() {
  const { productType, productId, couponCode } = useAsked()
  const { loggedIn } = useSession()
  if (!isProductType(productType) || productId === undefined) {
    return (
      <Choose
        title="What would you like?"
        text="Tokens are for now and then. Premium is for people who write most days."
        couponCode={couponCode}
      />
    )
  }
  const order: Order = { productType, productId, ...(couponCode === undefined ? {} : { couponCode }) }
  return loggedIn ? <GoOn key={`${productId} ${couponCode}`} order={order} /> : <LogInFirst order={order} />
}
