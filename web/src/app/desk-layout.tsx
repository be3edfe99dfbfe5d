import { Outlet, useLocation } from '@tanstack/react-router'
import { Inbox, LogOut, MessageSquareText, Scale, ScrollText, ShieldAlert, Sparkles } from 'lucide-react'
import { useLayoutEffect, type ReactNode } from 'react'
import { useDeskCounts } from '../features/moderation/desk/desk-counts.ts'
import { session, useUser } from '../lib/session.ts'
import { Connection } from './shell/connection.tsx'
import { HomeLink } from './shell/home-link.tsx'
import { MenuButton, MenuLink } from './shell/menu-entry.tsx'
import { ThemeButton } from './shell/theme-button.tsx'
import { TopBar } from './shell/top-bar.tsx'

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true, className: 'flex-none' } as const

function useAgentName(): string {
  const user = useUser()
  return user?.avatar?.name ?? user?.email.split('@')[0] ?? ''
}

function Count({ value, what }: { value: string | number; what: string }) {
  if (value === 0 || value === '') return null
  return (
    <span className="rounded-full bg-surface-3 px-2 text-13 leading-[22px] text-ink-1 tabular-nums">
      {value}
      <span className="sr-only"> {what}</span>
    </span>
  )
}

/** The lists beside the violations, each at the same address with another view. */
const lists = [
  { view: undefined, label: 'Violations', icon: <ShieldAlert {...icon} /> },
  { view: 'appeals', label: 'Appeals', icon: <Scale {...icon} /> },
  { view: 'angels', label: 'Angels', icon: <Sparkles {...icon} /> },
  { view: 'audit', label: 'Audit log', icon: <ScrollText {...icon} /> },
] as const

function DeskMenu() {
  const name = useAgentName()
  const { pathname, search } = useLocation()
  const { open, appeals } = useDeskCounts()
  const shown = pathname.startsWith('/admin/violations') ? (search as { view?: string }).view : null
  return (
    <>
      <ul className="flex flex-col gap-0.5">
        <li>
          <MenuLink
            to="/admin/chats"
            exact
            icon={<Inbox {...icon} />}
            label="Queue"
            end={<Count value={open} what="waiting" />}
          />
        </li>
        <li>
          <MenuLink to="/admin/chats/manage" icon={<MessageSquareText {...icon} />} label="Manage chat" />
        </li>
        {lists.map(({ view, label, icon: picture }) => (
          <li key={label}>
            <MenuLink
              to="/admin/violations"
              search={view === undefined ? {} : { view }}
              here={shown === view}
              icon={picture}
              label={label}
              end={view === 'appeals' ? <Count value={appeals} what="waiting" /> : undefined}
            />
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-6">
        <MenuButton icon={<LogOut {...icon} />} label="Log out" onClick={() => void session.logOut()} />
        <div className="mt-3 flex items-center justify-between gap-2 border-t border-line pt-3 pl-3">
          <p className="min-w-0 truncate text-13 font-semibold">{name}</p>
          <ThemeButton />
        </div>
      </div>
    </>
  )
}

/** Dialogs and toasts stand outside of the desk's own element, and take its mood from the document. */
function useDeskMood(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['mood'] = 'desk'
    return () => {
      delete document.documentElement.dataset['mood']
    }
  }, [])
}

/** The agents' desk: another mood, the same frame. */
export function DeskLayout({ children }: { children?: ReactNode }) {
  useDeskMood()
  return (
    <div data-mood="desk" className="flex min-h-dvh bg-surface-0 text-ink-1">
      <nav
        aria-label="Customer care"
        className="sticky top-0 hidden h-dvh w-56 flex-none flex-col overflow-y-auto border-r border-line px-3 pt-6 pb-5 md:flex"
      >
        <div className="mb-7">
          <div className="px-3">
            <HomeLink />
          </div>
          <p className="mt-1.5 ml-[52px] text-13 leading-none text-ink-2">Customer care</p>
        </div>
        <DeskMenu />
      </nav>
      <TopBar menu={<DeskMenu />} end={<span className="text-13 text-ink-3">Customer care</span>} />
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 max-md:pt-14">
        <Connection />
        {children ?? <Outlet />}
      </main>
    </div>
  )
}
