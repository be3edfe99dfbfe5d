import type { Avatar } from '@aureole/contract/avatars'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

const none: readonly Avatar[] = []

/** The first paint has the faces already: the call and its schemas are fetched only by those who still need them. */
async function list(query: Record<string, unknown>, signal: AbortSignal) {
  const { listAvatars } = await import('@aureole/contract/avatars')
  return api(listAvatars, { query }, { signal })
}

/** The first faces of the catalogue: the server's first paint brings them along. */
export function useFeatured(): readonly Avatar[] {
  const { data } = useQuery({
    queryKey: ['featured-avatars'],
    queryFn: ({ signal }) => list({}, signal),
    staleTime: Infinity,
  })
  return data?.items ?? none
}

/** More faces for further down the page, asked for only when someone gets there. */
export function useMoreFaces(wanted: boolean): readonly Avatar[] {
  const { data } = useQuery({
    queryKey: ['featured-avatars', 'more'],
    queryFn: ({ signal }) => list({ gender: 'MALE' }, signal),
    staleTime: Infinity,
    enabled: wanted,
  })
  return data?.items ?? none
}
