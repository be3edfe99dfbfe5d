import type { Route } from '@aureole/contract/route'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLive, useResync } from '#lib/live.ts'
import { usePagedList } from '#lib/paged-list.ts'
import type { KeyAction } from '../desk/keys.ts'
import { useCalmly } from '../desk/use-calmly.ts'

/** A paged list of the desk with a row that is chosen, by pointer or by keys, and what was changed in it since it was read. */
export function useDeskList<R extends Route, T extends { id: string }>(
  route: R,
  query: object,
  { live = false }: { live?: boolean } = {},
) {
  const queries = useQueryClient()
  const list = usePagedList(route, query)
  const [chosenId, choose] = useState<string>()
  const [changed, setChanged] = useState<ReadonlyMap<string, T>>(new Map())
  const read = list.items as unknown as readonly T[]
  const items = useMemo(() => read.map((item) => changed.get(item.id) ?? item), [read, changed])
  const again = useCalmly(() => void queries.invalidateQueries({ queryKey: [route.name] }))
  useLive('queue.changed', () => {
    // While somebody works on a row, nothing moves under them.
    if (live && chosenId === undefined) again()
  })
  useResync(again)
  const chosen = items.find(({ id }) => id === chosenId)
  const step = (by: 1 | -1) => () => {
    const at = items.findIndex(({ id }) => id === chosenId)
    const next = items[at < 0 ? 0 : at + by]
    if (next !== undefined) choose(next.id)
  }
  const keys: KeyAction[] = [
    { keys: ['j', 'ArrowDown'], does: 'Down', run: step(1), off: items.length === 0 },
    { keys: ['k', 'ArrowUp'], does: 'Up', run: step(-1), off: items.length === 0 },
  ]
  return {
    ...list,
    items,
    chosen,
    choose,
    keys,
    /** What an action answered: shown in its row, which stays where it is. */
    put: (item: T) => setChanged((now) => new Map(now).set(item.id, item)),
  }
}
