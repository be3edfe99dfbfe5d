import { readOwnAvatar } from '@aureole/contract/own-avatars'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useUser } from '../../lib/session.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Page } from '../../ui/page.tsx'
import { MyAngel } from './mine/my-angel.tsx'

const EditAngel = lazy(() => import('./mine/edit-angel.tsx').then((m) => ({ default: m.EditAngel })))

function saysGone(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 404 || error.status === 422 || error.status === 400)
}

function Waiting() {
  return (
    <Page>
      <div aria-hidden="true" className="grid gap-8 md:grid-cols-[18rem_minmax(0,1fr)] md:gap-14">
        <div className="k-skeleton aspect-3/4 rounded-bubble bg-surface-2" />
        <div className="k-skeleton h-64 rounded-card bg-surface-2" />
      </div>
    </Page>
  )
}

export function MyAngelPage() {
  const user = useUser()
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const { edit }: { edit?: string } = useSearch({ strict: false })
  const {
    data: angel,
    error,
    refetch,
  } = useQuery({
    queryKey: ['own-avatar', id],
    queryFn: ({ signal }) => api(readOwnAvatar, { params: { id: user?.id ?? '', avatarId: id } }, { signal }),
    enabled: user !== undefined,
    retry: false,
  })
  usePageTitle(angel?.name)
  if (angel !== undefined && edit !== undefined) {
    return (
      <Suspense fallback={<Waiting />}>
        <EditAngel angel={angel} />
      </Suspense>
    )
  }
  if (angel !== undefined) return <MyAngel angel={angel} />
  if (error === null) return <Waiting />
  if (!saysGone(error)) {
    return (
      <ErrorView
        level={1}
        icon={<CloudOff aria-hidden />}
        title="This angel did not load"
        text={`${whatHappened(error)} Trying again usually helps.`}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Page>
      <EmptyState
        level={1}
        title="This angel is not among yours"
        text="It may have been deleted, or it belongs to somebody else."
        action={
          <>
            <Link to="/avatars/ai" className={buttonClass({ variant: 'primary' })}>
              Go to My Angels
            </Link>
            <Link to="/discover" className={buttonClass({ variant: 'quiet' })}>
              Discover
            </Link>
          </>
        }
      />
    </Page>
  )
}
