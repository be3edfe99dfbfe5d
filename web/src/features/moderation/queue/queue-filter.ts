import { caseKinds, queueViews, type DeskCase, type Reason } from '@aureole/contract/cases'
import { reasonSources } from '@aureole/contract/desk'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

export interface QueueFilter {
  view: (typeof queueViews)[number]
  source?: Reason['source']
  kind?: DeskCase['kind']
  minSeverity?: number
  brandId?: string
}

function oneOf<T extends string>(values: readonly T[], text: string | undefined): T | undefined {
  return values.find((value) => value === text)
}

/** What the address says; what it says wrongly is left out. */
export function parseQueueFilter(search: Readonly<Record<string, string | undefined>>): QueueFilter {
  const source = oneOf(reasonSources, search['source'])
  const kind = oneOf(caseKinds, search['kind'])
  const severity = Number(search['minSeverity'])
  return {
    view: oneOf(queueViews, search['view']) ?? 'open',
    ...(source && { source }),
    ...(kind && { kind }),
    ...([2, 3, 4].includes(severity) && { minSeverity: severity }),
    ...(search['brandId'] && { brandId: search['brandId'] }),
  }
}

/** How many filters are set beside the view. */
export function filterCount({ source, kind, minSeverity, brandId }: QueueFilter): number {
  return [source, kind, minSeverity, brandId].filter((value) => value !== undefined).length
}

/** The filter stands in the address, so that a colleague can be sent there and Back undoes it. */
export function useQueueFilter(): {
  filter: QueueFilter
  setFilter: (next: QueueFilter) => void
} {
  const search: Record<string, string> = useSearch({ strict: false })
  const navigate = useNavigate()
  const key = JSON.stringify(parseQueueFilter(search))
  const filter = useMemo(() => JSON.parse(key) as QueueFilter, [key])
  const setFilter = useCallback(
    ({ view, ...rest }: QueueFilter) =>
      void navigate({ to: '/admin/chats', search: { ...(view === 'open' ? {} : { view }), ...rest } }),
    [navigate],
  )
  return { filter, setFilter }
}
