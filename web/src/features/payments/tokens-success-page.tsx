import type { Payment } from '@aureole/contract/payments'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tellPurchase } from '../../lib/conversions.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useUser } from '../../lib/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ArrivedArt, Tally } from './arrived.tsx'
import { PaymentUnread, PaymentWaiting, PlainResult } from './payment-waiting.tsx'
import { PaymentFailure, PaymentReturned } from './payment-failure-page.tsx'
import { StatusFrame } from './status-frame.tsx'
import { usePayment } from './use-payment.ts'
import { WayBackLink } from './way-back-link.tsx'

function Arrived({ payment }: { payment: Payment }) {
  const balance = useUser()?.tokens ?? payment.tokens
  usePageTitle('Your tokens are here')
  useEffect(() => tellPurchase(payment), [payment])
  return (
    <StatusFrame
      art={
        <ArrivedArt>
          <span aria-hidden="true">+{payment.tokens.toLocaleString()}</span>
        </ArrivedArt>
      }
      title={
        <>
          You have <Tally from={Math.max(0, balance - payment.tokens)} to={balance} />{' '}
          {balance === 1 ? 'token' : 'tokens'}
        </>
      }
      text={`${payment.tokens.toLocaleString()} were added just now. They do not expire.`}
    >
      <WayBackLink />
      <Link to="/tokens" className={buttonClass({ variant: 'quiet' })}>
        See the statement
      </Link>
    </StatusFrame>
  )
}

/** Waits until the tokens are in the wallet, and then counts them. */
export function TokensSuccessPage() {
  const view = usePayment()
  const { status, payment } = view
  if (status === 'errored') return <PaymentUnread view={view} />
  if (payment === undefined || status === 'plain') {
    return status === 'loading' ? (
      <PaymentWaiting view={view} what="tokens" />
    ) : (
      <PlainResult
        title="Thank you"
        text="The payment went through. The tokens come to the account that bought them, within a few minutes."
      />
    )
  }
  if (status === 'arrived') return <Arrived payment={payment} />
  if (status === 'failed') return <PaymentFailure payment={payment} />
  if (status === 'returned') return <PaymentReturned />
  return <PaymentWaiting view={view} what="tokens" />
}
