import type { Chat } from '@aureole/contract/chats'
import type { Message } from '@aureole/contract/messages'
import { Square } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Inset } from '../../lib/inset.tsx'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { Bubble, Thinking } from '../../ui/bubble.tsx'
import { speakerOf } from './chat.ts'
import { Markdown } from './markdown/markdown.tsx'
import { ActionRow, actionsFor, VersionArrows } from './message-actions.tsx'
import type { MessageAction, MessageAsks } from './message-actions.tsx'
import type { BusyWith, MessageVerbs } from './message-verbs.ts'
import { StreamingText } from './streaming-text.tsx'
import { clockTime } from './times.ts'
import { isUnfinished } from './transcript.ts'

export interface MessageBubbleProps {
  chat: Chat
  message: Message
  first: boolean
  last: boolean
  isLatest: boolean
  isAnswer: boolean
  /** Pointed at, or in focus: its actions are there. */
  active: boolean
  /** Someone came here for this one. */
  found: boolean
  busy: BusyWith | undefined
  verbs: MessageVerbs
  asks: MessageAsks
}

/** What stands in the bubble when there is no text to show. */
export function wordsFor(message: Message, name: string): string | undefined {
  if (message.status === 'HIDDEN') return 'Customer care has hidden this message.'
  if (message.text !== '') return undefined
  if (message.status === 'FAILED') return `${name} cannot answer just now. It cost you nothing.`
  if (message.status === 'STOPPED') return 'Stopped before the first word. It cost you nothing.'
  return undefined
}

function StopButton({ onStop, name }: { onStop: () => void; name: string }) {
  return (
    <button
      type="button"
      onClick={onStop}
      aria-label={`Stop ${name}`}
      className="-ml-2 flex items-center gap-2 rounded-control px-2 py-1 text-ink-2 hover:bg-surface-1 hover:text-ink-1 pointer-coarse:min-h-11"
    >
      <Square aria-hidden="true" /> Stop
    </button>
  )
}

function Words({ message, name, busy }: { message: Message; name: string; busy: BusyWith | undefined }) {
  if (busy === 'regenerate' || (message.status === 'PENDING' && message.text === ''))
    return <Thinking label={`${name} is writing`} />
  const instead = wordsFor(message, name)
  if (instead !== undefined) return <span className="text-ink-2">{instead}</span>
  const writing = isUnfinished(message) || busy === 'continue'
  return (
    <>
      {isUnfinished(message) ? <StreamingText text={message.text} /> : <Markdown text={message.text} />}
      {writing && message.status !== 'STREAMING' ? <Thinking label={`${name} goes on`} /> : null}
    </>
  )
}

function noteOf(message: Message): string | undefined {
  if (message.text === '') return undefined
  if (message.status === 'STOPPED') return 'Stopped'
  if (message.status === 'FAILED') return 'This reply broke off. It cost you nothing.'
  return undefined
}

function actionsOf({ chat, message, isLatest, isAnswer, verbs, asks }: MessageBubbleProps): MessageAction[] {
  const isPresent = speakerOf(chat, message.avatarId).avatar?.present !== false
  return actionsFor(message, { isLatest, isAnswer, isPresent }, verbs, asks)
}

/** Under the bubble, in the flow: what stays there without anyone pointing at it. */
function metaOf(props: MessageBubbleProps, name: string): ReactNode {
  const { message, isLatest, busy } = props
  const { stop, choose } = props.verbs
  if (message.author === 'AVATAR' && isUnfinished(message))
    return <StopButton onStop={() => stop(message)} name={name} />
  const note = noteOf(message)
  const actions = isLatest && message.author === 'AVATAR' && !busy ? actionsOf(props) : []
  const many = (message.versions?.count ?? 1) > 1
  if (note === undefined && actions.length === 0 && !many) return undefined
  return (
    <span className="-ml-1.5 flex min-w-0 flex-wrap items-center gap-x-2">
      {actions.length > 0 ? <ActionRow actions={actions} label="What to do with this reply" /> : null}
      {many ? <VersionArrows message={message} onChoose={choose} /> : null}
      {note === undefined ? null : <span className="px-1.5">{note}</span>}
    </span>
  )
}

/** Over the edge of the bubble, so that nothing moves when it comes and goes. */
function FloatingActions(props: MessageBubbleProps & { mine: boolean }) {
  const { mine } = props
  const actions = actionsOf(props)
  if (actions.length === 0) return null
  return (
    <div
      className={`absolute bottom-0 z-10 translate-y-[72%] rounded-control border border-line-2 bg-surface-2 p-0.5 shadow-2 max-md:hidden ${mine ? 'right-2' : 'left-14'}`}
    >
      <ActionRow actions={actions} label="What to do with this message" />
    </div>
  )
}

function nameIn(chat: Chat, message: Message): string {
  if (message.author === 'CARE') return 'Customer care'
  return speakerOf(chat, message.avatarId).avatar?.name ?? chat.title
}

/** One message; it is drawn again only when it changed. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { chat, message, first, last, isLatest, active, found, busy } = props
  const { author } = message
  const place = { 'data-seq': message.seq, 'data-id': message.id, tabIndex: -1 }
  if (message.kind === 'CRISIS')
    return (
      <div {...place} className="outline-none" data-crisis>
        <Inset
          name="crisis-card"
          props={{ text: message.text, chatHash: chat.chatHash }}
          waiting={<Bubble from="notice">{message.text}</Bubble>}
        />
      </div>
    )
  if (message.kind === 'NOTICE' || author === 'SYSTEM')
    return (
      <div {...place} className="outline-none">
        <Bubble from="notice">{message.text}</Bubble>
      </div>
    )
  const mine = author === 'PERSON'
  const { avatar, colour } = speakerOf(chat, message.avatarId)
  const name = nameIn(chat, message)
  const meta = metaOf(props, name)
  const named = chat.type === 'GROUP' && author === 'AVATAR' && first
  return (
    <div
      {...place}
      role="article"
      data-author={author}
      data-status={message.status}
      data-found={found ? '' : undefined}
      className={`group/message relative rounded-card outline-offset-4 ${mine ? 'md:pl-14' : 'md:pr-14'}`}
    >
      <Bubble
        from={mine ? 'out' : author === 'CARE' ? 'care' : 'in'}
        first={first}
        last={last}
        picture={
          mine || author === 'CARE' ? undefined : (
            <AvatarPicture name={name} src={avatar?.thumbUrl} size={36} />
          )
        }
        name={named ? <span style={{ color: colour }}>{name}</span> : undefined}
        meta={meta}
      >
        <span className="sr-only">{mine ? 'You: ' : `${name}: `}</span>
        <div data-text>
          <Words message={message} name={name} busy={busy} />
        </div>
      </Bubble>
      {active && !(isLatest && author === 'AVATAR') && !busy ? (
        <FloatingActions {...props} mine={mine} />
      ) : null}
      <time
        dateTime={message.createdAt}
        className={`pointer-events-none absolute bottom-2 text-13 text-ink-3 tabular-nums opacity-0 transition-opacity group-hover/message:opacity-100 group-focus/message:opacity-100 max-md:hidden ${mine ? 'left-0' : 'right-0'}`}
      >
        {clockTime(new Date(message.createdAt))}
      </time>
    </div>
  )
})
