import { Link } from '@tanstack/react-router'
import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useVars } from '../../lib/brand.ts'
import { useUser } from '../../lib/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Halo } from '../../ui/halo.tsx'
import { Page } from '../../ui/page.tsx'

function Status({
  art,
  title,
  text,
  children,
}: {
  art: ReactNode
  title: string
  text: ReactNode
  children: ReactNode
}) {
  return (
    <Page width="narrow">
      <div className="grid min-h-[62dvh] place-items-center">
        <EmptyState level={1} art={art} title={title} text={text} action={children} />
      </div>
    </Page>
  )
}

function SupportLine({ children }: { children: ReactNode }) {
  const { brand } = useVars()
  return (
    <>
      {children} If that does not happen, write to{' '}
      <a className="k-link" href={`mailto:${brand.supportMail}`}>
        {brand.supportMail}
      </a>
      .
    </>
  )
}

export function PaymentFailurePage() {
  return (
    <Status
      art={
        <span className="k-disc">
          <CircleX aria-hidden />
        </span>
      }
      title="The payment did not go through"
      text="Nothing was charged. The bank or the card may have refused, or the page was left half-way. Your chats and tokens are as they were."
    >
      <Link to="/tokens" className={buttonClass({ variant: 'primary' })}>
        Try again
      </Link>
      <Link to="/discover" className={buttonClass({ variant: 'quiet' })}>
        Go to Discover
      </Link>
    </Status>
  )
}

export function PremiumSuccessPage() {
  const user = useUser()
  const arrived = user?.isPremium === true
  return (
    <Status
      art={<Halo size={128} arrive />}
      title={arrived ? 'Welcome to Premium' : 'Thank you'}
      text={
        arrived ? (
          'One-to-one replies are free from now on. A receipt is in your mail.'
        ) : (
          <SupportLine>
            The payment is on its way to us. Premium appears in the menu within a few minutes.
          </SupportLine>
        )
      }
    >
      <Link to="/chats" className={buttonClass({ variant: 'primary' })}>
        Go to your chats
      </Link>
      {arrived && (
        <Link to="/avatars/personal/create" className={buttonClass({ variant: 'quiet' })}>
          Create your persona
        </Link>
      )}
    </Status>
  )
}

export function TokensSuccessPage() {
  const balance = useUser()?.tokens
  return (
    <Status
      art={<Halo size={128} arrive />}
      title={balance === undefined ? 'Thank you' : `You have ${balance.toLocaleString()} tokens`}
      text={
        <SupportLine>
          New tokens arrive within a few minutes, and this page counts them by itself.
        </SupportLine>
      }
    >
      <Link to="/chats" className={buttonClass({ variant: 'primary' })}>
        Go to your chats
      </Link>
      <Link to="/tokens" className={buttonClass({ variant: 'quiet' })}>
        See the statement
      </Link>
    </Status>
  )
}
