import type { Chat } from '@aureole/contract/chats'
import { Fragment } from 'react'
import type { EditMessage } from './edit-message.ts'
import type { MessageAsks } from './message-actions.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { MessageEditor } from './message-editor.tsx'
import type { BusyWith, MessageVerbs } from './message-verbs.ts'
import { priceOf } from './price.ts'
import type { Day } from './runs.ts'
import { dayTitle } from './times.ts'
import { useNow } from './use-now.ts'

export interface RowParts {
  chat: Chat
  replyTokens: number
  /** The message before which the line stands that says what is new. */
  unreadOver: string | undefined
  latestId: string | undefined
  /** What stands behind this number may answer something that I said. */
  begunAt: number
  found: number | undefined
  isActive: (id: string) => boolean
  busy: ReadonlyMap<string, BusyWith>
  edit: EditMessage
  verbs: MessageVerbs
  asks: MessageAsks
  onEdited: () => void
}

/** Stays at the top while its day is read, and shows itself there only while one scrolls. */
function DayTitle({ time }: { time: string }) {
  const now = useNow()
  return (
    <p
      data-day
      className="pointer-events-none sticky top-2 z-5 mt-6 mb-2 text-center text-13 text-ink-3 transition-opacity duration-slow data-lying:opacity-0 group-data-scrolling/log:data-lying:opacity-100"
    >
      <span className="inline-block rounded-full bg-surface-0 px-3 py-1">
        {dayTitle(new Date(time), now)}
      </span>
    </p>
  )
}

function UnreadLine() {
  return (
    <div data-unread role="separator" className="mt-6 mb-1 flex items-center gap-3 text-13 text-primary-ink">
      <span className="h-px flex-1 bg-primary-edge opacity-60" />
      New
      <span className="h-px flex-1 bg-primary-edge opacity-60" />
    </div>
  )
}

/** The messages, day by day. */
export function DayRows({ days, ...parts }: RowParts & { days: readonly Day[] }) {
  const { chat, edit, unreadOver } = parts
  const { editing } = edit
  return days.map((day) => (
    <section key={day.key}>
      {day.time === undefined ? null : <DayTitle time={day.time} />}
      {day.rows.map(({ message, first, last }) => (
        <Fragment key={message.id}>
          {message.id === unreadOver ? <UnreadLine /> : null}
          {editing?.message.id === message.id ? (
            <MessageEditor
              editing={editing}
              edit={edit}
              price={priceOf(chat, parts.replyTokens, editing.text)}
              onDone={parts.onEdited}
            />
          ) : (
            <MessageBubble
              chat={chat}
              message={message}
              first={first}
              last={last}
              isLatest={message.id === parts.latestId}
              isAnswer={message.seq > parts.begunAt}
              active={parts.isActive(message.id)}
              found={message.seq === parts.found}
              busy={parts.busy.get(message.id)}
              verbs={parts.verbs}
              asks={parts.asks}
            />
          )}
        </Fragment>
      ))}
    </section>
  ))
}
