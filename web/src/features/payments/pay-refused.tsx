import { Link, useNavigate } from '@tanstack/react-router'
import { BadgeCheck, CreditCard, PackageSearch, TicketX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../lib/api.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Page } from '../../ui/page.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { Order } from './purchase.ts'

export function Middle({ children }: { children: ReactNode }) {
  return (
    <Page width="narrow">
      <div className="grid min-h-[62dvh] place-items-center">{children}</div>
    </Page>
  )
}

function Disc({ children }: { children: ReactNode }) {
  return <span className="k-disc bg-surface-2 text-ink-2">{children}</span>
}

/** Nothing was asked for that there is: tokens or premium, and a coupon goes along. */
export function Choose({
  title,
  text,
  couponCode,
}: {
  title: string
  text: string
  couponCode: string | undefined
}) {
  const search = couponCode === undefined ? {} : { 'coupon-code': couponCode }
  return (
    <Middle>
      <EmptyState
        level={1}
        art={
          <Disc>
            <PackageSearch aria-hidden />
          </Disc>
        }
        title={title}
        text={text}
        action={
          <>
            <Link to="/tokens" search={search} className={buttonClass()}>
              Choose tokens
            </Link>
            <Link to="/premium" search={search} className={buttonClass({ variant: 'quiet' })}>
              See Premium
            </Link>
          </>
        }
      />
    </Middle>
  )
}

function CouponRefused({ order, reason }: { order: Order; reason: string }) {
  const navigate = useNavigate()
  const { productType, productId, couponCode = '' } = order
  return (
    <Middle>
      <EmptyState
        level={1}
        art={
          <Disc>
            <TicketX aria-hidden />
          </Disc>
        }
        title="This coupon does not count here"
        text={reason}
        action={
          <>
            <OrderSummary order={order} />
            <Button
              onClick={() =>
                void navigate({
                  to: '/pay',
                  search: { 'product-type': productType, 'product-id': productId },
                  replace: true,
                })
              }
            >
              Go on without it
            </Button>
            <Link
              to={productType === 'tokens' ? '/tokens' : '/premium'}
              search={{ 'coupon-code': couponCode }}
              className={buttonClass({ variant: 'quiet' })}
            >
              Change the coupon
            </Link>
          </>
        }
      />
    </Middle>
  )
}

function AlreadyPremium() {
  return (
    <Middle>
      <EmptyState
        level={1}
        art={
          <Disc>
            <BadgeCheck aria-hidden />
          </Disc>
        }
        title="You have Premium already"
        text="Nothing was charged. How it stands is on its own page."
        action={
          <Link to="/premium" className={buttonClass()}>
            See your Premium
          </Link>
        }
      />
    </Middle>
  )
}

/** Why a purchase did not begin, and what to do about it. */
export function Refused({
  order,
  error,
  onRetry,
  retrying,
}: {
  order: Order
  error: Error
  onRetry: () => void
  retrying: boolean
}) {
  const problem = error instanceof ApiProblem ? error : undefined
  const aboutCoupon = problem?.fields.some(({ path }) => path.endsWith('couponCode')) === true
  if (problem?.code === 'coupon-refused' || aboutCoupon) {
    return <CouponRefused order={order} reason={problem?.fields[0]?.message ?? problem?.message ?? ''} />
  }
  if (problem?.code === 'already-premium') return <AlreadyPremium />
  if (problem?.code === 'invalid-fields' || problem?.code === 'not-found') {
    return (
      <Choose
        title="This is not for sale here"
        text="The link may be old, or from another of our sites. Please choose again."
        couponCode={order.couponCode}
      />
    )
  }
  return (
    <Middle>
      <ErrorView
        level={1}
        icon={<CreditCard aria-hidden />}
        title="Payments are not possible right now"
        text={`${sentenceFor(error)} Nothing was charged.`}
        retrying={retrying}
        onRetry={onRetry}
        action={
          <Link
            to={order.productType === 'tokens' ? '/tokens' : '/premium'}
            className={buttonClass({ variant: 'ghost' })}
          >
            Go back
          </Link>
        }
      />
    </Middle>
  )
}
