import { parseFilter } from '@aureole/contract/avatar-filter'
import type { Avatar, AvatarDetails, AvatarPage } from '@aureole/contract/avatars'
import type { Vars } from '@aureole/contract/brands'
import type { QueryClient } from '@tanstack/react-query'

/** What the server's first paint was made of: the page goes on from it instead of asking again. */
export interface FirstPaintState {
  vars: Vars
  avatars?: AvatarPage
  featured?: { items: Avatar[] }
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

export function seedQueries(queries: QueryClient, state: FirstPaintState, address: URL): void {
  if (state.avatars !== undefined) {
    const filter = parseFilter(Object.fromEntries(address.searchParams))
    queries.setQueryData(['avatars', filter], { pages: [state.avatars], pageParams: [0] })
  }
  if (state.featured !== undefined) queries.setQueryData(['featured-avatars'], state.featured)
  if (state.avatar !== undefined) queries.setQueryData(['avatar', state.avatar.id], state.avatar)
}
