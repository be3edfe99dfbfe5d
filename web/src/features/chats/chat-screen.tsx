import type { Chat } from '@aureole/contract/chats'
import { Link, Navigate, useLocation } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { ApiProblem } from '../../lib/api.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Loading, Skeleton, SkeletonBubble } from '../../ui/skeleton.tsx'
import { ChatListPane } from './chat-list-pane.tsx'
import { chatPath, useChat } from './chat.ts'
import { Conversation } from './conversation.tsx'
import { PanelDrawer } from './panel-drawer.tsx'
import { usePanel } from './panel.ts'
import { useTranscript } from './transcript-store.ts'
import type { Target } from './use-jump.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'

/** The panes of a chat: list, conversation, panel. On a small screen only the conversation. */
export function ChatPanes({
  chatHash,
  panel,
  children,
}: {
  chatHash?: string
  panel?: ReactNode
  children: ReactNode
}) {
  const { open } = usePanel()
  const [pane, setPane] = useState<HTMLElement | null>(null)
  useKeyboardRoom(pane)
  return (
    <div className="flex h-dvh min-h-0">
      <ChatListPane chatHash={chatHash} />
      <section ref={setPane} className="flex h-full min-w-0 flex-1 flex-col pb-[var(--keyboard,0px)]">
        {children}
      </section>
      {panel !== undefined && open ? (
        <aside
          aria-label="About this chat"
          className="h-full w-80 flex-none overflow-y-auto border-l border-line max-xl:hidden"
        >
          {panel}
        </aside>
      ) : null}
      {panel === undefined ? null : <PanelDrawer>{panel}</PanelDrawer>}
    </div>
  )
}

export function WaitingForChat() {
  return (
    <Loading label="Loading the chat" className="flex h-full flex-col">
      <span className="flex h-18 flex-none items-center gap-3 border-b border-line px-5">
        <Skeleton shape="circle" width={44} height={44} />
        <Skeleton shape="line" width="9rem" />
      </span>
      <span className="mx-auto flex w-full max-w-3xl flex-1 flex-col justify-end px-5 pb-8">
        <SkeletonBubble width="58%" />
        <SkeletonBubble out width="46%" />
        <SkeletonBubble width="66%" />
      </span>
    </Loading>
  )
}

function NoSuchChat() {
  return (
    <EmptyState
      level={1}
      className="m-auto"
      title="This chat is not here"
      text="It was deleted, or the link was cut short."
      action={
        <Link to="/chats" className={buttonClass({ variant: 'quiet' })}>
          See all chats
        </Link>
      }
    />
  )
}

/** `?message=` names the number of a message to go to; each visit is a wish of its own. */
function useTarget(): Target | undefined {
  const { search, state } = useLocation()
  const asked = Number((search as { message?: string }).message)
  // The state is another object after each navigation, also to the same address.
  return useMemo(
    () => (Number.isSafeInteger(asked) && asked > 0 ? { seq: asked, visit: state } : undefined),
    [asked, state],
  )
}

/** Everything about one chat, at the address of its type. */
export function ChatScreen(props: {
  chatHash: string
  type: Chat['type']
  panel: (chat: Chat) => ReactNode
}) {
  const { chatHash, type, panel } = props
  const { data: chat, error, refetch, isFetching } = useChat(chatHash)
  const target = useTarget()
  usePageTitle(chat?.title)
  // Asked for together with the chat itself, instead of after it.
  useTranscript(chatHash)
  if (chat !== undefined && chat.type !== type) return <Navigate to={chatPath(chat)} replace />
  const missing = error instanceof ApiProblem && [400, 404, 422].includes(error.status)
  return (
    <ChatPanes chatHash={chatHash} panel={chat === undefined ? undefined : panel(chat)}>
      {chat !== undefined ? <Conversation key={chatHash} chat={chat} target={target} /> : null}
      {chat === undefined && error === null ? <WaitingForChat /> : null}
      {chat === undefined && missing ? <NoSuchChat /> : null}
      {chat === undefined && error !== null && !missing ? (
        <ErrorView
          level={1}
          className="m-auto"
          title="The chat did not load"
          text={`Nothing is lost. ${whatHappened(error)}`}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
    </ChatPanes>
  )
}
