import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { observable, useObservable } from '../../lib/observable.ts'

const filterNames = ['gender', 'minAge', 'maxAge', 'ethnicity'] as const
type FilterSearch = Partial<Record<(typeof filterNames)[number], string>>

const none: FilterSearch = {}
const last = observable<FilterSearch>(none)

function filterOf(search: Record<string, unknown>): FilterSearch {
  return Object.fromEntries(
    filterNames.flatMap((name) => (name in search ? [[name, String(search[name])]] : [])),
  )
}

/** The filter that Discover was last left with, so that its menu entry leads back to the same list. */
export function useDiscoverSearch(): FilterSearch {
  const { pathname, search } = useLocation()
  const kept = useObservable(last, none)
  const here = pathname === '/discover'
  useEffect(() => {
    if (here) last.set(filterOf(search))
  }, [here, search])
  return here ? filterOf(search) : kept
}
