import type { Route } from '@aureole/contract/route'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLive, useResync } from '#lib/live.ts'
import { usePagedList } from '#lib/paged-list.ts'
import type { KeyAction } from '../desk/keys.ts'
import { useCalmly } from '../desk/use-calmly.ts'
import { useSteadyRows } from '../desk/use-steady-rows.ts'

/**
 * A paged list of the desk, as it changes, with a row that is chosen, by pointer or by keys. Nothing moves while somebody is at it, and what
 * is chosen stays on the screen when it has left the list.
 */
export function useDeskList<R extends Route, T extends { id: string }>(route: R, query: object) {
  const queries = useQueryClient()
  const list = usePagedList(route, query)
  const name = JSON.stringify(query)
  const read = list.items as unknown as readonly T[]
  const [held, hold] = useState(false)
  const [picked, pick] = useState<{ list: string; one: T }>()
  const kept = picked?.list === name ? picked.one : undefined
  // What an agent did, and what had been read by then: a later reading has the last word.
  const [acted, setActed] = useState<ReadonlyMap<string, { read: readonly T[]; one: T }>>(new Map())
  const fresh = useMemo(
    () =>
      read.map((one) => {
        const done = acted.get(one.id)
        return done?.read === read ? done.one : one
      }),
    [read, acted],
  )
  // While somebody works on a row, nothing moves under them either.
  const steady = useSteadyRows(name, fresh, held || kept !== undefined)
  const rows = steady.rows.map((row) =>
    row.gone ? { ...row, one: acted.get(row.one.id)?.one ?? row.one } : row,
  )

  const again = useCalmly(() => void queries.invalidateQueries({ queryKey: [route.name] }))
  useLive('queue.changed', again)
  useResync(again)

  const chosen = kept && (rows.find(({ one }) => one.id === kept.id)?.one ?? acted.get(kept.id)?.one ?? kept)
  function choose(id: string): void {
    const row = rows.find(({ one }) => one.id === id)
    if (row !== undefined) pick({ list: name, one: row.one })
  }
  const step = (by: 1 | -1) => () => {
    const at = rows.findIndex(({ one }) => one.id === chosen?.id)
    const next = rows[at < 0 ? 0 : at + by]
    if (next !== undefined) choose(next.one.id)
  }
  const keys: KeyAction[] = [
    { keys: ['j', 'ArrowDown'], does: 'Down', run: step(1), off: rows.length === 0 },
    { keys: ['k', 'ArrowUp'], does: 'Up', run: step(-1), off: rows.length === 0 },
  ]
  return {
    ...list,
    rows,
    /** How many are new and wait, while somebody is at the list. */
    waiting: steady.waiting,
    show: steady.show,
    hold,
    chosen,
    choose,
    keys,
    /** What an action answered: shown in its row, which stays where it is. */
    put: (one: T) => setActed((now) => new Map(now).set(one.id, { read, one })),
  }
}
