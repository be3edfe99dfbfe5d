import type { Message } from '@aureole/contract/messages'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'

/** A deleted message does not come back, so that is asked first. */
export function RemoveDialog(props: { message: Message; onRemove: () => void; onClosed: () => void }) {
  const { message, onRemove, onClosed } = props
  const [open, setOpen] = useState(true)
  const calm = useRef<HTMLButtonElement>(null)
  return (
    <DialogFrame
      open={open}
      size="sm"
      title={message.author === 'PERSON' ? 'Delete your message?' : 'Delete this reply?'}
      lead="It leaves the conversation for good, on all your devices. The rest stays."
      initialFocus={calm}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      footer={
        <>
          <Button ref={calm} variant="quiet" onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              setOpen(false)
              onRemove()
            }}
          >
            Delete for good
          </Button>
        </>
      }
    />
  )
}
