import { confirmEmail } from '@aureole/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { MailX } from 'lucide-react'
import { useEffect } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { session, useSession } from '../../lib/session.ts'
import { toast } from '../../lib/toasts.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Halo } from '../../ui/halo.tsx'
import { Page } from '../../ui/page.tsx'

type Outcome = 'confirmed' | 'expired' | 'invalid'

/** A lost connection is no outcome: the link is still good then. */
async function confirm(token: string): Promise<Outcome> {
  try {
    await api(confirmEmail, { body: { token } })
    return 'confirmed'
  } catch (error) {
    if (error instanceof ApiProblem && error.passing) throw error
    return error instanceof ApiProblem && error.code === 'link-expired' ? 'expired' : 'invalid'
  }
}

/** Goes on at once, so that a reload does not try the used link again. */
function Confirmed() {
  const { loggedIn } = useSession()
  useEffect(() => {
    toast({
      severity: 'success',
      title: 'Your new address is confirmed',
      message: loggedIn ? 'From now on we write to you there.' : 'You can log in with it now.',
      id: 'email-confirmed',
    })
    if (loggedIn) session.fetchUser().catch(() => undefined)
  }, [loggedIn])
  return <Navigate to={loggedIn ? '/settings/personal-details' : '/'} replace />
}

function Refused({ outcome }: { outcome: 'expired' | 'invalid' }) {
  return (
    <EmptyState
      level={1}
      art={
        <span className="k-disc">
          <MailX aria-hidden="true" />
        </span>
      }
      title={outcome === 'expired' ? 'This link has expired' : 'This link does not work any more'}
      text="Links work once, and for a day. Your address is as it was. You can ask for a new link in your personal details."
      action={
        <Link to="/settings/personal-details" className={buttonClass({ variant: 'quiet' })}>
          Personal details
        </Link>
      }
    />
  )
}

/** The link in the mail to a new address leads here. */
export function ConfirmEmailPage() {
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  // A query rather than an effect: a link works once, and an effect may run twice.
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => confirm(token),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  if (data === 'confirmed') return <Confirmed />
  return (
    <Page width="narrow" className="grid min-h-[70dvh] place-items-center">
      {data !== undefined ? (
        <Refused outcome={data} />
      ) : isError ? (
        <ErrorView
          level={1}
          title="Your new address is not confirmed yet"
          text={`${whatHappened(error)} Your link is still good.`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <EmptyState
          level={1}
          art={<Halo size={128} glow />}
          title="Confirming your new address"
          text="This takes a moment."
        />
      )}
    </Page>
  )
}
