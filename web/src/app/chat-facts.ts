import { listChats, readChat, type Chat } from '@aureole/contract/chats'
import type { Message } from '@aureole/contract/messages'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { onLive, onResync } from '../lib/live.ts'
import { giveNotice, watchView } from '../lib/notices.ts'
import { session } from '../lib/session.ts'
import { UnreadCount, unreadChats } from '../lib/unread.ts'
import type { AppRouter } from './router.ts'

const noticeLength = 140

/** The latest chats are enough: what is unread has just been said. */
async function latestChats(): Promise<readonly Chat[]> {
  const { items } = await api(listChats, { query: { pageSize: 100 } })
  return items
}

/** Keeps the number at the menu's Chats in step, on every device. */
function followUnread(): void {
  const count = new UnreadCount()
  const tell = () => unreadChats.set(count.size)
  const read = () => {
    if (!session.state.get().loggedIn) return
    // After a failure the next change or resync sets it right.
    count.count(latestChats).then(tell, () => undefined)
  }
  onLive('chat.changed', ({ chat }) => {
    count.changed(chat)
    tell()
  })
  onLive('chat.removed', ({ chatHash }) => {
    count.removed(chatHash)
    tell()
  })
  onResync(read)
  session.state.subscribe(() => {
    if (session.state.get().loggedIn) return
    count.forget()
    tell()
  })
  read()
}

/** Chats that are kept from an earlier page are as they are now when the person comes back to them. */
function followKeptChats(queries: QueryClient): void {
  const outdate = () => void queries.invalidateQueries({ queryKey: ['chats'], refetchType: 'none' })
  onLive('chat.changed', ({ chat }) => {
    queries.setQueryData<Chat>(['chat', chat.chatHash], (known) => known && chat)
    outdate()
  })
  onLive('chat.removed', outdate)
  onResync(outdate)
}

function noticeText({ text }: Message): string {
  return text.length > noticeLength ? `${text.slice(0, noticeLength).trimEnd()} …` : text
}

/** Calls for attention when an angel, or customer care, has said something and nobody is looking. */
function followReplies(router: AppRouter, queries: QueryClient): void {
  watchView()
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
  followKeptChats(queries)
  followReplies(router, queries)
}
