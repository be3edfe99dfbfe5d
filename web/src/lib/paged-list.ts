import { pageSize, type Page } from '@aureole/contract/common'
import type { AnswerOf, Route } from '@aureole/contract/route'
import { useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from './api.ts'
import type { RequestInput } from './request.ts'
import { toast } from './toasts.ts'

type ItemOf<R extends Route> = AnswerOf<R> extends Page<infer T> ? T : never

export interface PagedList<T, P = Page<T>> {
  items: readonly T[]
  /** The first page as it was answered, with what a list tells beside its items. */
  first: P | undefined
  status: 'loading' | 'ready' | 'errored'
  /** Of the last reading that failed. */
  error: Error | null
  /** The last page has been read. */
  finished: boolean
  fetchingMore: boolean
  fetchMore: () => void
  retry: () => void
}

/** What tells one item from another, by whichever name it goes. */
interface Listed {
  id?: string
  chatHash?: string
  message?: { id: string }
}

/** Items of all pages, each id once: an item that moved to a later page while we read keeps its first place, with its newest content. */
export function itemsById<T extends Listed>(pages: readonly Page<T>[]): T[] {
  const byId = new Map<string, T>()
  for (const item of pages.flatMap((page) => page.items)) {
    byId.set(item.id ?? item.chatHash ?? item.message?.id ?? '', item)
  }
  return [...byId.values()]
}

/** The page to ask for after this one: none once the last was read. */
export function pageAfter<T>(last: Page<T>, position: number): number | undefined {
  return last.lastPage ? undefined : position + 1
}

/** Lists start at page 0, so that the first request is for page 1. */
const start = 0

export function pagedListOptions<R extends Route>(route: R, query: object, key: QueryKey, params?: object) {
  return {
    queryKey: key,
    initialPageParam: start,
    retry: false,
    async queryFn({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) {
      try {
        const input = {
          params,
          query: { ...query, page: pageParam + 1, pageSize },
        } as unknown as RequestInput<R>
        return (await api(route, input, { signal })) as unknown as Page<ItemOf<R>>
      } catch (error) {
        if (!signal.aborted) {
          toast({
            severity: 'error',
            title: 'Error message',
            message: 'Unexpected error while fetching the data. Please try again.',
            id: `list-${route.name}`,
          })
        }
        throw error
      }
    },
    getNextPageParam: (last: Page<ItemOf<R>>, _pages: unknown, position: number) => pageAfter(last, position),
  }
}

export interface PagedListOptions {
  /** Where the pages are kept; the route and the query say it unless given. */
  key?: QueryKey
  /** What stands in the path. */
  params?: object | undefined
  enabled?: boolean
}

/** Every list that comes page by page. */
export function usePagedList<R extends Route>(
  route: R,
  query: object = {},
  options: PagedListOptions = {},
): PagedList<ItemOf<R>, AnswerOf<R>> {
  const { key = [route.name, query], params, enabled = true } = options
  const list = useInfiniteQuery<
    Page<ItemOf<R>>,
    Error,
    InfiniteData<Page<ItemOf<R>>, number>,
    QueryKey,
    number
  >({ ...pagedListOptions(route, query, key, params), enabled })
  const pages = list.data?.pages
  const items = useMemo(() => itemsById((pages ?? []) as Page<ItemOf<R> & { id?: string }>[]), [pages])
  const { hasNextPage, isFetching, isError, fetchNextPage, refetch } = list
  return {
    items,
    first: pages?.[0] as AnswerOf<R> | undefined,
    status: isError && !isFetching ? 'errored' : list.data === undefined ? 'loading' : 'ready',
    error: list.error,
    finished: list.data !== undefined && !hasNextPage,
    fetchingMore: list.isFetchingNextPage,
    fetchMore() {
      if (hasNextPage && !isFetching && !isError) void fetchNextPage()
    },
    retry() {
      if (isFetching) return
      void (list.data === undefined ? refetch() : fetchNextPage())
    },
  }
}
