import { useRef } from 'react'
import { closeDialog, type DialogView } from '../lib/dialogs.ts'
import { Button } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog.tsx'

export function ConfirmDialog({ props, frame }: DialogView<'confirm'>) {
  const { title, text, action, keep = 'Cancel', danger = true } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <DialogFrame
      {...frame}
      size="sm"
      title={title}
      lead={text}
      // Whoever presses Enter too soon has done nothing.
      initialFocus={danger ? safe : undefined}
    >
      <div className="flex flex-col gap-2">
        <Button
          variant={danger ? 'danger' : 'primary'}
          size="lg"
          block
          onClick={() => closeDialog('confirmed')}
        >
          {action}
        </Button>
        <Button ref={safe} variant="ghost" block onClick={() => closeDialog()}>
          {keep}
        </Button>
      </div>
    </DialogFrame>
  )
}
