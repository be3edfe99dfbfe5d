import type { Chat } from '@aureole/contract/chats'
import type { Message } from '@aureole/contract/messages'
import { ArrowDown } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { whatHappened } from '../../lib/what-happened.ts'
import { UnreadBadge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Loading, SkeletonBubble } from '../../ui/skeleton.tsx'
import { Announcements } from './announcements.tsx'
import { DayRows, type RowParts } from './day-rows.tsx'
import { onListKey } from './list-keys.ts'
import { unconfirmed } from './outbox.ts'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import { daysOf, inTurn } from './runs.ts'
import type { Sending } from './send-message.ts'
import { Starters } from './starters.tsx'
import { spans } from './transcript-parts.ts'
import { transcriptOf, type Edge, type TranscriptView } from './transcript-store.ts'
import { useJump, type Target } from './use-jump.ts'
import { usePointedRow } from './use-pointed-row.ts'
import { useStickyScroll } from './use-sticky-scroll.ts'

export interface MessageListProps extends Omit<RowParts, 'isActive' | 'found' | 'latestId' | 'begunAt'> {
  view: TranscriptView
  sending: Sending
  target: Target | undefined
  /** The number that has to be loaded before anything is shown. */
  openAt: number | undefined
  onSeen: (seq: number) => void
  onHold: (id: string) => void
  /** The end of the conversation is wanted, wherever one came from. */
  onNewest: () => void
  onCompose: (text?: string) => void
}

/** What scrolls can be reached and scrolled by keyboard. */
const byKeyboard = { tabIndex: 0 }

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

function EdgeState({ edge, label, onRetry }: { edge: Edge; label: string; onRetry: () => void }) {
  if (edge === 'loading')
    return (
      <Loading label={`Loading ${label}`}>
        <SkeletonBubble width="50%" />
      </Loading>
    )
  if (edge === 'idle') return null
  return (
    <div className="py-3 text-center">
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Load {label}
      </Button>
    </div>
  )
}

const isMine = (message: Message) => message.author === 'PERSON'

function isUntouched({ transcript, status }: TranscriptView): boolean {
  const { messages, hasOlder, hasNewer } = transcript
  return status === 'ready' && !hasOlder && !hasNewer && !messages.some(isMine)
}

function Jump({ chat, onPress }: { chat: Chat; onPress: () => void }) {
  return (
    <span className="absolute right-5 bottom-3 z-10">
      <IconButton
        size="lg"
        label={chat.unread > 0 ? `Jump to the newest, ${chat.unread} unread` : 'Jump to the newest'}
        onClick={onPress}
        className="rounded-full border border-line-2 bg-surface-2 shadow-2"
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <span className="pointer-events-none absolute -top-2 left-1/2 -translate-x-1/2" aria-hidden="true">
        <UnreadBadge count={chat.unread} />
      </span>
    </span>
  )
}

/** What was said: as much of it as is near, growing at both ends. */
export function MessageList(props: MessageListProps) {
  const { chat, view, sending, target, openAt, unreadOver, onCompose, onNewest } = props
  const { transcript, status, older, newer } = view
  const { messages, hasNewer } = transcript
  const store = transcriptOf(chat.chatHash)
  const [opened, setOpened] = useState(false)
  const ready = opened || (transcript.known && (openAt === undefined || spans(transcript, openAt)))
  const shown = useMemo(() => (ready ? inTurn(messages) : []), [messages, ready])
  const days = useMemo(() => daysOf(shown), [shown])
  const waiting = hasNewer || !ready ? [] : unconfirmed(sending.outgoing, messages)
  const newest = sending.outgoing.at(-1)?.key
  const lastSent = useRef(newest)
  const lastSeen = useRef(0)

  const scroll = useStickyScroll({
    rows: shown,
    count: shown.length,
    atNewest: !hasNewer,
    onSeen: (seq) => {
      lastSeen.current = seq
      if (opened) props.onSeen(seq)
    },
    onFar: ({ first, last }) => store.happen({ name: 'trimmed', first, last }),
    onEdge(edge) {
      if (edge === 'older' && older === 'idle') store.readOlder()
      if (edge === 'newer' && newer === 'idle') store.readNewer()
    },
  })
  const { frame, content, toBottom, toElement } = scroll
  const pointed = usePointedRow(props.onHold)
  const found = useJump(chat.chatHash, target, transcript, scroll.toRow)

  useLayoutEffect(() => {
    if (opened || shown.length === 0) return
    // oxlint-disable-next-line react/set-state-in-effect -- the rows have to stand there before one can go to one of them
    setOpened(true)
    const line = frame.current?.querySelector<HTMLElement>('[data-unread]')
    if (target === undefined && line) toElement(line)
  }, [opened, shown.length, target, frame, toElement])

  useEffect(() => {
    // Where everything fits on the screen nothing moves after the opening: what was seen then is told now.
    if (opened) props.onSeen(lastSeen.current)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened])

  useEffect(() => {
    if (newest === undefined || newest === lastSent.current) return
    lastSent.current = newest
    onNewest()
    toBottom()
  }, [newest, onNewest, toBottom])

  return (
    <div className="relative min-h-0 flex-1">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for all of its messages */}
      <div
        ref={frame}
        onScroll={scroll.onScroll}
        onKeyDown={(event) => onListKey(event, () => onCompose())}
        {...pointed.handlers}
        {...byKeyboard}
        aria-label={`Conversation with ${chat.title}`}
        role="log"
        aria-live="off"
        aria-busy={status === 'loading'}
        className="group/log h-full overflow-x-hidden overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] md:px-5"
      >
        <div ref={content} className="mx-auto flex min-h-full max-w-3xl flex-col justify-end pt-4 pb-6">
          {status !== 'errored' && !ready ? <WaitingForMessages /> : null}
          {status === 'errored' ? (
            <ErrorView
              className="my-auto"
              title="The conversation did not load"
              text={`Nothing is lost. ${whatHappened(view.error)}`}
              onRetry={() => store.read()}
            />
          ) : null}
          <EdgeState edge={older} label="what was said before" onRetry={() => store.readOlder()} />
          <DayRows
            {...props}
            days={days}
            latestId={hasNewer ? undefined : messages.at(-1)?.id}
            begunAt={transcript.hasOlder ? 0 : (messages.find(isMine)?.seq ?? Infinity)}
            isActive={pointed.isActive}
            found={found}
            unreadOver={unreadOver}
          />
          <EdgeState edge={newer} label="what was said after this" onRetry={() => store.readNewer()} />
          {isUntouched(view) && waiting.length === 0 ? <Starters chat={chat} onChoose={onCompose} /> : null}
          {waiting.map((one, index) => (
            <OutgoingBubble
              key={one.key}
              chat={chat}
              one={one}
              replyTokens={props.replyTokens}
              first={index === 0 && messages.at(-1)?.author !== 'PERSON'}
              onRetry={() => sending.retry(one.key)}
              onRemove={() => sending.discard(one.key)}
              onEdit={() => {
                sending.discard(one.key)
                onCompose(one.text)
              }}
            />
          ))}
        </div>
      </div>
      {scroll.away && shown.length > 0 ? (
        <Jump
          chat={chat}
          onPress={() => {
            onNewest()
            toBottom(hasNewer ? 'instant' : 'smooth')
          }}
        />
      ) : null}
      <Announcements chat={chat} messages={hasNewer ? [] : messages} />
    </div>
  )
}
