import type { Chat } from '@aureole/contract/chats'
import type { Message } from '@aureole/contract/messages'
import {
  ChevronLeft,
  ChevronRight,
  Copy,
  Ellipsis,
  Flag,
  Pencil,
  RefreshCw,
  StepForward,
  ThumbsDown,
  ThumbsUp,
  Trash2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { speakerOf } from './chat.ts'
import type { MessageVerbs } from './message-verbs.ts'
import { isUnfinished, type Transcript } from './transcript.ts'

/** What needs a question first, or a place to write, is asked for by the conversation. */
export interface MessageAsks {
  edit: (message: Message) => void
  askRemove: (message: Message) => void
  report: (message: Message) => void
}

export interface MessageAction {
  label: string
  icon: ReactNode
  run: () => void
  pressed?: boolean
  danger?: boolean
  /** Behind "More" where there is little room. */
  rare?: boolean
}

export interface Standing {
  /** The newest message of the conversation. */
  isLatest: boolean
  /** I said something before it: a greeting answers nobody. */
  isAnswer: boolean
  /** Whoever said it is still in the chat. */
  isPresent: boolean
}

export function standingOf(
  chat: Chat,
  { messages, hasOlder, hasNewer }: Transcript,
  message: Message,
): Standing {
  const begun = messages.find(({ author }) => author === 'PERSON')?.seq ?? Infinity
  return {
    isLatest: !hasNewer && messages.at(-1)?.id === message.id,
    isAnswer: hasOlder || begun < message.seq,
    isPresent: speakerOf(chat, message.avatarId).avatar?.present !== false,
  }
}

/** Everything that can be done with a message, in its order. Nothing with a line of the house. */
export function actionsFor(
  message: Message,
  { isLatest, isAnswer, isPresent }: Standing,
  verbs: MessageVerbs,
  asks: MessageAsks,
): MessageAction[] {
  const { author, status, feedback, text } = message
  if (message.kind === 'NOTICE' || author === 'SYSTEM' || isUnfinished(message)) return []
  const mine = author === 'PERSON'
  const angels = author === 'AVATAR'
  const hidden = status === 'HIDDEN'
  const actions: (MessageAction | false)[] = [
    angels &&
      isPresent &&
      isAnswer &&
      !hidden && {
        label: 'Write it again',
        icon: <RefreshCw aria-hidden="true" />,
        run: () => verbs.regenerate(message),
      },
    angels &&
      isPresent &&
      isLatest &&
      !hidden &&
      status !== 'FAILED' &&
      text !== '' && {
        label: 'Continue',
        icon: <StepForward aria-hidden="true" />,
        run: () => verbs.goOn(message),
      },
    mine && !hidden && { label: 'Edit', icon: <Pencil aria-hidden="true" />, run: () => asks.edit(message) },
    !hidden &&
      text !== '' && { label: 'Copy', icon: <Copy aria-hidden="true" />, run: () => verbs.copy(message) },
    ...(angels && !hidden && text !== ''
      ? ([
          {
            label: 'Good reply',
            icon: <ThumbsUp aria-hidden="true" />,
            pressed: feedback === 'UP',
            run: () => verbs.feel(message, 'UP'),
          },
          {
            label: 'Bad reply',
            icon: <ThumbsDown aria-hidden="true" />,
            pressed: feedback === 'DOWN',
            run: () => verbs.feel(message, 'DOWN'),
          },
        ] satisfies MessageAction[])
      : []),
    !mine && {
      label: 'Report',
      icon: <Flag aria-hidden="true" />,
      rare: true,
      run: () => asks.report(message),
    },
    author !== 'CARE' &&
      !hidden && {
        label: 'Delete',
        icon: <Trash2 aria-hidden="true" />,
        danger: true,
        rare: !mine,
        run: () => asks.askRemove(message),
      },
  ]
  return actions.filter((action) => action !== false)
}

/** The actions as a row of small buttons. */
export function ActionRow({ actions, label }: { actions: readonly MessageAction[]; label: string }) {
  const rare = actions.filter((action) => action.rare === true)
  return (
    <div role="group" aria-label={label} className="flex items-center gap-0.5">
      {actions
        .filter((action) => action.rare !== true)
        .map(({ label: name, icon, run, pressed }) => (
          <IconButton key={name} size="sm" label={name} pressed={pressed} onClick={run}>
            {icon}
          </IconButton>
        ))}
      {rare.length === 0 ? null : (
        <Menu
          align="start"
          trigger={
            <IconButton size="sm" label="More">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          entries={rare.map(({ label: name, icon, run, danger }) => ({
            label: name,
            icon,
            danger,
            onSelect: run,
          }))}
        />
      )}
    </div>
  )
}

/** Between several versions of one message. */
export function VersionArrows({
  message,
  onChoose,
}: {
  message: Message
  onChoose: (message: Message, version: number) => void
}) {
  const { versions } = message
  if (versions === undefined || versions.count < 2) return null
  const { current, count } = versions
  const fixed = isUnfinished(message)
  return (
    <span role="group" aria-label="Versions" className="flex items-center tabular-nums">
      <IconButton
        size="sm"
        label="Earlier version"
        disabled={fixed || current <= 1}
        onClick={() => onChoose(message, current - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span className="min-w-10 text-center whitespace-nowrap">
        <span className="sr-only">Version </span>
        {current} / {count}
      </span>
      <IconButton
        size="sm"
        label="Later version"
        disabled={fixed || current >= count}
        onClick={() => onChoose(message, current + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </span>
  )
}
