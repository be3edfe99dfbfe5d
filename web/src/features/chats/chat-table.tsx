import type { Chat } from '@aureole/contract/chats'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whatHappened } from '../../lib/what-happened.ts'
import { AvatarStack } from '../../ui/avatar-picture.tsx'
import { UnreadBadge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Loading, SkeletonRow } from '../../ui/skeleton.tsx'
import { useChats } from './chat-list.ts'
import { ChatMenu } from './chat-menu.tsx'
import { ChatMarks, ChatPicture, LastLine } from './chat-row.tsx'
import { chatPath } from './chat.ts'
import { useFaces } from './faces.ts'
import { shortTime } from './times.ts'
import { useNow } from './use-now.ts'
import { MoreButton } from './more-button.tsx'
import { useWriting } from './writing.ts'

export type Shelf = 'all' | 'unread' | 'archived'

function NoChats({ shelf }: { shelf: Shelf }) {
  const faces = useFaces()
  if (shelf === 'unread')
    return <EmptyState title="All read" text="When an angel answers while you are away, you find it here." />
  if (shelf === 'archived')
    return <EmptyState title="Nothing archived" text="Chats that you put away wait here, with every word." />
  return (
    <EmptyState
      art={<AvatarStack size={52} pictures={faces.slice(0, 3)} />}
      title="No chats yet"
      text="This is where your conversations will be. Start with anyone who makes you curious."
      action={
        <Link to="/discover" className={buttonClass({ variant: 'quiet' })}>
          Meet your angel
        </Link>
      }
    />
  )
}

function TableRow({ chat, writing, now }: { chat: Chat; writing: boolean; now: Date }) {
  return (
    <li className="group/row relative flex items-center">
      <Link
        to={chatPath(chat)}
        className="-ml-3 flex min-w-0 flex-1 items-center gap-4 rounded-control px-3 py-3 transition-colors group-hover/row:bg-surface-1"
      >
        <ChatPicture chat={chat} size={44} />
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 lg:grid-cols-[11rem_minmax(0,1fr)_4.5rem]">
          <span className="flex min-w-0 items-center gap-1.5">
            <span className="truncate font-semibold" dir="auto">
              {chat.title}
            </span>
            <ChatMarks chat={chat} />
          </span>
          <time dateTime={chat.lastAt} className="text-right text-13 text-ink-3 tabular-nums lg:order-3">
            {shortTime(new Date(chat.lastAt), now)}
          </time>
          <span className="col-span-2 truncate text-15 text-ink-2 lg:order-2 lg:col-span-1">
            <LastLine chat={chat} writing={writing} />
          </span>
        </span>
        <span className="flex flex-none justify-end empty:hidden lg:w-7 lg:empty:flex">
          <UnreadBadge count={chat.unread} />
        </span>
      </Link>
      <ChatMenu chat={chat} className="-mr-2 flex-none" />
    </li>
  )
}

export function ChatTable({ shelf }: { shelf: Shelf }) {
  const chats = useChats({ archived: shelf === 'archived' })
  const writing = useWriting()
  const now = useNow()
  const items = shelf === 'unread' ? chats.items.filter((chat) => chat.unread > 0) : chats.items
  const { status, finished, fetchingMore, fetchMore } = chats
  const looking = shelf === 'unread' && status === 'ready' && !finished

  useEffect(() => {
    // What is unread may be on any page.
    if (looking && !fetchingMore) fetchMore()
  })

  if (status === 'loading' || (looking && items.length === 0))
    return (
      <Loading label="Loading your chats" className="pt-2">
        {Array.from({ length: 5 }, (_, index) => (
          <SkeletonRow key={index} index={index} />
        ))}
      </Loading>
    )
  if (status === 'errored' && items.length === 0)
    return (
      <ErrorView title="Your chats did not load" text={whatHappened(chats.error)} onRetry={chats.retry} />
    )
  if (items.length === 0) return <NoChats shelf={shelf} />
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((chat) => (
          <TableRow key={chat.chatHash} chat={chat} writing={writing.has(chat.chatHash)} now={now} />
        ))}
      </ul>
      {finished ? null : (
        <div className="pt-5 text-center">
          <MoreButton list={chats} />
        </div>
      )}
    </>
  )
}
