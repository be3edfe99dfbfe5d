import { listAvatars } from '@aureole/contract/avatars'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export interface Face {
  name: string
  src?: string | undefined
}

const nameless: readonly Face[] = ['Noor', 'Ilse', 'Amara', 'Tomáš', 'Lucía', 'Greta'].map((name) => ({
  name,
}))

/** Real faces when the server answers, else names alone: both are states worth seeing. */
export function useFaces(): readonly Face[] {
  const { data } = useQuery({
    queryKey: ['kit-faces'],
    retry: false,
    queryFn: ({ signal }) => api(listAvatars, {}, { signal }),
  })
  if (!data?.items.length) return nameless
  return data.items.map((avatar) => ({ name: avatar.name, src: avatar.thumbUrl }))
}
