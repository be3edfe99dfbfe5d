import { Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUser } from '../lib/session.ts'
import { BottomBar } from './shell/bottom-bar.tsx'
import { Connection } from './shell/connection.tsx'
import { Deletion } from './shell/deletion.tsx'
import { HomeLink } from './shell/home-link.tsx'
import { PersonMenu } from './shell/person-menu.tsx'
import { TopBar } from './shell/top-bar.tsx'
import { Warning } from './shell/warning.tsx'

function PremiumLabel() {
  if (useUser()?.isPremium !== true) return null
  return <p className="mt-1.5 ml-[52px] text-13 leading-none text-primary-ink">Premium</p>
}

function SideMenu() {
  return (
    <nav
      aria-label="Main"
      className="sticky top-0 hidden h-dvh w-56 flex-none flex-col overflow-y-auto border-r border-line px-3 pt-6 pb-5 md:flex"
    >
      <div className="mb-7">
        <div className="px-3">
          <HomeLink />
        </div>
        <PremiumLabel />
      </div>
      <PersonMenu />
    </nav>
  )
}

/** A conversation takes the whole small screen: its own header is the way back. */
function useFillsScreen(): boolean {
  return useLocation().pathname.startsWith('/chat/')
}

/** Side menu, bars and the page between them, as people see it. */
export function PersonLayout({ children }: { children?: ReactNode }) {
  const fills = useFillsScreen()
  return (
    <div className="flex min-h-dvh">
      <SideMenu />
      {!fills && (
        <TopBar
          menu={
            <>
              <PremiumLabel />
              <PersonMenu />
            </>
          }
        />
      )}
      <main
        id="main"
        tabIndex={-1}
        className={`min-w-0 flex-1 ${fills ? 'flex h-dvh flex-col' : 'max-md:pt-14 max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]'}`}
      >
        <Connection />
        <Deletion />
        <Warning />
        {children ?? <Outlet />}
      </main>
      {!fills && <BottomBar />}
    </div>
  )
}
