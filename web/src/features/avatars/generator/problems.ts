import { ApiProblem } from '#lib/api.ts'
import { sentenceFor } from '#lib/forms/form-problems.ts'

/** Why something was not made, and which answers it concerns. */
export interface Refusal {
  /** For the whole; nothing where every sentence stands at its answer. */
  readonly text: string | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly isFull: boolean
}

/** `body.traits.0` is about the traits. */
function answerOf(path: string): string {
  const [first = '', second = ''] = path.replace(/^body\./, '').split('.')
  return first === 'look' && second !== '' ? `look.${second}` : first
}

export function refusalOf(error: unknown): Refusal {
  const isFull = error instanceof ApiProblem && error.code === 'avatar-limit-reached'
  const fields: Record<string, string> = {}
  if (error instanceof ApiProblem) {
    for (const { path, message } of error.fields) fields[answerOf(path)] ??= message
  }
  const placed = Object.keys(fields).length > 0
  return { text: isFull || placed ? undefined : sentenceFor(error), fields, isFull }
}
