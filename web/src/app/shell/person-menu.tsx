import { Link } from '@tanstack/react-router'
import { Coins, Compass, HeartHandshake, LogOut, MessagesSquare, Settings2, Sun } from 'lucide-react'
import { openDialog } from '../../lib/dialogs.ts'
import { session, useUser } from '../../lib/session.ts'
import { useUnreadChats } from '../../lib/unread.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { Badge, UnreadBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useDiscoverSearch } from './discover-search.ts'
import { MenuButton, MenuLink } from './menu-entry.tsx'
import { ThemeButton } from './theme-button.tsx'

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true, className: 'flex-none' } as const

function TokenCount({ tokens }: { tokens: number }) {
  // A fortune must not push the entry's name out of the menu.
  const look = tokens < 1_000_000 ? {} : ({ notation: 'compact', maximumFractionDigits: 1 } as const)
  return <Badge>{tokens.toLocaleString(undefined, look)}</Badge>
}

function Places() {
  const user = useUser()
  const search = useDiscoverSearch()
  const unread = useUnreadChats()
  return (
    <ul className="flex flex-col gap-0.5">
      <li>
        <MenuLink to="/discover" search={search} icon={<Compass {...icon} />} label="Discover" />
      </li>
      <li>
        <MenuLink
          to="/chats"
          places={['/chat']}
          icon={<MessagesSquare {...icon} />}
          label="Chats"
          end={<UnreadBadge count={unread} what="with something new" />}
        />
      </li>
      {user && (
        <li>
          <MenuLink
            to="/tokens"
            icon={<Coins {...icon} />}
            label="Tokens"
            end={<TokenCount tokens={user.tokens} />}
          />
        </li>
      )}
      <li>
        <MenuLink to="/avatars/ai" icon={<HeartHandshake {...icon} />} label="My Angels" />
      </li>
    </ul>
  )
}

function Person() {
  const user = useUser()
  if (user === undefined) return null
  const name = user.avatar?.name ?? 'Your persona'
  return (
    <>
      <hr className="m-3 border-line" />
      <ul className="flex flex-col gap-0.5">
        <li>
          <MenuLink
            to="/avatars/personal"
            icon={<AvatarPicture src={user.avatar?.imageUrl} name={name} size={24} />}
            label={name}
          />
        </li>
        <li>
          <MenuLink to="/settings" icon={<Settings2 {...icon} />} label="Settings" />
        </li>
        <li>
          <MenuLink to="/premium" icon={<Sun {...icon} />} label="Premium" />
        </li>
        <li>
          <MenuButton icon={<LogOut {...icon} />} label="Log out" onClick={() => void session.logOut()} />
        </li>
      </ul>
    </>
  )
}

function GuestButtons() {
  return (
    <div className="flex flex-col gap-2 [html[data-session=person]_&]:invisible">
      <Button variant="tint" block onClick={() => void openDialog('registration', {})}>
        Create account
      </Button>
      <Button variant="quiet" block onClick={() => void openDialog('login', {})}>
        Login
      </Button>
    </div>
  )
}

/** What the side menu and the drawer both hold under the logo. */
export function PersonMenu() {
  const user = useUser()
  return (
    <>
      <Places />
      <Person />
      <div className="mt-auto pt-6">
        {user === undefined && <GuestButtons />}
        <div className="flex items-center justify-between gap-2 pt-4 pl-3">
          <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-13 text-ink-3">
            <li>
              <Link to="/privacy-policy" className="hover:text-ink-1">
                Privacy Policy
              </Link>
            </li>
            <li>
              <Link to="/terms-of-service" className="hover:text-ink-1">
                Terms of Service
              </Link>
            </li>
          </ul>
          <ThemeButton />
        </div>
      </div>
    </>
  )
}
