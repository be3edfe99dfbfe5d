import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** As the list will stand there. */
export function MemorySkeleton({ name }: { name: string }) {
  return (
    <Loading label={`Loading what ${name} remembers`} className="space-y-5">
      <Skeleton shape="line" width="70%" />
      {[92, 64, 80].map((width) => (
        <span key={width} className="block space-y-2 border-t border-line pt-3">
          <Skeleton shape="line" width={`${width}%`} />
          <Skeleton shape="line" width="30%" />
        </span>
      ))}
    </Loading>
  )
}
