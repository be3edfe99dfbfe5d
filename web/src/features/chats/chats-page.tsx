import type { Chat } from '@aureole/contract/chats'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useVars } from '../../lib/brand.ts'
import { openDialog } from '../../lib/dialogs.ts'
import { AvatarStack } from '../../ui/avatar-picture.tsx'
import { UnreadBadge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Page, PageHead } from '../../ui/page.tsx'
import { Loading, SkeletonRow } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useChats } from './chat-list.ts'
import { ChatMenu } from './chat-menu.tsx'
import { ChatMarks, ChatPicture, LastLine } from './chat-row.tsx'
import { SearchBox, SearchResults } from './chat-search.tsx'
import { chatPath } from './chat.ts'
import { useFaces } from './faces.ts'
import { shortTime } from './times.ts'
import { useNow } from './use-now.ts'
import { useWriting } from './writing.ts'

type Shelf = 'all' | 'unread' | 'archived'

function Choice() {
  const { replyTokens } = useVars().prices
  const cost = replyTokens === 1 ? '1 token' : `${replyTokens} tokens`
  const faces = useFaces()
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card quiet className="flex flex-col">
        <h2 className="font-serif text-24">One to one</h2>
        <p className="mt-1 max-w-xs text-ink-2">
          Just you and an angel, at your own pace. A reply costs {cost}.
        </p>
        <div className="mt-auto flex items-center justify-between gap-4 pt-6">
          <AvatarStack size={52} pictures={faces.slice(0, 3)} />
          <Link to="/discover" className={buttonClass()}>
            Choose an angel
          </Link>
        </div>
      </Card>
      <Card quiet className="flex flex-col">
        <h2 className="font-serif text-24">A group</h2>
        <p className="mt-1 max-w-xs text-ink-2">
          Two to five angels and you. Each one that answers costs {cost}.
        </p>
        <div className="mt-auto flex items-center justify-between gap-3 pt-6">
          <span className="flex items-center">
            <AvatarStack size={52} pictures={faces.slice(3, 5)} />
            <span className="ml-1.5 grid size-13 place-items-center rounded-full border border-dashed border-edge text-ink-3 max-sm:hidden">
              <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
            </span>
          </span>
          <Button variant="quiet" onClick={() => void openDialog('group', {})}>
            Name the group
          </Button>
        </div>
      </Card>
    </div>
  )
}

function ChatTitle({ chat }: { chat: Chat }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="truncate font-semibold">{chat.title}</span>
      <ChatMarks chat={chat} />
    </span>
  )
}

function ChatTable({ shelf }: { shelf: Shelf }) {
  const chats = useChats({ archived: shelf === 'archived' })
  const writing = useWriting()
  const now = useNow()
  const faces = useFaces()
  const items = shelf === 'unread' ? chats.items.filter((chat) => chat.unread > 0) : chats.items
  const { finished, fetchingMore, fetchMore } = chats

  useEffect(() => {
    // What is unread may be on any page.
    if (shelf === 'unread' && !finished && !fetchingMore) fetchMore()
  })

  if (chats.status === 'loading')
    return (
      <Loading label="Loading your chats" className="pt-2">
        {Array.from({ length: 5 }, (_, index) => (
          <SkeletonRow key={index} index={index} />
        ))}
      </Loading>
    )
  if (chats.status === 'errored' && items.length === 0)
    return (
      <ErrorView
        title="Your chats did not load"
        text="The connection dropped while we were fetching them."
        onRetry={chats.retry}
      />
    )
  if (items.length === 0)
    return shelf === 'unread' ? (
      <EmptyState title="All read" text="When an angel answers while you are away, you find it here." />
    ) : shelf === 'archived' ? (
      <EmptyState title="Nothing archived" text="Chats that you put away wait here, with every word." />
    ) : (
      <EmptyState
        art={<AvatarStack size={52} pictures={faces.slice(0, 3)} />}
        title="No chats yet"
        text="This is where your conversations will be. Start with anyone who makes you curious."
        action={
          <Link to="/discover" className={buttonClass()}>
            Meet your angel
          </Link>
        }
      />
    )
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((chat) => (
          <li key={chat.chatHash} className="group/row relative flex items-center">
            <Link
              to={chatPath(chat)}
              className="-ml-3 flex min-w-0 flex-1 items-center gap-4 rounded-control px-3 py-3 transition-colors group-hover/row:bg-surface-1"
            >
              <ChatPicture chat={chat} size={44} />
              <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 md:grid-cols-[11rem_minmax(0,1fr)_4.5rem]">
                <ChatTitle chat={chat} />
                <time
                  dateTime={chat.lastAt}
                  className="text-right text-13 text-ink-3 tabular-nums md:order-3"
                >
                  {shortTime(new Date(chat.lastAt), now)}
                </time>
                <span className="col-span-2 truncate text-15 text-ink-2 md:order-2 md:col-span-1">
                  <LastLine chat={chat} writing={writing.has(chat.chatHash)} />
                </span>
              </span>
              <span className="flex flex-none justify-end empty:hidden md:w-7 md:empty:flex">
                <UnreadBadge count={chat.unread} />
              </span>
            </Link>
            <ChatMenu chat={chat} className="-mr-2 flex-none" />
          </li>
        ))}
      </ul>
      {finished ? null : (
        <div className="pt-5 text-center">
          <Button
            variant="quiet"
            busy={fetchingMore}
            onClick={chats.status === 'errored' ? chats.retry : fetchMore}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

/** A link that names an angel has the group's table laid for them. */
function useWantedGroup(): void {
  const { group }: { group?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  useEffect(() => {
    if (group === undefined) return
    void openDialog('group', { chosen: [group] })
    void navigate({ to: '/chats', search: {}, replace: true })
  }, [group, navigate])
}

/** The choice of the kind of chat, and all chats there are. */
export function ChatsPage() {
  const [shelf, setShelf] = useState<Shelf>('all')
  const [sought, setSought] = useState('')
  useWantedGroup()
  return (
    <Page width="mid">
      <PageHead title="Start a chat" />
      <Choice />
      <div className="mt-9">
        <SearchBox text={sought} onChange={setSought} />
      </div>
      {sought.trim() === '' ? (
        <Tabs
          label="Which chats"
          className="mt-5"
          panelClassName="pt-2"
          tabs={[
            { value: 'all', label: 'All chats' },
            { value: 'unread', label: 'Unread' },
            { value: 'archived', label: 'Archived' },
          ]}
          value={shelf}
          onChange={setShelf}
        >
          <ChatTable key={shelf} shelf={shelf} />
        </Tabs>
      ) : (
        <div className="mt-5">
          <SearchResults text={sought} />
        </div>
      )}
    </Page>
  )
}
