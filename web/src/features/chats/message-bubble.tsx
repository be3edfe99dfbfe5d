import type { Chat, Message } from '@aureole/contract/chats'
import { Square } from 'lucide-react'
import { memo } from 'react'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { Bubble, Thinking } from '../../ui/bubble.tsx'
import { speakerOf } from './chat.ts'
import { StreamingText } from './streaming-text.tsx'
import { clockTime } from './times.ts'
import { isUnfinished } from './transcript.ts'

export interface MessageBubbleProps {
  chat: Chat
  message: Message
  first: boolean
  last: boolean
  onStop: (message: Message) => void
}

/** What stands in the bubble when there is no text to show. */
export function wordsFor(message: Message, name: string): string | undefined {
  if (message.status === 'HIDDEN') return 'Customer care has hidden this message.'
  if (message.text !== '') return undefined
  if (message.status === 'FAILED') return `${name} cannot answer just now. Your token is back in your wallet.`
  if (message.status === 'STOPPED') return 'Stopped before the first word. Your token is back in your wallet.'
  return undefined
}

function StopButton({ onStop, name }: { onStop: () => void; name: string }) {
  return (
    <button
      type="button"
      onClick={onStop}
      aria-label={`Stop ${name}`}
      className="-ml-1 flex items-center gap-2 rounded-control px-2 py-1 text-ink-2 hover:bg-surface-1 hover:text-ink-1"
    >
      <Square aria-hidden="true" /> Stop
    </button>
  )
}

function Words({ message, name }: { message: Message; name: string }) {
  const instead = wordsFor(message, name)
  if (instead !== undefined) return <span className="text-ink-2">{instead}</span>
  if (message.status === 'PENDING' && message.text === '') return <Thinking label={`${name} is writing`} />
  return isUnfinished(message) ? <StreamingText text={message.text} /> : <>{message.text}</>
}

function metaOf(message: Message, name: string, stop: () => void) {
  if (message.author === 'AVATAR' && isUnfinished(message)) return <StopButton onStop={stop} name={name} />
  if (message.text === '') return undefined
  if (message.status === 'STOPPED') return 'Stopped'
  if (message.status === 'FAILED') return 'This reply broke off. Your token is back in your wallet.'
  return undefined
}

/** One message; it is drawn again only when it changed. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { chat, message, first, last, onStop } = props
  if (message.kind === 'NOTICE' || message.author === 'SYSTEM') {
    return <Bubble from="notice">{message.text}</Bubble>
  }
  const mine = message.author === 'PERSON'
  const { avatar, colour } = speakerOf(chat, message.avatarId)
  const name = avatar?.name ?? chat.title
  const named = chat.type === 'GROUP' && !mine && first
  return (
    <div
      data-author={message.author}
      data-status={message.status}
      className={`group relative ${mine ? 'md:pl-14' : 'md:pr-14'}`}
    >
      <Bubble
        from={mine ? 'out' : message.author === 'CARE' ? 'care' : 'in'}
        first={first}
        last={last}
        picture={
          mine || message.author === 'CARE' ? undefined : (
            <AvatarPicture name={name} src={avatar?.thumbUrl} size={36} />
          )
        }
        name={named && message.author === 'AVATAR' ? name : undefined}
        nameColour={named ? colour : undefined}
        streaming={message.status === 'STREAMING'}
        meta={metaOf(message, name, () => onStop(message))}
      >
        <span className="sr-only">
          {mine ? 'You: ' : `${message.author === 'CARE' ? 'Customer care' : name}: `}
        </span>
        <span data-text>
          <Words message={message} name={name} />
        </span>
      </Bubble>
      <time
        dateTime={message.createdAt}
        className={`pointer-events-none absolute bottom-2 text-13 text-ink-3 tabular-nums opacity-0 transition-opacity group-hover:opacity-100 max-md:hidden ${mine ? 'left-0' : 'right-0'}`}
      >
        {clockTime(new Date(message.createdAt))}
      </time>
    </div>
  )
})
