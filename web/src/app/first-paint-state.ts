import { defaultFilter, parseFilter } from '@aureole/contract/avatar-filter'
import type { AvatarDetails, AvatarPage } from '@aureole/contract/avatars'
import type { Vars } from '@aureole/contract/brands'
import type { QueryClient } from '@tanstack/react-query'

/** What the server's first paint was made of: the page goes on from it instead of asking again. */
export interface FirstPaintState {
  vars: Vars
  avatars?: AvatarPage
  avatar?: AvatarDetails
}

export function readFirstPaintState(): FirstPaintState | undefined {
  const text = document.getElementById('first-paint')?.textContent
  if (!text) return undefined
  try {
    return JSON.parse(text) as FirstPaintState
  } catch {
    return undefined
  }
}

/** The list stands under its filter; on the main page it is the first page with the default filter. */
export function seedQueries(queries: QueryClient, state: FirstPaintState, address: URL): void {
  if (state.avatars !== undefined) {
    const filter =
      address.pathname === '/discover' ? parseFilter(Object.fromEntries(address.searchParams)) : defaultFilter
    queries.setQueryData(['avatars', filter], { pages: [state.avatars], pageParams: [0] })
    if (address.pathname === '/') queries.setQueryData(['featured-avatars'], state.avatars)
  }
  if (state.avatar !== undefined) queries.setQueryData(['avatar', state.avatar.id], state.avatar)
}
