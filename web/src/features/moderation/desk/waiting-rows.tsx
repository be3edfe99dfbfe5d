import { Loading, Skeleton } from '#ui/skeleton.tsx'

const widths = ['58%', '44%', '66%', '38%', '52%', '61%', '47%', '55%']

/** Rows of the final height, so that nothing moves when the real ones are there. */
export function WaitingRows({ label, count = 8 }: { label: string; count?: number }) {
  return (
    <Loading label={label}>
      {Array.from({ length: count }, (_, row) => (
        <span key={row} className="flex h-16 items-center gap-6 border-b border-line px-4 @2xl:h-10">
          <Skeleton shape="line" width="4rem" className="flex-none" />
          <Skeleton shape="line" width={widths[row % widths.length]} />
        </span>
      ))}
    </Loading>
  )
}
