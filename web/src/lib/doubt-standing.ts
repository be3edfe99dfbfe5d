import type { QueryClient } from '@tanstack/react-query'

/** Apart from the reading itself, so that whoever only hears of a warning does not fetch the desk's contract. */
export const standingKey = ['standing'] as const

/** After a warning, an appeal, or a gap in what came down the live connection. */
export function doubtStanding(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: standingKey })
}
