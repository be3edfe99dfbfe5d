import { listChats, type Chat } from '@aureole/contract/chats'
import type { Page } from '@aureole/contract/common'
import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { useLive, useResync } from '../../lib/live.ts'
import { usePagedList, type PagedList } from '../../lib/paged-list.ts'

type Pages = InfiniteData<Page<Chat>, number>

const key = ['chats']
const keyOf = (archived: boolean) => [...key, archived ? 'archived' : 'current']

/** Pinned ones first, then whatever was said last: the server's own order. */
function goesBefore(one: Chat, other: Chat): boolean {
  if (one.pinned !== other.pinned) return one.pinned
  return one.lastAt > other.lastAt
}

/** The list without the chat. */
export function withoutChat(pages: Pages | undefined, chatHash: string): Pages | undefined {
  if (pages === undefined) return undefined
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.filter((one) => one.chatHash !== chatHash),
    })),
  }
}

/** The chat in its new state, at its place among those that are known. Behind the last known one it is left for the next page. */
export function withChat(pages: Pages | undefined, chat: Chat): Pages | undefined {
  const others = withoutChat(pages, chat.chatHash)
  if (others === undefined) return undefined
  let placed = false
  const next = others.pages.map((page, index) => {
    if (placed) return page
    const at = page.items.findIndex((one) => goesBefore(chat, one))
    const last = index === others.pages.length - 1
    if (at === -1 && !(last && page.lastPage)) return page
    placed = true
    return { ...page, items: page.items.toSpliced(at === -1 ? page.items.length : at, 0, chat) }
  })
  return { ...others, pages: next }
}

/** A chat as it is now: in the list where it belongs, gone from the other one. */
export function rememberChat(queries: QueryClient, chat: Chat): void {
  queries.setQueryData<Pages>(keyOf(chat.archived), (pages) => withChat(pages, chat))
  queries.setQueryData<Pages>(keyOf(!chat.archived), (pages) => withoutChat(pages, chat.chatHash))
  queries.setQueryData<Chat>(['chat', chat.chatHash], chat)
}

export function forgetChat(queries: QueryClient, chatHash: string): void {
  for (const archived of [false, true]) {
    queries.setQueryData<Pages>(keyOf(archived), (pages) => withoutChat(pages, chatHash))
  }
  void queries.invalidateQueries({ queryKey: ['chat', chatHash] })
}

/** What the lists know of a chat. */
export function listedChat(queries: QueryClient, chatHash: string): Chat | undefined {
  return [false, true]
    .flatMap((archived) => queries.getQueryData<Pages>(keyOf(archived))?.pages ?? [])
    .flatMap((page) => page.items)
    .find((chat) => chat.chatHash === chatHash)
}

/** My chats, and as they change. */
export function useChats({ archived = false } = {}): PagedList<Chat> {
  const queries = useQueryClient()
  useLive('chat.changed', ({ chat }) => rememberChat(queries, chat))
  useLive('chat.removed', ({ chatHash }) => forgetChat(queries, chatHash))
  useResync(() => void queries.invalidateQueries({ queryKey: key }))
  return usePagedList(listChats, { archived: String(archived) }, { key: keyOf(archived) })
}
