import { listChats, type Chat } from '@aureole/contract/chats'
import type { Page } from '@aureole/contract/common'
import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { useLive, useResync } from '../../lib/live.ts'
import { usePagedList, type PagedList } from '../../lib/paged-list.ts'

type Pages = InfiniteData<Page<Chat>, number>

const key = ['chats']

/** The chat in its new state, at the top when something was said in it. */
export function withChat(pages: Pages | undefined, chat: Chat): Pages | undefined {
  if (pages === undefined) return undefined
  const before = pages.pages.flatMap((page) => page.items).find((one) => one.chatHash === chat.chatHash)
  const moved = before === undefined || before.lastAt < chat.lastAt
  return {
    ...pages,
    pages: pages.pages.map((page, index) => {
      const others = page.items.filter((one) => one.chatHash !== chat.chatHash)
      if (moved) return { ...page, items: index === 0 ? [chat, ...others] : others }
      return { ...page, items: page.items.map((one) => (one.chatHash === chat.chatHash ? chat : one)) }
    }),
  }
}

export function rememberChat(queries: QueryClient, chat: Chat): void {
  queries.setQueryData<Pages>(key, (pages) => withChat(pages, chat))
  queries.setQueryData<Chat>(['chat', chat.chatHash], chat)
}

/** What the list knows of a chat. */
export function listedChat(queries: QueryClient, chatHash: string): Chat | undefined {
  const pages = queries.getQueryData<Pages>(key)?.pages
  return pages?.flatMap((page) => page.items).find((chat) => chat.chatHash === chatHash)
}

/** My chats, the latest first, and as they change. */
export function useChats(): PagedList<Chat> {
  const queries = useQueryClient()
  useLive('chat.changed', ({ chat }) => rememberChat(queries, chat))
  useResync(() => void queries.invalidateQueries({ queryKey: key }))
  return usePagedList(listChats, {}, { key })
}
