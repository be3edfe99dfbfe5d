import { problems, type FieldProblem, type ProblemBody, type ProblemCode } from '@aureole/contract/problems'

/** What a problem may carry beside its code and its sentence. */
export interface ProblemExtra {
  readonly fields?: readonly FieldProblem[]
  readonly retryAfter?: number
  readonly suspendedUntil?: string
  readonly reason?: string
  readonly appealToken?: string
}

/** An answer that is not the wished-for one. Whoever throws it writes `detail` for the person who reads it. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  readonly extra: ProblemExtra
  /** Sent with the answer, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ProblemCode,
    detail: string,
    options: { extra?: ProblemExtra; headers?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(`${code}: ${detail}`, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.status = problems[code].status
    this.detail = detail
    this.extra = options.extra ?? {}
    this.headers = options.headers ?? {}
  }

  get fields(): readonly FieldProblem[] | undefined {
    return this.extra.fields
  }
}

export function problem(code: ProblemCode, detail: string, extra: ProblemExtra = {}): Problem {
  return new Problem(code, detail, { extra })
}

export function isProblem(error: unknown, code?: ProblemCode): error is Problem {
  return error instanceof Problem && (code === undefined || error.code === code)
}

export function notFound(what = 'What you asked for'): Problem {
  return problem('not-found', `${what} does not exist, or is not yours to see.`)
}

export function notAuthenticated(): Problem {
  return new Problem('not-authenticated', 'Please log in to go on.', {
    headers: { 'www-authenticate': 'Bearer' },
  })
}

export function malformedRequest(detail: string, fields?: readonly FieldProblem[]): Problem {
  return problem('malformed-request', detail, fields === undefined ? {} : { fields })
}

export function invalidFields(fields: readonly FieldProblem[]): Problem {
  const detail =
    fields.length === 1 && fields[0] !== undefined
      ? sentence(fields[0].message)
      : 'Please look again at the fields named below.'
  return problem('invalid-fields', detail, { fields })
}

export function invalidField(path: string, message: string): Problem {
  return invalidFields([{ path, message }])
}

export function tooManyRequests(retryAfterSeconds: number): Problem {
  const retryAfter = Math.max(1, Math.ceil(retryAfterSeconds))
  const wait = retryAfter === 1 ? 'a second' : `${retryAfter} seconds`
  return new Problem('too-many-requests', `That was a little fast. Please wait ${wait} and try again.`, {
    extra: { retryAfter },
    headers: { 'retry-after': String(retryAfter) },
  })
}

/** Something that a request needs cannot be reached just now. Trying again helps, so it is answered with `not-ready`. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'

  constructor(what: string, options: { cause: unknown }) {
    super(`${what} cannot be reached`, options)
  }
}

/** Libraries wrap what they catch. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Unreachable) return true
  }
  return false
}

export function notReady(retryAfterSeconds: number, cause: unknown): Problem {
  return new Problem('not-ready', 'We cannot get at our records just now. Please try again in a moment.', {
    extra: { retryAfter: retryAfterSeconds },
    headers: { 'retry-after': String(retryAfterSeconds) },
    cause,
  })
}

/** For what should never happen: the cause goes to the log, the person reads a calm sentence. */
export function unexpectedError(cause: unknown): Problem {
  return new Problem(
    'unexpected-error',
    'This did not work, and it is our fault. Please try again in a moment.',
    {
      cause,
    },
  )
}

export function presentProblem(value: Problem, requestId?: string): ProblemBody {
  const { fields, ...rest } = value.extra
  return {
    type: `/api/docs#problem-${value.code}`,
    title: problems[value.code].title,
    status: value.status,
    detail: value.detail,
    code: value.code,
    ...(fields === undefined ? {} : { fields: [...fields] }),
    ...rest,
    ...(requestId === undefined ? {} : { requestId }),
  }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
