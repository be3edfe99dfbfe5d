import { useEffect, type ReactNode } from 'react'
import { Drawer } from '../../ui/drawer.tsx'
import { closePanelDrawer, usePanelDrawer } from './panel.ts'

/** As wide as the page has to be to show the panel beside the conversation. */
const roomForBoth = '(min-width: 1280px)'

/** The panel over the conversation, where there is no room beside it. */
export function PanelDrawer({ children }: { children: ReactNode }) {
  const open = usePanelDrawer()
  useEffect(() => {
    // A window that grows, or a tablet that is turned, shows the panel beside the conversation already.
    const wide = window.matchMedia(roomForBoth)
    wide.addEventListener('change', closePanelDrawer)
    return () => wide.removeEventListener('change', closePanelDrawer)
  }, [])
  return (
    <Drawer open={open} side="right" title="About this chat" onClose={closePanelDrawer} className="px-5">
      <div className="-mx-5 -mt-3">{children}</div>
    </Drawer>
  )
}
