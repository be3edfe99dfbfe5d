import { Page } from '../ui/page.tsx'
import { Loading, Skeleton, SkeletonText } from '../ui/skeleton.tsx'

/** The room of a page that is still on its way. */
export function PagePending() {
  return (
    <Page>
      <Loading label="Loading the page">
        <Skeleton width="min(22rem, 70%)" height={36} className="rounded-control" />
        <SkeletonText lines={3} className="mt-8 max-w-xl" />
        <Skeleton height={220} className="mt-8 w-full rounded-card" />
      </Loading>
    </Page>
  )
}
