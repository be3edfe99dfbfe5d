import type { Avatar } from '@aureole/contract/avatars'
import { Link } from '@tanstack/react-router'
import { Fragment, memo, useEffect, useRef, type ReactNode } from 'react'
import { PortraitCard, portraitCardLink } from '../../ui/portrait-card.tsx'
import { marked } from './history-mark.ts'

export const angelGrid = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5'

/** As wide as a card gets beside the side menu at each step of the grid. */
export const cardSizes =
  '(min-width: 1280px) calc((100vw - 14rem - 9rem) / 5), (min-width: 1024px) calc((100vw - 14rem - 8rem) / 4), (min-width: 768px) calc((100vw - 14rem - 6rem) / 3), calc((100vw - 2.75rem) / 2)'

/** The cards of the first row at every width are on the first screen. */
const firstRow = 5

interface AngelGridProps {
  angels: readonly Avatar[]
  /** Stands among the faces at this place, or at the end where there are fewer. */
  guest?: { at: number; card: ReactNode }
  /** Places that are still loading. */
  waiting?: number
}

/** Remembered, so that twelve more at the end do not draw the hundreds before them again. */
const AngelCard = memo(function AngelCard({ angel, first }: { angel: Avatar; first: boolean }) {
  return (
    <li>
      <Link
        to="/discover/$id"
        params={{ id: angel.id }}
        state={marked('came-from-discover')}
        className={portraitCardLink}
      >
        <PortraitCard angel={angel} sizes={cardSizes} priority={first} />
      </Link>
    </li>
  )
})

export function AngelGrid({ angels, guest, waiting = 0 }: AngelGridProps) {
  const guestAt = guest === undefined ? -1 : Math.min(guest.at, angels.length)
  return (
    <ul className={angelGrid}>
      {angels.map((angel, index) => (
        <Fragment key={angel.id}>
          {index === guestAt && <li key="guest">{guest?.card}</li>}
          <AngelCard angel={angel} first={index < firstRow} />
        </Fragment>
      ))}
      {guestAt === angels.length && waiting === 0 && <li key="guest">{guest?.card}</li>}
      {Array.from({ length: waiting }, (_, index) => (
        <li
          key={`waiting-${index}`}
          aria-hidden="true"
          className="k-skeleton aspect-3/4 rounded-card bg-surface-2"
        />
      ))}
    </ul>
  )
}

/** Calls for more when it comes near the screen. */
export function MoreSentinel({ onNear }: { onNear: () => void }) {
  const element = useRef<HTMLDivElement>(null)
  const call = useRef(onNear)
  useEffect(() => {
    call.current = onNear
  })
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && call.current(), {
      rootMargin: '800px 0px',
    })
    if (element.current !== null) watch.observe(element.current)
    return () => watch.disconnect()
  }, [])
  return <div ref={element} aria-hidden="true" className="h-px" />
}
