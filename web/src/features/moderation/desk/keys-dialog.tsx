import { useState } from 'react'
import { DialogFrame } from '#ui/dialog.tsx'
import { Switch } from '#ui/field.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { keyName, useKeysWanted, wishKeys, type KeyAction } from './keys.ts'

/** Everything that keys do on this page, and whether they do it. */
export function KeysDialog({ actions, onClosed }: { actions: readonly KeyAction[]; onClosed: () => void }) {
  const [open, setOpen] = useState(true)
  const on = useKeysWanted()
  return (
    <DialogFrame
      open={open}
      title="Keys on this page"
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      footer={
        <Switch
          checked={on}
          onChange={(event) => wishKeys(event.target.checked)}
          hint="Off leaves all letters to your screen reader or to dictation."
        >
          Single keys
        </Switch>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
        {actions.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{keyName(key)}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </DialogFrame>
  )
}
