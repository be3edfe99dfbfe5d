import { readQueue, type DeskCase } from '@aureole/contract/cases'
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#lib/api.ts'
import { useLive, useResync } from '#lib/live.ts'
import { pageAfter } from '#lib/paged-list.ts'
import type { AnswerOf } from '@aureole/contract/route'
import { queueKey } from '../desk/queue-key.ts'
import { useCalmly } from '../desk/use-calmly.ts'
import type { QueueFilter } from './queue-filter.ts'

type QueuePage = AnswerOf<typeof readQueue>

/** A screen and a half of rows of 40 px. */
const pageSize = 50
/** Each case once: while pages are read one after the other, a case may move from one to the next. */
function casesOf(pages: readonly QueuePage[]): DeskCase[] {
  const byId = new Map(pages.flatMap(({ items }) => items).map((one) => [one.id, one]))
  return [...byId.values()]
}

export function useQueue(filter: QueueFilter) {
  const queries = useQueryClient()
  const key = [...queueKey, filter]
  const list = useInfiniteQuery<
    QueuePage,
    Error,
    InfiniteData<QueuePage, number>,
    readonly unknown[],
    number
  >({
    queryKey: key,
    initialPageParam: 0,
    staleTime: 0,
    queryFn: ({ pageParam, signal }) =>
      api(readQueue, { query: { ...filter, page: pageParam + 1, pageSize } }, { signal }),
    getNextPageParam: (last, _pages, position) => pageAfter(last, position),
  })
  const again = useCalmly(() => void queries.invalidateQueries({ queryKey: queueKey }))
  useLive('queue.changed', again)
  useResync(again)
  const pages = list.data?.pages
  const cases = useMemo(() => casesOf(pages ?? []), [pages])

  return {
    cases,
    counts: pages?.[0]?.counts,
    status: list.data !== undefined ? 'ready' : list.isError && !list.isFetching ? 'errored' : 'loading',
    error: list.error,
    /** What is shown may be out of date: the last reading failed. */
    stale: list.data !== undefined && list.isRefetchError,
    hasMore: list.hasNextPage,
    fetchingMore: list.isFetchingNextPage,
    fetchMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
    /** What an action answered, before the next reading says the same. */
    patch: (one: DeskCase) =>
      queries.setQueryData<InfiniteData<QueuePage, number>>(key, (known) =>
        known === undefined
          ? known
          : {
              ...known,
              pages: known.pages.map((page) => ({
                ...page,
                items: page.items.map((item) => (item.id === one.id ? one : item)),
              })),
            },
      ),
  } as const
}
