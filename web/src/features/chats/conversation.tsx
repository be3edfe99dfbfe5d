import type { Chat } from '@aureole/contract/chats'
import type { Message } from '@aureole/contract/messages'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { chatPath } from './chat.ts'
import { Composer, type ComposerHandle } from './composer.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { useEditMessage } from './edit-message.ts'
import { atRest, careIsFree } from './in-care.ts'
import { useMarkRead } from './mark-read.ts'
import { actionsFor, standingOf, type MessageAsks } from './message-actions.tsx'
import { MessageList } from './message-list.tsx'
import { useMessageVerbs } from './message-verbs.ts'
import { useSendMessage } from './send-message.ts'
import { transcriptOf, useTranscript } from './transcript-store.ts'
import { isUnfinished } from './transcript.ts'
import type { Target } from './use-jump.ts'
import { useReplyPrice } from './use-reply-price.ts'
import { useUnreadLine } from './use-unread-line.ts'

const ActionSheet = lazy(async () => ({ default: (await import('./action-sheet.tsx')).ActionSheet }))
const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }))
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type Asking = { about: Message; what: 'actions' | 'remove' | 'report' }

/** More than the newest page may hold: the first unread one has to be read by itself. */
const manyUnread = 30

/** One chat: head, what was said, and where one writes. */
export function Conversation({ chat, target }: { chat: Chat; target: Target | undefined }) {
  const { chatHash, inCare } = chat
  const usual = useReplyPrice(chat)
  const price = inCare ? careIsFree : usual
  const { replyTokens } = price
  const navigate = useNavigate()
  const composer = useRef<ComposerHandle>(null)
  const [asking, setAsking] = useState<Asking>()
  const [openAt] = useState(() => target?.seq ?? (chat.unread > manyUnread ? chat.readSeq : undefined))

  useEffect(() => {
    if (openAt !== undefined) transcriptOf(chatHash).goTo(openAt)
  }, [chatHash, openAt])

  const shown = useMemo(() => (inCare ? atRest(chat) : chat), [chat, inCare])
  const sending = useSendMessage(chatHash)
  const view = useTranscript(chatHash)
  const { messages } = view.transcript
  const onSeen = useMarkRead(chat, messages)
  const unread = useUnreadLine(chat, messages)
  const edit = useEditMessage(chatHash)
  const { verbs, busy } = useMessageVerbs(chatHash)
  const { begin } = edit
  const asks = useMemo(
    (): MessageAsks => ({
      edit: begin,
      askRemove: (about) => setAsking({ about, what: 'remove' }),
      report: (about) => setAsking({ about, what: 'report' }),
    }),
    // What begins an edit only sets a state.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  )
  const to = chat.type === 'GROUP' ? chat.title : (chat.avatars[0]?.name ?? chat.title)
  const actionsOn = (message: Message) =>
    actionsFor(message, standingOf(shown, view.transcript, message), verbs, asks)

  const onNewest = useCallback(() => {
    transcriptOf(chatHash).toNewest()
    if (target !== undefined) void navigate({ to: chatPath(chat), replace: true, resetScroll: false })
  }, [chat, chatHash, navigate, target])

  function editLast(): void {
    const mine = messages.findLast((message) => message.author === 'PERSON' && !isUnfinished(message))
    if (mine !== undefined) edit.begin(mine)
  }

  return (
    <>
      <ConversationHead chat={chat} messages={messages} />
      <MessageList
        chat={shown}
        view={view}
        sending={sending}
        target={target}
        openAt={openAt}
        replyTokens={replyTokens}
        unreadOver={unread.over}
        edit={edit}
        verbs={verbs}
        asks={asks}
        busy={busy}
        onSeen={onSeen}
        onNewest={onNewest}
        onEdited={() => composer.current?.focus()}
        onCompose={(text) => (text === undefined ? composer.current?.focus() : composer.current?.put(text))}
        onHold={(id) => {
          const about = messages.find((message) => message.id === id)
          if (about !== undefined && actionsOn(about).length > 0) setAsking({ about, what: 'actions' })
        }}
      />
      <Composer
        ref={composer}
        chat={chat}
        to={to}
        price={price}
        shortTold={sending.outgoing.some(({ problem }) => problem?.code === 'not-enough-tokens')}
        onEditLast={editLast}
        onSend={(text) => {
          unread.clear()
          sending.send(text)
        }}
      />
      <Suspense>
        {asking?.what === 'actions' ? (
          <ActionSheet
            message={asking.about}
            actions={actionsOn(asking.about)}
            onClosed={() => setAsking((now) => (now === asking ? undefined : now))}
          />
        ) : null}
        {asking?.what === 'remove' ? (
          <RemoveDialog
            message={asking.about}
            onRemove={() => verbs.remove(asking.about)}
            onClosed={() => setAsking(undefined)}
          />
        ) : null}
        {asking?.what === 'report' ? (
          <ReportDialog chatHash={chatHash} message={asking.about} onClosed={() => setAsking(undefined)} />
        ) : null}
      </Suspense>
    </>
  )
}
