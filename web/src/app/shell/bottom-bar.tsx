import { Link } from '@tanstack/react-router'
import { Compass, HeartHandshake, MessageCircle, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { openDialog } from '../../lib/dialogs.ts'
import { useUser } from '../../lib/session.ts'
import { useUnreadChats } from '../../lib/unread.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { UnreadBadge } from '../../ui/badge.tsx'
import { useDiscoverSearch } from './discover-search.ts'
import { useIsHere } from './menu-entry.tsx'

const look =
  'flex h-full w-full min-w-0 flex-col items-center justify-center gap-0.5 rounded-control text-13 leading-tight font-medium ' +
  'text-ink-3 aria-[current=page]:text-ink-1 aria-[current=page]:[&>svg]:text-primary-ink'

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

function BarLink({
  to,
  search,
  places = [],
  label,
  children,
}: {
  to: string
  search?: Record<string, string>
  places?: readonly string[]
  label: string
  children: ReactNode
}) {
  const here = useIsHere([to, ...places])
  return (
    <li className="min-w-0">
      <Link
        to={to}
        {...(search === undefined ? {} : { search })}
        activeOptions={{ includeSearch: false }}
        aria-current={here ? 'page' : undefined}
        className={look}
      >
        {children}
        <span className="max-w-full truncate px-1">{label}</span>
      </Link>
    </li>
  )
}

function Account() {
  const user = useUser()
  if (user !== undefined) {
    const name = user.avatar?.name ?? 'You'
    return (
      <BarLink to="/avatars/personal" label={name}>
        <AvatarPicture src={user.avatar?.imageUrl} name={name} size={24} />
      </BarLink>
    )
  }
  return (
    <li className="min-w-0">
      <button type="button" className={look} onClick={() => void openDialog('registration', {})}>
        <UserPlus {...icon} />
        <span className="max-w-full text-center leading-[1.1] [html[data-session=person]_&]:invisible">
          Create Account
        </span>
      </button>
    </li>
  )
}

export function BottomBar() {
  const search = useDiscoverSearch()
  const unread = useUnreadChats()
  return (
    <nav
      aria-label="Sections"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface-0/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      <ul className="grid h-16 grid-cols-4 gap-1 p-1.5">
        <BarLink to="/discover" search={search} label="Discover">
          <Compass {...icon} />
        </BarLink>
        <BarLink to="/chat" places={['/chats']} label="Chat">
          <span className="relative">
            <MessageCircle {...icon} />
            <span className="absolute -top-1.5 left-3 flex">
              <UnreadBadge count={unread} what="with something new" />
            </span>
          </span>
        </BarLink>
        <BarLink to="/avatars/ai" label="My Angels">
          <HeartHandshake {...icon} />
        </BarLink>
        <Account />
      </ul>
    </nav>
  )
}
