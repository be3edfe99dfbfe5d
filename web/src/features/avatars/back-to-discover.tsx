import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { isMarked } from './history-mark.ts'

/** Back to the list as it was left, filter and place included; a link opened from elsewhere leads to the whole list. */
export function BackToDiscover({ className }: { className?: string }) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <Link
      to="/discover"
      onClick={(event) => {
        const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
        if (!plain || !canGoBack || !isMarked('came-from-discover')) return
        event.preventDefault()
        router.history.back()
      }}
      className={classNames('min-h-11 items-center gap-1.5 text-15 text-ink-2 hover:text-ink-1', className)}
    >
      <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
      Discover
    </Link>
  )
}
