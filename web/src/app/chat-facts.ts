import { listChats, readChat, type Chat } from '@aureole/contract/chats'
import type { Message } from '@aureole/contract/messages'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { onLive, onResync } from '../lib/live.ts'
import { giveNotice } from '../lib/notices.ts'
import { session } from '../lib/session.ts'
import { unreadChats } from '../lib/unread.ts'
import type { AppRouter } from './router.ts'

const noticeLength = 140

/** The latest chats are enough: what is unread has just been said. */
async function countUnread(): Promise<Set<string>> {
  const { items } = await api(listChats, { query: { pageSize: 100 } })
  return new Set(items.filter((chat) => chat.unread > 0).map((chat) => chat.chatHash))
}

/** Keeps the number at the menu's Chats in step, on every device. */
function followUnread(): void {
  let unread = new Set<string>()
  const tell = () => unreadChats.set(unread.size)
  const read = () => {
    if (!session.state.get().loggedIn) return
    countUnread().then(
      (counted) => {
        unread = counted
        tell()
      },
      // The next change or resync sets it right.
      () => undefined,
    )
  }
  onLive('chat.changed', ({ chat }) => {
    if (chat.unread > 0) unread.add(chat.chatHash)
    else unread.delete(chat.chatHash)
    tell()
  })
  onLive('chat.removed', ({ chatHash }) => {
    unread.delete(chatHash)
    tell()
  })
  onResync(read)
  session.state.subscribe(() => {
    if (session.state.get().loggedIn || unread.size === 0) return
    unread = new Set()
    tell()
  })
  read()
}

function noticeText({ text }: Message): string {
  return text.length > noticeLength ? `${text.slice(0, noticeLength).trimEnd()} …` : text
}

/** Calls for attention when an angel, or customer care, has said something and nobody is looking. */
function followReplies(router: AppRouter, queries: QueryClient): void {
  async function tell(chatHash: string, message: Message): Promise<void> {
    if (!document.hidden || message.text === '' || !['AVATAR', 'CARE'].includes(message.author)) return
    const chat = await queries.fetchQuery<Chat>({
      queryKey: ['chat', chatHash],
      queryFn: ({ signal }) => api(readChat, { params: { chatHash } }, { signal }),
      staleTime: 60_000,
    })
    if (chat.muted) return
    const angel = chat.avatars.find((one) => one.id === message.avatarId)
    giveNotice({
      id: message.id,
      title: message.author === 'CARE' ? 'Customer care' : (angel?.name ?? chat.title),
      text: noticeText(message),
      icon: angel?.thumbUrl,
      onOpen: () =>
        void router.navigate({
          to: chat.type === 'GROUP' ? '/chat/group/$chatHash' : '/chat/{-$chatHash}',
          params: { chatHash },
        }),
    })
  }
  onLive('reply.done', ({ chatHash, message }) => void tell(chatHash, message).catch(() => undefined))
  onLive('message.created', ({ chatHash, message }) => {
    if (message.author === 'CARE') void tell(chatHash, message).catch(() => undefined)
  })
}

export function followChatFacts(router: AppRouter, queries: QueryClient): void {
  followUnread()
  followReplies(router, queries)
}
