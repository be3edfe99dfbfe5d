import type { Chat } from '@aureole/contract/chats'
import { Link } from '@tanstack/react-router'
import { BellOff, Pin } from 'lucide-react'
import { AvatarDuo, AvatarPicture } from '../../ui/avatar-picture.tsx'
import { UnreadBadge } from '../../ui/badge.tsx'
import { chatPath } from './chat.ts'
import { shortTime } from './times.ts'
import { useNow } from './use-now.ts'

export function ChatPicture({ chat, size }: { chat: Chat; size: number }) {
  const pictures = chat.avatars
    .filter((angel) => angel.present || chat.type === 'DIRECT')
    .map(({ name, thumbUrl }) => ({ name, src: thumbUrl }))
  const [only] = pictures
  if (pictures.length > 1) return <AvatarDuo pictures={pictures} size={size} className="flex-none" />
  return <AvatarPicture name={only?.name ?? chat.title} src={only?.src} size={size} className="flex-none" />
}

/** What has been set about the chat, as small signs. */
export function ChatMarks({ chat }: { chat: Chat }) {
  const look = { size: 14, strokeWidth: 1.5, className: 'flex-none text-ink-3' } as const
  return (
    <>
      {chat.pinned ? <Pin {...look} role="img" aria-label="Kept at the top" /> : null}
      {chat.muted ? <BellOff {...look} role="img" aria-label="Muted" /> : null}
    </>
  )
}

export function LastLine({ chat, writing }: { chat: Chat; writing: boolean }) {
  if (writing) return <span className="text-primary-ink">writing</span>
  return <>{chat.lastLine ?? 'Nothing said yet'}</>
}

/** A chat in the list beside the conversation. */
export function ChatRow({ chat, writing, open }: { chat: Chat; writing: boolean; open: boolean }) {
  const now = useNow()
  return (
    <Link
      to={chatPath(chat)}
      aria-current={open ? 'page' : undefined}
      className="flex items-center gap-3 rounded-control px-3 py-2 hover:bg-surface-1 aria-[current]:bg-surface-2"
    >
      <ChatPicture chat={chat} size={44} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="flex min-w-0 items-center gap-1.5">
            <span className="truncate font-semibold">{chat.title}</span>
            <ChatMarks chat={chat} />
          </span>
          <time dateTime={chat.lastAt} className="flex-none text-13 text-ink-3 tabular-nums">
            {shortTime(new Date(chat.lastAt), now)}
          </time>
        </span>
        <span className="flex items-center justify-between gap-2">
          <span className="truncate text-15 text-ink-2">
            <LastLine chat={chat} writing={writing} />
          </span>
          {open ? null : <UnreadBadge count={chat.unread} />}
        </span>
      </span>
    </Link>
  )
}
