import type { PagedList } from '../../lib/paged-list.ts'
import { Button } from '../../ui/button.tsx'

interface MoreButtonProps {
  list: Pick<PagedList<never, unknown>, 'status' | 'fetchingMore' | 'fetchMore' | 'retry'>
  size?: 'sm' | 'md'
  className?: string
}

/** At the end of a list that has more; after a page that did not come, it asks for that one again. */
export function MoreButton({ list, size = 'md', className }: MoreButtonProps) {
  const failed = list.status === 'errored'
  return (
    <Button
      variant="ghost"
      size={size}
      block
      className={className}
      busy={list.fetchingMore}
      onClick={failed ? list.retry : list.fetchMore}
    >
      {failed ? 'Try again' : 'Show more'}
    </Button>
  )
}
