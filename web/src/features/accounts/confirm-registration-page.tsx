import { confirmRegistration } from '@aureole/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { api, ApiProblem } from '../../lib/api.ts'
import { comeBackHere } from '../../lib/come-back.ts'
import { tellSignUp } from '../../lib/conversions.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Halo } from '../../ui/halo.tsx'
import { Page } from '../../ui/page.tsx'

/** True when the address is confirmed, false when the link is of no use; a lost connection is neither. */
async function confirm(token: string): Promise<boolean> {
  try {
    await api(confirmRegistration, { body: { token } })
    tellSignUp()
    comeBackHere()
    return true
  } catch (error) {
    if (error instanceof ApiProblem && error.passing) throw error
    return false
  }
}

/** The mailed link leads here; the outcome is told on the main page. */
export function ConfirmRegistrationPage() {
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  // A query rather than an effect: a link works once, and an effect may run twice.
  const {
    data: confirmed,
    error,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['confirm-registration', token],
    queryFn: () => confirm(token),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  if (confirmed !== undefined)
    return <Navigate to="/" search={{ 'account-activation': String(confirmed) }} replace />
  return (
    <Page width="narrow" className="grid min-h-[70dvh] place-items-center">
      {isError ? (
        <ErrorView
          level={1}
          title="Your address is not confirmed yet"
          text={`${whatHappened(error)} Your link is still good.`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <EmptyState
          level={1}
          art={<Halo size={128} glow />}
          title="Confirming your address"
          text="This takes a moment."
        />
      )}
    </Page>
  )
}
