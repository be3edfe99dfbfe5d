import { Loading, Skeleton, SkeletonText } from '#ui/skeleton.tsx'

/** The generator's room while what was answered before is on its way. */
export function WizardPending() {
  return (
    <Loading
      label="Loading your answers"
      className="min-h-full lg:grid lg:grid-cols-[minmax(0,11fr)_minmax(0,13fr)]"
    >
      <div className="grid h-60 place-items-center bg-surface-1 lg:h-dvh lg:border-r lg:border-line">
        <Skeleton className="aspect-3/4 w-[min(24.75rem,70%)] rounded-bubble max-lg:hidden" />
      </div>
      <div className="px-4 pt-8 md:px-8 lg:px-10">
        <Skeleton height={3} className="w-full rounded-full" />
        <Skeleton width="min(24rem, 80%)" height={40} className="mt-12 rounded-control" />
        <SkeletonText lines={2} className="mt-6 max-w-md" />
        <Skeleton height={220} className="mt-8 w-full rounded-card" />
      </div>
    </Loading>
  )
}
