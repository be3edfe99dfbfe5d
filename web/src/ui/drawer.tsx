import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { iconButtonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { useArrival, whereItCameFrom } from './use-arrival.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  /** After it has left the screen: the moment to take it out of the page. */
  onClosed?: (() => void) | undefined
  /** From where it comes. */
  side?: 'left' | 'right' | 'bottom' | undefined
  /** Its name; shown as a heading unless `head` takes that place. */
  title: string
  /** In place of the title, beside the cross: a logo for example. */
  head?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** On layer 1000, under the dialogs: the menu on a phone, the filters under md. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, onClosed, side = 'left', title, head, className, children } = props
  const popup = useRef<HTMLDivElement>(null)
  const drag = useSheetDrag(() => popup.current, onClose)
  const here = useArrival(open)
  return (
    <Dialog.Root
      open={here}
      onOpenChange={(next) => (next ? undefined : onClose())}
      onOpenChangeComplete={(isOpen) => (isOpen ? undefined : onClosed?.())}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="k-scrim k-scrim-overlay" />
        <Dialog.Popup
          ref={popup}
          className={classNames('k-drawer', `k-drawer-${side}`, className)}
          finalFocus={whereItCameFrom}
        >
          {side === 'bottom' ? <div className="k-grab" {...drag} /> : null}
          <div className="k-drawer-head">
            <Dialog.Title className={head ? 'sr-only' : undefined}>{title}</Dialog.Title>
            {head}
            <Dialog.Close className={iconButtonClass({ size: 'lg' })} aria-label="Close" title="Close">
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
