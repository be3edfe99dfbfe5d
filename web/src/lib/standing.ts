import { readStanding } from '@aureole/contract/appeals'
import type { AnswerOf } from '@aureole/contract/route'
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { standingKey } from './doubt-standing.ts'

export type OwnPenalty = AnswerOf<typeof readStanding>['penalties'][number]

/** The person's own warnings and suspensions, and what can be done about them. */
export function useStanding(userId: string) {
  return useQuery({
    queryKey: [...standingKey, userId],
    queryFn: ({ signal }) => api(readStanding, { params: { id: userId } }, { signal }),
  })
}
