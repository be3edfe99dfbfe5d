import { featuredAvatars } from '@aureole/contract/avatars'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** A few faces of the catalogue, for places that speak of angels in general. */
export function useFaces(): { name: string; src: string }[] {
  const { data } = useQuery({
    queryKey: ['featured-avatars'],
    queryFn: ({ signal }) => api(featuredAvatars, {}, { signal }),
    staleTime: 600_000,
  })
  return (data?.items ?? []).map(({ name, thumbUrl }) => ({ name, src: thumbUrl }))
}
