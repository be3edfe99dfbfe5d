import type { FieldProblem } from '@aureole/contract/problems'
import type { core } from 'zod/mini'

const formats: Record<string, string> = {
  email: 'This does not look like an e-mail address',
  uuid: 'This is not a valid id',
  date: 'Write the date as year-month-day, such as 1990-05-17',
  datetime: 'Write the time in ISO 8601, such as 2026-01-31T12:00:00Z',
  url: 'This does not look like a web address',
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** A schema's complaints in words that can stand under a field. */
export function fieldProblems(error: { issues: readonly core.$ZodIssue[] }, input: unknown): FieldProblem[] {
  return error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: words(issue, valueAt(input, issue.path)),
  }))
}

function words(issue: core.$ZodIssue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'This is needed'
  switch (issue.code) {
    case 'invalid_type':
      return value === null ? 'This is needed' : `This has to be ${kinds[issue.expected] ?? issue.expected}`
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not written as it should be'
    case 'invalid_value':
      return issue.values.length === 1
        ? `This has to be ${String(issue.values[0])}`
        : `This has to be one of ${issue.values.map(String).join(', ')}`
    case 'not_multiple_of':
      return `This has to be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}`
    case 'custom':
      return issue.message
    default:
      return 'This cannot be read'
  }
}

function tooSmall(issue: core.$ZodIssueTooSmall): string {
  const least = issue.minimum
  if (issue.origin === 'string')
    return least === 1 ? 'This is needed' : `Please use at least ${least} characters`
  if (issue.origin === 'array')
    return least === 1 ? 'Please pick at least one' : `Please pick at least ${least}`
  return `This has to be ${issue.inclusive === false ? 'more than' : 'at least'} ${least}`
}

function tooBig(issue: core.$ZodIssueTooBig): string {
  const most = issue.maximum
  if (issue.origin === 'string') return `Please use at most ${most} characters`
  if (issue.origin === 'array') return `Please pick at most ${most}`
  return `This has to be ${issue.inclusive === false ? 'less than' : 'at most'} ${most}`
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
}
