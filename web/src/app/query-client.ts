import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../lib/api.ts'

/** What is passing is tried again twice; an answer that says no is an answer. */
function worthAnotherTry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiProblem && error.passing && error.status !== 429
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry: worthAnotherTry },
      mutations: { retry: false },
    },
  })
}
