import { ages } from '@aureole/contract/avatar-filter'
import { listAvatars, type Avatar } from '@aureole/contract/avatars'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import type { Answers } from './answers.ts'

/** Where nothing can be drawn, whoever of the catalogue comes closest stands in. */
export function nearest(
  faces: readonly Avatar[],
  { age = 30, ethnicity }: Pick<Answers, 'age' | 'ethnicity'>,
): Avatar | undefined {
  const distance = (face: Avatar) => Math.abs(face.age - age) + (face.ethnicity === ethnicity ? 0 : 25)
  return faces.toSorted((one, other) => distance(one) - distance(other))[0]
}

export function useNearestFace(answers: Answers, enabled: boolean): Avatar | undefined {
  const { gender = 'FEMALE' } = answers
  const { data } = useQuery({
    queryKey: ['stand-ins', gender],
    queryFn: ({ signal }) =>
      api(listAvatars, { query: { gender, minAge: ages.min, maxAge: ages.max, pageSize: 100 } }, { signal }),
    enabled,
    staleTime: Infinity,
  })
  return nearest(data?.items ?? [], answers)
}
