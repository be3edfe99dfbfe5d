import { listAppeals } from '@aureole/contract/appeals'
import { readQueue } from '@aureole/contract/cases'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { useLive, useResync } from '#lib/live.ts'

const openKey = ['desk-open'] as const
const appealsKey = ['desk-appeals-open'] as const

/** What waits, for the menu: cases, and appeals up to a page of them. */
export function useDeskCounts(): { open: number; appeals: string } {
  const queries = useQueryClient()
  const { data: open = 0 } = useQuery({
    queryKey: openKey,
    queryFn: async ({ signal }) => (await api(readQueue, { query: { pageSize: 1 } }, { signal })).counts.open,
  })
  const { data: appeals = '' } = useQuery({
    queryKey: appealsKey,
    queryFn: async ({ signal }) => {
      const { items, lastPage } = await api(listAppeals, { query: { state: 'OPEN' } }, { signal })
      return items.length === 0 ? '' : `${items.length}${lastPage ? '' : '+'}`
    },
  })
  useLive('queue.changed', ({ open: now, caseId }) => {
    queries.setQueryData<number>(openKey, now)
    // What is no case of its own may be an appeal.
    if (caseId === undefined) void queries.invalidateQueries({ queryKey: appealsKey })
  })
  useResync(() => {
    void queries.invalidateQueries({ queryKey: openKey })
    void queries.invalidateQueries({ queryKey: appealsKey })
  })
  return { open, appeals }
}
