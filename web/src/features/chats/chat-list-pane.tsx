import { Link } from '@tanstack/react-router'
import { SquarePen } from 'lucide-react'
import { useState } from 'react'
import { whatHappened } from '../../lib/what-happened.ts'
import { iconButtonClass } from '../../ui/button.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Loading, SkeletonRow } from '../../ui/skeleton.tsx'
import { useChats } from './chat-list.ts'
import { ChatMenu } from './chat-menu.tsx'
import { ChatRow } from './chat-row.tsx'
import { SearchBox, SearchResults } from './chat-search.tsx'
import { MoreButton } from './more-button.tsx'
import { useWriting } from './writing.ts'

/** All chats beside the open one, where the screen is wide enough for both. */
export function ChatListPane({ chatHash }: { chatHash: string | undefined }) {
  const chats = useChats()
  const writing = useWriting()
  const [sought, setSought] = useState('')
  const seeking = sought.trim() !== ''
  return (
    <nav aria-label="Chats" className="hidden h-full w-80 flex-none flex-col border-r border-line lg:flex">
      <div className="flex h-18 flex-none items-center justify-between px-5">
        <h2 className="font-serif text-24">Chats</h2>
        <Link
          to="/chats"
          aria-label="Start a chat"
          title="Start a chat"
          className={iconButtonClass({}, '-mr-2')}
        >
          <SquarePen aria-hidden="true" />
        </Link>
      </div>
      <div className="flex-none px-4 pb-3">
        <SearchBox text={sought} onChange={setSought} />
      </div>
      {seeking ? (
        <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-4">
          <SearchResults text={sought} />
        </div>
      ) : null}
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-4" hidden={seeking}>
        {chats.status === 'loading' ? (
          <Loading label="Loading your chats" className="px-3">
            {Array.from({ length: 7 }, (_, index) => (
              <SkeletonRow key={index} index={index} />
            ))}
          </Loading>
        ) : null}
        {chats.status === 'errored' && chats.items.length === 0 ? (
          <ErrorView
            level={3}
            title="Your chats did not load"
            text={whatHappened(chats.error)}
            onRetry={chats.retry}
          />
        ) : null}
        <ul className="space-y-0.5">
          {chats.items.map((chat) => (
            <li key={chat.chatHash} className="group/row relative">
              <ChatRow chat={chat} open={chat.chatHash === chatHash} writing={writing.has(chat.chatHash)} />
              <ChatMenu
                chat={chat}
                open={chat.chatHash === chatHash}
                className="absolute top-1.5 right-1.5 bg-surface-2 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 data-popup-open:opacity-100"
              />
            </li>
          ))}
        </ul>
        {chats.finished || chats.status === 'loading' ? null : (
          <div className="px-3 pt-3">
            <MoreButton list={chats} size="sm" />
          </div>
        )}
      </div>
    </nav>
  )
}
