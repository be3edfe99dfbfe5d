import { stopReply, type Chat, type Message } from '@aureole/contract/chats'
import { ArrowDown } from 'lucide-react'
import { Fragment, useCallback, useEffect, useMemo } from 'react'
import { api } from '../../lib/api.ts'
import { toast } from '../../lib/toasts.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Loading, SkeletonBubble } from '../../ui/skeleton.tsx'
import { Announcements } from './announcements.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { unconfirmed } from './outbox.ts'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import { placed } from './runs.ts'
import type { Sending } from './send-message.ts'
import { dayTitle } from './times.ts'
import { transcriptOf, useTranscript } from './transcript-store.ts'
import { useNow } from './use-now.ts'
import { useStickyScroll } from './use-sticky-scroll.ts'

export interface MessageListProps {
  chat: Chat
  sending: Sending
  onEdit: (text: string) => void
}

/** What scrolls can be reached and scrolled by keyboard. */
const byKeyboard = { tabIndex: 0 }

function DayBreak({ time }: { time: string }) {
  const now = useNow()
  return <p className="mt-6 mb-2 text-center text-13 text-ink-3">{dayTitle(new Date(time), now)}</p>
}

function WaitingForMessages() {
  return (
    <Loading label="Loading the conversation">
      {(['62%', '44%'] as const).map((width) => (
        <SkeletonBubble key={width} width={width} />
      ))}
      <SkeletonBubble out width="52%" />
      <SkeletonBubble width="70%" />
    </Loading>
  )
}

/** What was said, growing at the bottom. */
export function MessageList({ chat, sending, onEdit }: MessageListProps) {
  const { chatHash } = chat
  const store = transcriptOf(chatHash)
  const { transcript, status, older } = useTranscript(chatHash)
  const rows = useMemo(() => placed(transcript.messages), [transcript.messages])
  const waiting = unconfirmed(sending.outgoing, transcript.messages)
  const readOlder = () => {
    if (older === 'idle') store.readOlder()
  }
  const { frame, content, onScroll, toBottom, away } = useStickyScroll(rows[0]?.message.id, readOlder)
  const newest = waiting.at(-1)?.key

  useEffect(() => {
    if (newest !== undefined) toBottom()
  }, [newest, toBottom])

  const stop = useCallback(
    (message: Message) => {
      api(stopReply, { params: { chatHash, id: message.id } }).catch(() =>
        toast({ severity: 'error', title: 'Not stopped', message: 'The reply goes on. Please try again.' }),
      )
    },
    [chatHash],
  )

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={frame}
        onScroll={onScroll}
        {...byKeyboard}
        aria-label={`Conversation with ${chat.title}`}
        role="log"
        aria-live="off"
        className="h-full overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] md:px-5"
      >
        <div ref={content} className="mx-auto flex min-h-full max-w-3xl flex-col justify-end pt-4 pb-6">
          {status === 'loading' && rows.length === 0 ? <WaitingForMessages /> : null}
          {status === 'errored' ? (
            <ErrorView
              className="my-auto"
              title="The conversation did not load"
              text="Nothing is lost. The connection dropped on the way."
              onRetry={() => store.read()}
            />
          ) : null}
          {older === 'loading' ? (
            <Loading label="Loading what was said before">
              <SkeletonBubble width="50%" />
            </Loading>
          ) : null}
          {older === 'errored' ? (
            <div className="py-3 text-center">
              <Button variant="quiet" size="sm" onClick={() => store.readOlder()}>
                Load what was said before
              </Button>
            </div>
          ) : null}
          {rows.map(({ message, first, last, newDay }) => (
            <Fragment key={message.id}>
              {newDay ? <DayBreak time={message.createdAt} /> : null}
              <MessageBubble chat={chat} message={message} first={first} last={last} onStop={stop} />
            </Fragment>
          ))}
          {waiting.map((one, index) => (
            <OutgoingBubble
              key={one.key}
              one={one}
              first={index === 0 && rows.at(-1)?.message.author !== 'PERSON'}
              onRetry={() => sending.retry(one.key)}
              onRemove={() => sending.discard(one.key)}
              onEdit={() => {
                sending.discard(one.key)
                onEdit(one.text)
              }}
            />
          ))}
        </div>
      </div>
      {away ? (
        <IconButton
          label="Jump to the newest"
          onClick={() => toBottom('smooth')}
          className="absolute right-5 bottom-3 border border-line-2 bg-surface-2 shadow-2"
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      ) : null}
      <Announcements chat={chat} messages={transcript.messages} />
    </div>
  )
}
