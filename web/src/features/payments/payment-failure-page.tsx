import type { Payment } from '@aureole/contract/payments'
import { Link } from '@tanstack/react-router'
import { CircleX, Undo2 } from 'lucide-react'
import { usePageTitle } from '../../lib/page-title.ts'
import { buttonClass, Spinner } from '../../ui/button.tsx'
import { Halo } from '../../ui/halo.tsx'
import { OrderLine } from './order-summary.tsx'
import { PayLink } from './pay-link.tsx'
import { PaymentUnread } from './payment-waiting.tsx'
import { StatusFrame, SupportMail } from './status-frame.tsx'
import { usePayment } from './use-payment.ts'

const cross = (
  <span className="k-disc">
    <CircleX aria-hidden />
  </span>
)

const asBefore = 'Your chats and tokens are as they were.'

/** What happened, and the same again. */
export function PaymentFailure({ payment }: { payment: Payment }) {
  const { productType, productId, title, couponCode, amountMinor, fullMinor, state, failure } = payment
  const left = state === 'abandoned'
  usePageTitle(left ? 'Not paid' : 'Payment failed')
  return (
    <StatusFrame
      art={cross}
      title={left ? 'You left before paying' : 'The payment did not go through'}
      text={`${failure ?? 'Nothing was charged.'} ${asBefore}`}
    >
      <OrderLine
        title={title}
        minor={fullMinor}
        couponMinor={amountMinor}
        couponCode={couponCode ?? undefined}
      />
      <PayLink
        purchase={{ productType, productId, couponCode: couponCode ?? undefined }}
        className={buttonClass()}
      >
        Try again
      </PayLink>
      <Link
        to={productType === 'tokens' ? '/tokens' : '/premium'}
        search={couponCode === null ? {} : { 'coupon-code': couponCode }}
        className={buttonClass({ variant: 'quiet' })}
      >
        Choose something else
      </Link>
    </StatusFrame>
  )
}

/** Paid once, and given back since. */
export function PaymentReturned() {
  usePageTitle('Payment returned')
  return (
    <StatusFrame
      art={
        <span className="k-disc bg-surface-2 text-ink-2">
          <Undo2 aria-hidden />
        </span>
      }
      title="This payment was returned"
      text={
        <>
          The money went back, and so did what it had bought. If that surprises you, write to <SupportMail />.
        </>
      }
    >
      <Link to="/tokens" className={buttonClass({ variant: 'quiet' })}>
        See the statement
      </Link>
    </StatusFrame>
  )
}

function PaidAfterAll({ payment }: { payment: Payment }) {
  const tokens = payment.productType === 'tokens'
  return (
    <StatusFrame
      art={<Halo size={152} />}
      title="It went through after all"
      text={`Your bank has said yes meanwhile. ${tokens ? 'Your tokens are there.' : 'Premium has begun.'}`}
    >
      <Link
        to={tokens ? '/payment/status/success/tokens' : '/payment/status/success/premium'}
        search={{ payment: payment.id }}
        className={buttonClass()}
      >
        {tokens ? 'See your tokens' : 'See what you have'}
      </Link>
    </StatusFrame>
  )
}

function LookingUp() {
  return (
    <StatusFrame
      art={
        <Halo size={128}>
          <span className="grid">
            <Spinner />
          </span>
        </Halo>
      }
      title="One moment"
      text="We are looking up what happened."
    />
  )
}

/** Where the provider sends people who did not pay. */
export function PaymentFailurePage() {
  const view = usePayment()
  const { status, payment } = view
  if (status === 'errored') return <PaymentUnread view={view} />
  if (payment !== undefined) {
    if (status === 'arrived') return <PaidAfterAll payment={payment} />
    if (status === 'returned') return <PaymentReturned />
    // The provider's word comes a moment after the person does.
    return status === 'waiting' && !view.late ? <LookingUp /> : <PaymentFailure payment={payment} />
  }
  if (status === 'loading') return <LookingUp />
  return (
    <StatusFrame
      art={cross}
      title="The payment did not go through"
      text={`The bank or the card may have refused, or the page was left half-way. Nothing was charged. ${asBefore}`}
    >
      <Link to="/tokens" className={buttonClass()}>
        Try again
      </Link>
      <Link to="/discover" className={buttonClass({ variant: 'quiet' })}>
        Go to Discover
      </Link>
    </StatusFrame>
  )
}
