import { limits } from '@aureole/contract/chats'
import { ArrowUp } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { useImperativeHandle } from 'react'
import { browserStore } from '../../lib/storage.ts'
import { IconButton } from '../../ui/button.tsx'

export interface ComposerHandle {
  /** Puts a text in front of what is being written, and the cursor behind it. */
  put(text: string): void
}

export interface ComposerProps {
  chatHash: string
  to: string
  /** What sending costs, in words. */
  price: string
  onSend: (text: string) => void
  ref?: Ref<ComposerHandle>
}

const draftOf = (chatHash: string) => `draft-${chatHash}`

/** On a phone Return makes a new line, as everywhere else there; sending has its button. */
function sendsOnEnter(): boolean {
  return !matchMedia('(pointer: coarse)').matches
}

export function Composer({ chatHash, to, price, onSend, ref }: ComposerProps) {
  const [text, setText] = useState(() => browserStore.get(draftOf(chatHash)) ?? '')
  const area = useRef<HTMLTextAreaElement>(null)
  const empty = text.trim() === ''
  const left = limits.messageMax - text.trim().length

  useEffect(() => {
    if (text === '') browserStore.remove(draftOf(chatHash))
    else browserStore.set(draftOf(chatHash), text)
  }, [chatHash, text])

  useLayoutEffect(() => {
    const field = area.current
    if (!field) return
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight}px`
  }, [text])

  useImperativeHandle(ref, () => ({
    put(before) {
      setText((now) => (now.trim() === '' ? before : `${before}\n${now}`))
      area.current?.focus()
    },
  }))

  function send(): void {
    if (empty || left < 0) return area.current?.focus()
    onSend(text)
    setText('')
    area.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !sendsOnEnter()) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="flex-none px-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-5 md:pb-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="mx-auto flex max-w-3xl items-end gap-3 rounded-[30px] border border-edge bg-surface-1 py-1.5 pr-1.5 pl-5 shadow-2 transition-shadow focus-within:border-primary-edge focus-within:shadow-glow">
        <textarea
          ref={area}
          rows={1}
          value={text}
          aria-label={`Write to ${to}`}
          placeholder={`Write to ${to}`}
          enterKeyHint="enter"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-[40dvh] min-h-11 flex-1 resize-none bg-transparent py-2.5 text-16 outline-none placeholder:text-ink-3"
        />
        <span className="flex-none self-end pb-2.5 text-13 leading-6 text-ink-3 tabular-nums">
          {left < 200 ? (
            <span className={left < 0 ? 'text-danger' : undefined} aria-live="polite">
              {left < 0 ? `${-left} too many` : `${left} left`}
            </span>
          ) : (
            price
          )}
        </span>
        <IconButton
          type="submit"
          label={`Send for ${price}`}
          variant="send"
          aria-disabled={empty || left < 0}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
      </div>
    </form>
  )
}
