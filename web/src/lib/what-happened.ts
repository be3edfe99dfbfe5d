import { ApiProblem } from './request.ts'

/** Why something did not load, in a sentence that is true: nobody should search their own line for a fault of ours. */
export function whatHappened(error: unknown): string {
  if (!(error instanceof ApiProblem)) return 'Something broke on our side.'
  if (error.code === 'no-connection') return 'The connection dropped on the way.'
  if (error.status === 429) return 'That was a bit much at once; give it a moment.'
  return error.status >= 500 ? 'Something broke on our side.' : error.message
}
