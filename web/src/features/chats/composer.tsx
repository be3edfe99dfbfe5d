import type { Chat } from '@aureole/contract/chats'
import { messageLimits } from '@aureole/contract/messages'
import { ArrowUp } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { browserStore } from '../../lib/storage.ts'
import { IconButton } from '../../ui/button.tsx'
import { CareNote } from './care-note.tsx'
import { ComposerNote } from './composer-note.tsx'
import { MentionMenu } from './mention-menu.tsx'
import { mostTokens, presentIn, priceOf, tokens } from './price.ts'
import { sendsOnEnter, useGrowing } from './use-growing.ts'
import { useMentions } from './use-mentions.ts'
import type { ReplyPrice } from './use-reply-price.ts'

export interface ComposerHandle {
  /** Puts a text in front of what is being written, and the cursor behind it. */
  put(text: string): void
  focus(): void
}

export interface ComposerProps {
  chat: Chat
  to: string
  price: ReplyPrice
  /** A message that did not go out says already that there are too few tokens. */
  shortTold: boolean
  onSend: (text: string) => void
  /** Arrow up in an empty field. */
  onEditLast: () => void
  ref?: Ref<ComposerHandle>
}

const draftOf = (chatHash: string) => `draft-${chatHash}`
const countFrom = 400

function Count({ left }: { left: number }) {
  return (
    <span className={left < 0 ? 'text-danger' : undefined} role="status">
      {left < 0 ? `${-left} too many` : `${left} left`}
    </span>
  )
}

/** Where one writes. What is written stays on this device until it is sent. */
export function Composer(props: ComposerProps) {
  const { chat, price: replyPrice, shortTold, onSend, onEditLast, ref } = props
  const { chatHash, inCare } = chat
  const to = inCare ? 'Customer care' : props.to
  const { replyTokens } = replyPrice
  const [text, setText] = useState(() => browserStore.get(draftOf(chatHash)) ?? '')
  const area = useRef<HTMLTextAreaElement>(null)
  const present = presentIn(chat)
  const mentions = useMentions(chat.type === 'GROUP' && !inCare ? present : [], text, area, setText)
  const empty = text.trim() === ''
  const left = messageLimits.textMax - text.trim().length
  const price = inCare ? tokens(0) : priceOf(chat, replyTokens, text)
  useGrowing(area, text)

  useEffect(() => {
    if (text === '') browserStore.remove(draftOf(chatHash))
    else browserStore.set(draftOf(chatHash), text)
  }, [chatHash, text])

  useImperativeHandle(ref, () => ({
    put(before) {
      setText((now) => (now.trim() === '' ? before : `${before}\n${now}`))
      area.current?.focus()
    },
    focus: () => area.current?.focus(),
  }))

  function send(): void {
    if (empty || left < 0) return area.current?.focus()
    onSend(text)
    setText('')
    area.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    // A word that an input method is still putting together is not sent by the key that ends it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (mentions.onKeyDown(event)) return
    if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault()
      onEditLast()
    } else if (event.key === 'Escape') area.current?.blur()
    else if (event.key === 'Enter' && !event.shiftKey && sendsOnEnter()) {
      event.preventDefault()
      send()
    }
  }

  return (
    <form
      className="relative flex-none px-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-5 md:pb-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="relative mx-auto max-w-3xl">
        <MentionMenu chat={chat} mentions={mentions} />
        {inCare ? (
          <CareNote chat={chat} />
        ) : (
          <ComposerNote
            chat={chat}
            price={replyPrice}
            needed={shortTold ? 0 : mostTokens(chat, replyTokens, text)}
          />
        )}
        <div className="flex items-end gap-3 rounded-[30px] border border-edge bg-surface-1 py-1.5 pr-1.5 pl-5 shadow-2 transition-shadow focus-within:border-primary-edge focus-within:shadow-glow">
          <textarea
            ref={area}
            rows={1}
            dir="auto"
            value={text}
            aria-label={`Write to ${to}`}
            placeholder={`Write to ${to}`}
            enterKeyHint="enter"
            autoCapitalize="sentences"
            onChange={(event) => {
              setText(event.target.value)
              mentions.onCursor()
            }}
            onSelect={mentions.onCursor}
            onBlur={mentions.close}
            onKeyDown={onKeyDown}
            {...mentions.fieldProps}
            className="max-h-[min(40dvh,15rem)] min-h-11 flex-1 resize-none bg-transparent py-2.5 text-16 outline-none placeholder:text-ink-3"
          />
          <span className="flex-none self-end pb-2.5 text-13 leading-6 text-ink-3 tabular-nums">
            {left < countFrom ? <Count left={left} /> : price}
          </span>
          <IconButton
            type="submit"
            label={`Send for ${price.charAt(0).toLowerCase()}${price.slice(1)}`}
            variant="send"
            aria-disabled={empty || left < 0}
            // The keyboard of a phone stays open, as the field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </form>
  )
}
