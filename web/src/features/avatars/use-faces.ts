import { featuredAvatars, type Avatar } from '@aureole/contract/avatars'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

const none: readonly Avatar[] = []

/** The first faces of the catalogue, for pages that show what is possible rather than whom to meet. */
export function useFaces(): readonly Avatar[] {
  const { data } = useQuery({
    queryKey: ['featured-avatars'],
    queryFn: ({ signal }) => api(featuredAvatars, {}, { signal }),
    staleTime: Infinity,
  })
  return data?.items ?? none
}
