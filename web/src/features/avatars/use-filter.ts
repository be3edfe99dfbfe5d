import { ages, filterQuery, parseFilter, type AvatarFilter } from '@aureole/contract/avatars'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { isMarked, marked } from './history-mark.ts'

/** Only a thumb of the slider was moved. */
export function changesOnlyAge(before: AvatarFilter, after: AvatarFilter): boolean {
  return before.gender === after.gender && before.ethnicity.join() === after.ethnicity.join()
}

/**
 * The filter as the address says it. Each choice is an address of its own, so that a list can be shared and Back undoes the last choice;
 * the steps of a thumb are one choice together, else an arrow key that is held would bury the way back.
 */
export function useFilter(): { filter: AvatarFilter; setFilter: (next: AvatarFilter) => void } {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  // The search object is a new one on each navigation; the filter stays the same as long as it says the same.
  const key = JSON.stringify(parseFilter(search))
  const filter = useMemo(() => JSON.parse(key) as AvatarFilter, [key])
  const setFilter = useCallback(
    (next: AvatarFilter) => {
      const aged = changesOnlyAge(filter, next)
      void navigate({
        to: '/discover',
        search: filterQuery(next),
        replace: aged && isMarked('age-moved'),
        state: aged ? marked('age-moved') : {},
      })
    },
    [filter, navigate],
  )
  return { filter, setFilter }
}

export function narrowsAge(filter: AvatarFilter): boolean {
  return filter.minAge !== ages.min || filter.maxAge !== ages.max
}

/** How many of the filters behind the Filters button are set. */
export function filterCount(filter: AvatarFilter): number {
  return filter.ethnicity.length + (narrowsAge(filter) ? 1 : 0)
}

/** The same gender, everything else open. */
export function widest(filter: AvatarFilter): AvatarFilter {
  return { gender: filter.gender, minAge: ages.min, maxAge: ages.max, ethnicity: [] }
}
