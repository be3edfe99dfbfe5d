import { RotateCw } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { openDialog } from '../../lib/dialogs.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSession } from '../../lib/session.ts'
import { Button, buttonClass, Spinner } from '../../ui/button.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Halo } from '../../ui/halo.tsx'
import { Page } from '../../ui/page.tsx'
import { StatusFrame, SupportMail } from './status-frame.tsx'
import type { PaymentView } from './use-payment.ts'
import { WayBackLink } from './way-back-link.tsx'

const words = {
  tokens: {
    coming: 'Your tokens are on their way. This takes a moment.',
    later: 'your tokens will come by themselves',
    once: 'Your tokens will come by themselves as soon as we do.',
  },
  premium: {
    coming: 'Premium begins in a moment.',
    later: 'Premium will begin by itself',
    once: 'Premium will begin by itself as soon as we do.',
  },
} as const

/** Paid, and the provider's word is still on its way to us. */
export function PaymentWaiting({ view, what }: { view: PaymentView; what: keyof typeof words }) {
  const { late, gaveUp, asking, ask } = view
  usePageTitle('Waiting for your payment')
  return (
    <StatusFrame
      art={
        <Halo size={152} arrive={!late}>
          {gaveUp ? null : (
            <span className="grid">
              <Spinner />
            </span>
          )}
        </Halo>
      }
      title={late ? 'This takes a little longer' : 'Thank you'}
      text={
        gaveUp ? (
          <>
            We have not heard of your payment yet. {words[what].once} If nothing has come by tomorrow, write
            to <SupportMail />.
          </>
        ) : late ? (
          `The payment provider has not told us yet. Nothing is lost: ${words[what].later}, also when you leave this page.`
        ) : (
          words[what].coming
        )
      }
    >
      {gaveUp && (
        <Button variant="quiet" icon={<RotateCw aria-hidden="true" />} busy={asking} onClick={ask}>
          Look again
        </Button>
      )}
      {late && <WayBackLink />}
    </StatusFrame>
  )
}

export function PaymentUnread({ view }: { view: PaymentView }) {
  return (
    <Page width="narrow" className="grid min-h-[70dvh] place-items-center">
      <ErrorView
        level={1}
        title="We could not look up your payment"
        text="It is as safe as before. Trying again usually helps."
        retrying={view.asking}
        onRetry={view.ask}
      />
    </Page>
  )
}

/** Nobody is logged in here, or the address names no payment: what can be said without knowing. */
export function PlainResult({ title, text }: { title: string; text: string }) {
  const { loggedIn } = useSession()
  return (
    <StatusFrame art={<Halo size={152} />} title={title} text={text}>
      {loggedIn ? (
        <>
          <WayBackLink />
          <Link to="/tokens" className={buttonClass({ variant: 'quiet' })}>
            See your tokens
          </Link>
        </>
      ) : (
        <>
          <Button onClick={() => void openDialog('login', {})}>Log in</Button>
          <Link to="/discover" className={buttonClass({ variant: 'quiet' })}>
            Go to Discover
          </Link>
        </>
      )}
    </StatusFrame>
  )
}
