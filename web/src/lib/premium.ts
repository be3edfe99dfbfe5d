import { readPremium, type FreeReplies, type Premium } from '@aureole/contract/payments'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { api } from './api.ts'
import { useUser } from './session.ts'

const key = ['premium'] as const

/** The person's subscription, kept in step by what comes down the live connection. */
export function usePremium({ enabled = true }: { enabled?: boolean } = {}) {
  const person = useUser()?.id
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api(readPremium, {}, { signal }),
    enabled: enabled && person !== undefined,
  })
}

export function notePremium(queries: QueryClient, premium: Premium): void {
  queries.setQueryData<Premium>(key, premium)
}

export function noteFreeReplies(queries: QueryClient, freeReplies: FreeReplies): void {
  queries.setQueryData<Premium>(key, (now) => (now === undefined ? now : { ...now, freeReplies }))
}

/** Something was paid or given back without a word about free replies: where they are counted, the count is read again. */
export function doubtFreeReplies(queries: QueryClient): void {
  const counted = queries.getQueryData<Premium>(key)?.freeReplies
  if (counted !== undefined && counted !== null) doubtPremium(queries)
}

export function doubtPremium(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: key })
}

/** How many free replies are left today. A new day (UTC) begins with all of them, also before anyone told us. */
export function freeRepliesLeft({ used, limit, resetsAt }: FreeReplies, now = Date.now()): number {
  return now >= Date.parse(resetsAt) ? limit : Math.max(0, limit - used)
}
