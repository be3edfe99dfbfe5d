import type { Payment } from '@aureole/contract/payments'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useVars } from '../../lib/brand.ts'
import { tellPurchase } from '../../lib/conversions.ts'
import { usePremium } from '../../lib/premium.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ArrivedArt } from './arrived.tsx'
import { dayText } from './days.ts'
import { PaymentUnread, PaymentWaiting, PlainResult } from './payment-waiting.tsx'
import { PaymentFailure, PaymentReturned } from './payment-failure-page.tsx'
import { StatusFrame } from './status-frame.tsx'
import { usePayment } from './use-payment.ts'
import { WayBackLink } from './way-back-link.tsx'

function Arrived({ payment }: { payment: Payment }) {
  const { prices } = useVars()
  const { data: premium } = usePremium()
  useEffect(() => tellPurchase(payment), [payment])
  return (
    <StatusFrame
      art={
        <ArrivedArt>
          <Check aria-hidden="true" size={44} strokeWidth={1.25} className="text-primary-ink" />
        </ArrivedArt>
      }
      title="Welcome to Premium"
      text={
        <>
          One-to-one replies are free from now on, {prices.premiumRepliesPerDay} a day
          {payment.tokens > 0
            ? `, and ${payment.tokens.toLocaleString()} tokens for groups are in your wallet`
            : ''}
          .{premium?.until ? ` It renews on ${dayText(premium.until)}.` : ''}
        </>
      }
    >
      <WayBackLink />
      <Link to="/avatars/personal/create" className={buttonClass({ variant: 'quiet' })}>
        Create your persona
      </Link>
    </StatusFrame>
  )
}

/** Waits until premium has begun, and then says what it gives. */
export function PremiumSuccessPage() {
  const view = usePayment()
  const { status, payment } = view
  if (status === 'errored') return <PaymentUnread view={view} />
  if (payment === undefined || status === 'plain') {
    return status === 'loading' ? (
      <PaymentWaiting view={view} what="premium" />
    ) : (
      <PlainResult
        title="Thank you"
        text="The payment went through. Premium begins within a few minutes, for the account that bought it."
      />
    )
  }
  if (status === 'arrived') return <Arrived payment={payment} />
  if (status === 'failed') return <PaymentFailure payment={payment} />
  if (status === 'returned') return <PaymentReturned />
  return <PaymentWaiting view={view} what="premium" />
}
