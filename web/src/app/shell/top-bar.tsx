import { Link } from '@tanstack/react-router'
import { Coins, Menu } from 'lucide-react'
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { openDialog } from '../../lib/dialogs.ts'
import { useUser } from '../../lib/session.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { HomeLink } from './home-link.tsx'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((module) => ({ default: module.MenuDrawer })))

function End() {
  const user = useUser()
  if (user === undefined) {
    return (
      <div className="[html[data-session=person]_&]:invisible">
        <Button variant="ghost" size="sm" onClick={() => void openDialog('login', {})}>
          Login
        </Button>
      </div>
    )
  }
  return (
    <Link
      to="/tokens"
      aria-label={`${user.tokens.toLocaleString()} tokens`}
      className="flex h-[30px] items-center gap-1.5 rounded-full bg-surface-2 px-3 text-13 font-semibold text-ink-1 tabular-nums"
    >
      <Coins size={16} strokeWidth={1.5} aria-hidden />
      {user.tokens.toLocaleString()}
    </Link>
  )
}

interface TopBarProps {
  menu: ReactNode
  end?: ReactNode
}

/** The bar that small screens have instead of the side menu, which opens from it as a drawer. */
export function TopBar({ menu, end }: TopBarProps) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <header className="fixed inset-x-0 top-0 z-40 flex h-14 items-center gap-1 border-b border-line bg-surface-0/90 px-2 backdrop-blur-md md:hidden">
      <IconButton
        label="Menu"
        size="lg"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      <HomeLink />
      <div className="ml-auto pr-1">{end ?? <End />}</div>
      {wanted && (
        <Suspense fallback={null}>
          <MenuDrawer open={open} onClose={close}>
            {menu}
          </MenuDrawer>
        </Suspense>
      )}
    </header>
  )
}
