import { messageLimits } from '@aureole/contract/messages'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import type { EditMessage, Editing } from './edit-message.ts'
import { sendsOnEnter, useGrowing } from './use-growing.ts'

export interface MessageEditorProps {
  editing: Editing
  edit: EditMessage
  /** What it costs to have it answered anew, in words. */
  price: string
  onDone: () => void
}

/** My own message, being written otherwise in its place. */
export function MessageEditor({ editing, edit, price, onDone }: MessageEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, busy, problem, message } = editing
  const left = messageLimits.textMax - text.trim().length
  useGrowing(area, text)

  useEffect(() => {
    const field = area.current
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])

  function leave(): void {
    edit.cancel()
    onDone()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      leave()
    } else if (event.key === 'Enter' && !event.shiftKey && sendsOnEnter()) {
      event.preventDefault()
      edit.send()
    }
  }

  return (
    <form
      data-seq={message.seq}
      data-id={message.id}
      className="mt-5 ml-auto w-full max-w-xl"
      onSubmit={(event) => {
        event.preventDefault()
        edit.send()
      }}
    >
      <div className="rounded-bubble border border-primary-edge bg-primary-tint px-4 py-2.5">
        <textarea
          ref={area}
          rows={1}
          dir="auto"
          value={text}
          readOnly={busy}
          aria-label="Edit what you said"
          aria-describedby="edit-means"
          onChange={(event) => edit.write(event.target.value)}
          onKeyDown={onKeyDown}
          className="block max-h-[40dvh] w-full resize-none bg-transparent text-16 outline-none"
        />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 text-13 text-ink-3">
        <p id="edit-means" className="min-w-48 flex-1">
          {left < 0
            ? `${-left} characters too many.`
            : 'The conversation goes on from here. What followed stays behind the arrows.'}
        </p>
        <span className="flex items-center gap-2">
          <Button variant="ghost" size="sm" onClick={leave}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="tint"
            size="sm"
            busy={busy}
            disabled={left < 0 || text.trim() === ''}
          >
            Send for {price.charAt(0).toLowerCase() + price.slice(1)}
          </Button>
        </span>
      </div>
      {problem === undefined ? null : (
        <p role="alert" className="mt-1 text-right text-13 text-danger">
          {problem}
        </p>
      )}
    </form>
  )
}
