import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { iconButtonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { useArrival, whereItCameFrom } from './use-arrival.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

export interface DialogFrameProps {
  open?: boolean | undefined
  /** Asked for by Escape, the cross, a press outside or pulling the sheet down; never when it is not closable. */
  onClose?: (() => void) | undefined
  /** After it has left the screen. */
  onClosed?: (() => void) | undefined
  closable?: boolean | undefined
  title: ReactNode
  lead?: ReactNode
  /** Above the title; the head is centred then. */
  art?: ReactNode
  centred?: boolean | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Stays in view under scrolling content. */
  footer?: ReactNode
  /** It takes the place of another dialog: only the card changes. */
  swapped?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className?: string | undefined
  children?: ReactNode
}

const focusable = 'input, select, textarea, button, a[href]'

/** Long text without anything to focus must still be scrollable by keys. */
function reachable(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined
  const watch = new ResizeObserver(() => {
    const needed = body.scrollHeight > body.clientHeight + 1 && body.querySelector(focusable) === null
    body.toggleAttribute('tabindex', needed)
    if (needed) body.tabIndex = 0
  })
  watch.observe(body)
  return () => watch.disconnect()
}

export function DialogFrame(props: DialogFrameProps) {
  const { open = true, onClose, onClosed, closable = true, title, lead, art, centred = Boolean(art) } = props
  const { size = 'md', footer, swapped, initialFocus, className, children } = props
  const popup = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const drag = useSheetDrag(() => popup.current, closable ? onClose : undefined)
  const here = useArrival(open, swapped)
  useKeyboardInset(place)

  /* On a phone the first field would raise the keyboard before the person has read what this is. */
  function calmFocus(): HTMLElement | null | true {
    return matchMedia('(pointer: coarse)').matches ? popup.current : true
  }

  return (
    <Dialog.Root
      open={here}
      disablePointerDismissal={!closable}
      onOpenChange={(next, details) => {
        if (next) return
        if (closable) onClose?.()
        else details.cancel()
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="k-scrim" forceRender data-swapped={swapped ? '' : undefined} />
        <Dialog.Viewport className="k-dialog-place" ref={setPlace}>
          <Dialog.Popup
            ref={popup}
            className={classNames('k-dialog', size !== 'md' && `k-dialog-${size}`, className)}
            data-centred={centred ? '' : undefined}
            data-swapped={swapped ? '' : undefined}
            initialFocus={initialFocus ?? calmFocus}
            finalFocus={whereItCameFrom}
          >
            {closable ? <div className="k-grab" {...drag} /> : null}
            <div className="k-dialog-body" ref={reachable}>
              <header className="k-dialog-head" data-closable={closable ? '' : undefined}>
                {art ? <div className="k-dialog-art">{art}</div> : null}
                <Dialog.Title>{title}</Dialog.Title>
                {lead ? <Dialog.Description className="k-dialog-lead">{lead}</Dialog.Description> : null}
              </header>
              {children === undefined ? null : <div className="k-dialog-content">{children}</div>}
            </div>
            {footer ? <footer className="k-dialog-foot">{footer}</footer> : null}
            {closable ? (
              <Dialog.Close
                className={iconButtonClass({}, 'k-dialog-close')}
                aria-label="Close"
                title="Close"
              >
                <X aria-hidden="true" />
              </Dialog.Close>
            ) : null}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
