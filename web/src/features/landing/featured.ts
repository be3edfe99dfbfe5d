import type { Avatar } from '@aureole/contract/avatars'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

const none: readonly Avatar[] = []

/** The first paint has the faces already: the call and its schemas are fetched only by those who still need them. */
async function list(signal: AbortSignal) {
  const { featuredAvatars } = await import('@aureole/contract/avatars')
  return api(featuredAvatars, {}, { signal })
}

/** The first faces of the catalogue: the server's first paint brings them along. */
export function useFeatured(): readonly Avatar[] {
  const { data } = useQuery({
    queryKey: ['featured-avatars'],
    queryFn: ({ signal }) => list(signal),
    staleTime: Infinity,
  })
  return data?.items ?? none
}

async function listMen(signal: AbortSignal) {
  const { listAvatars } = await import('@aureole/contract/avatars')
  return api(listAvatars, { query: { gender: 'MALE' } }, { signal })
}

/** More faces for further down the page, asked for only when someone gets there; none of those who are there already. */
export function useMoreFaces(wanted: boolean, known: readonly Avatar[]): readonly Avatar[] {
  const { data } = useQuery({
    queryKey: ['featured-avatars', 'more'],
    queryFn: ({ signal }) => listMen(signal),
    staleTime: Infinity,
    enabled: wanted,
  })
  const ids = new Set(known.map((one) => one.id))
  return data?.items.filter((one) => !ids.has(one.id)) ?? none
}
