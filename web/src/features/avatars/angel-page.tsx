import { readAvatar } from '@aureole/contract/avatars'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { api, ApiProblem } from '../../lib/api.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { AngelProfile } from './angel-profile.tsx'

function AngelSkeleton() {
  return (
    <div aria-hidden="true" className="@container">
      <div className="mx-auto w-full max-w-[76rem] px-4 md:px-8 @3xl:grid @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @3xl:gap-8 @3xl:pt-19 @5xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] @5xl:gap-14">
        <div className="k-skeleton -mx-4 md:-mx-8 @max-3xl:aspect-8/9 @lg:@max-3xl:aspect-square @3xl:mx-0 @3xl:aspect-3/4 @3xl:rounded-bubble" />
        <div className="space-y-4 pt-6">
          <div className="k-skeleton h-12 w-48 rounded-control bg-surface-2" />
          <div className="k-skeleton h-5 w-64 rounded-control bg-surface-2" />
          <div className="k-skeleton h-32 max-w-measure rounded-control bg-surface-2" />
          <div className="k-skeleton h-13 w-56 rounded-control bg-surface-2" />
        </div>
      </div>
    </div>
  )
}

function saysGone(error: unknown): boolean {
  // An id that is no id at all is refused as a field, which to a person means the same.
  return error instanceof ApiProblem && (error.status === 404 || error.status === 422 || error.status === 400)
}

export function AngelPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const {
    data: angel,
    error,
    refetch,
  } = useQuery({
    queryKey: ['avatar', id],
    queryFn: ({ signal }) => api(readAvatar, { params: { id } }, { signal }),
  })
  usePageTitle(angel?.name)
  if (angel !== undefined) return <AngelProfile angel={angel} />
  if (error === null) return <AngelSkeleton />
  if (saysGone(error)) {
    return (
      <EmptyState
        level={1}
        title="Nobody lives at this address"
        text="The angel may have been taken out of the catalogue, or the link was cut short."
        action={
          <Link to="/discover" className={buttonClass({ variant: 'primary' })}>
            Meet the others
          </Link>
        }
      />
    )
  }
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
