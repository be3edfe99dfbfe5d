import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { Drawer } from '../../ui/drawer.tsx'
import { HomeLink } from './home-link.tsx'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The side menu of small screens; going anywhere closes it. */
export function MenuDrawer({ open, onClose, children }: MenuDrawerProps) {
  const { href } = useLocation()
  const openedAt = useRef(href)
  useEffect(() => {
    if (openedAt.current === href) return
    openedAt.current = href
    onClose()
  }, [href, onClose])
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Menu"
      head={
        <div className="pl-3">
          <HomeLink />
        </div>
      }
    >
      <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col pt-4">
        {children}
      </nav>
    </Drawer>
  )
}
