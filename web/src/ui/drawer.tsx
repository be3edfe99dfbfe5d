import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { iconButtonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

export interface DrawerProps {
  open: boolean
  onClose: () => void
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
export function Drawer({ open, onClose, side = 'left', title, head, className, children }: DrawerProps) {
  const popup = useRef<HTMLDivElement>(null)
  const drag = useSheetDrag(() => popup.current, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="k-scrim k-scrim-overlay" />
        <Dialog.Popup ref={popup} className={classNames('k-drawer', `k-drawer-${side}`, className)}>
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
