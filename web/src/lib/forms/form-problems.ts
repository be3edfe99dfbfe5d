import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiProblem } from '../api.ts'

/** How long to wait, in words. */
function waiting(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** The sentence for a form as a whole. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiProblem)) return 'Something broke on our side. Please try again.'
  if (error.code === 'too-many-requests' && error.body.retryAfter !== undefined) {
    return `That was too often. Please try again in ${waiting(error.body.retryAfter)}.`
  }
  return error.message
}

/** Puts what the server says about fields beside them; what concerns no field is given back for the form. */
export function showProblem<T extends FieldValues>(
  error: unknown,
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
): string | undefined {
  if (!(error instanceof ApiProblem) || error.fields.length === 0) return sentenceFor(error)
  let unplaced: string | undefined
  let focused = false
  for (const { path, message } of error.fields) {
    const name = names.find((one) => path === one || path === `body.${one}` || path.startsWith(`${one}.`))
    if (name === undefined) unplaced ??= message
    else {
      setError(name, { type: 'server', message }, { shouldFocus: !focused })
      focused = true
    }
  }
  return unplaced
}
