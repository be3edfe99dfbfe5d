import { limits, searchChats, type SearchHit } from '@aureole/contract/chats'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePagedList } from '../../lib/paged-list.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { SearchInput } from '../../ui/field.tsx'
import { Loading, SkeletonRow } from '../../ui/skeleton.tsx'
import { ChatPicture } from './chat-row.tsx'
import { chatPath } from './chat.ts'
import { MoreButton } from './more-button.tsx'
import { shortTime } from './times.ts'
import { useNow } from './use-now.ts'

const pauseMs = 250

/** What is typed, once the typing pauses: each letter alone would be a search that nobody waits for. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function speakerOf({ chat, message }: SearchHit): string {
  if (message.author === 'PERSON') return 'You'
  if (message.author === 'CARE') return 'Customer care'
  return chat.avatars.find((angel) => angel.id === message.avatarId)?.name ?? chat.title
}

function Hit({ hit }: { hit: SearchHit }) {
  const now = useNow()
  const { chat, message, excerpt } = hit
  return (
    <Link
      to={chatPath(chat)}
      search={{ message: String(message.seq) }}
      className="-mx-3 flex gap-4 rounded-control px-3 py-3 transition-colors hover:bg-surface-1"
    >
      <ChatPicture chat={chat} size={44} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-4">
          <span className="truncate font-semibold">{chat.title}</span>
          <time dateTime={message.createdAt} className="flex-none text-13 text-ink-3 tabular-nums">
            {shortTime(new Date(message.createdAt), now)}
          </time>
        </span>
        <span className="line-clamp-2 text-15 break-words text-ink-2" dir="auto">
          <span className="text-ink-3">{speakerOf(hit)}: </span>
          {excerpt.map((part, index) =>
            part.found ? (
              <mark key={index} className="rounded-small bg-primary-tint-2 px-0.5 text-ink-1">
                {part.text}
              </mark>
            ) : (
              <span key={index}>{part.text}</span>
            ),
          )}
        </span>
      </span>
    </Link>
  )
}

export function SearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <search>
      <SearchInput
        aria-label="Search everything that was said"
        placeholder="Search what was said"
        maxLength={limits.searchMax}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') {
            event.stopPropagation()
            onChange('')
          }
        }}
      />
    </search>
  )
}

/** What was found, the best first; each leads to the very message. */
export function SearchResults({ text }: { text: string }) {
  const q = useSettled(text.trim())
  const hits = usePagedList(searchChats, { q }, { key: ['chat-search', q], enabled: q !== '' })
  if (hits.status === 'loading' || q !== text.trim())
    return (
      <Loading label="Searching" className="pt-2">
        {Array.from({ length: 4 }, (_, index) => (
          <SkeletonRow key={index} index={index} />
        ))}
      </Loading>
    )
  if (hits.status === 'errored' && hits.items.length === 0)
    return (
      <ErrorView title="The search did not come back" text={whatHappened(hits.error)} onRetry={hits.retry} />
    )
  if (hits.items.length === 0)
    return (
      <EmptyState
        art={
          <span className="k-disc">
            <SearchX aria-hidden />
          </span>
        }
        title="Nothing like that was said"
        text="Try fewer words, or the beginning of one."
      />
    )
  return (
    <>
      <p role="status" className="sr-only">
        {hits.finished ? `${hits.items.length} found` : `More than ${hits.items.length} found`}
      </p>
      <ul className="divide-y divide-line">
        {hits.items.map((hit) => (
          <li key={`${hit.chat.chatHash} ${hit.message.id}`}>
            <Hit hit={hit} />
          </li>
        ))}
      </ul>
      {hits.finished ? null : (
        <div className="pt-5 text-center">
          <MoreButton list={hits} />
        </div>
      )}
    </>
  )
}
