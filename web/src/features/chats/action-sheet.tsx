import type { Message } from '@aureole/contract/messages'
import { useState } from 'react'
import { Drawer } from '../../ui/drawer.tsx'
import type { MessageAction } from './message-actions.tsx'
import { clockTime, dayTitle } from './times.ts'
import { useNow } from './use-now.ts'

/** On a phone: everything that can be done with the message that was held. */
export function ActionSheet(props: {
  message: Message
  actions: readonly MessageAction[]
  onClosed: () => void
}) {
  const { message, actions, onClosed } = props
  const [open, setOpen] = useState(true)
  const time = new Date(message.createdAt)
  const now = useNow()
  return (
    <Drawer
      open={open}
      side="bottom"
      title={`${dayTitle(time, now)}, ${clockTime(time)}`}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
    >
      <ul className="px-2 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        {actions.map(({ label, icon, run, danger, pressed }) => (
          <li key={label}>
            <button
              type="button"
              className="k-menu-item min-h-12"
              data-danger={danger ? '' : undefined}
              aria-pressed={pressed}
              onClick={() => {
                setOpen(false)
                run()
              }}
            >
              {icon}
              {label}
              {pressed === true ? <span className="ml-auto text-13 text-primary-ink">Yours</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
