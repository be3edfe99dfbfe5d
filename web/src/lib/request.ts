import type { FieldProblem, ProblemBody, ProblemCode } from '@aureole/contract/problems'
import { pathOf, type AnswerOf, type CallInput, type Route } from '@aureole/contract/route'
import { queryText } from './query-text.ts'

/** A call that was refused or never arrived. `message` is a sentence for a person. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: ProblemCode | 'no-connection'
  readonly fields: readonly FieldProblem[]
  readonly body: Partial<ProblemBody>

  constructor(status: number, code: ProblemCode | 'no-connection', body: Partial<ProblemBody>) {
    super(body.detail ?? body.title ?? 'Something broke on our side. Please try again.')
    this.status = status
    this.code = code
    this.fields = body.fields ?? []
    this.body = body
  }

  /** Nothing was decided: the same call may succeed a moment later. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

export interface RequestOptions {
  signal?: AbortSignal | undefined
  token?: string | undefined
  /** The call goes on when the page is left. */
  keepalive?: boolean
}

const patience = 30_000

async function problemOf(response: Response): Promise<ApiProblem> {
  let body: Partial<ProblemBody> = {}
  if (response.headers.get('content-type')?.includes('json') === true) {
    body = (await response.json().catch(() => ({}))) as Partial<ProblemBody>
  }
  const wait = Number(response.headers.get('retry-after'))
  if (body.retryAfter === undefined && wait > 0) body = { ...body, retryAfter: wait }
  return new ApiProblem(response.status, body.code ?? 'unexpected-error', body)
}

function headersOf(
  input: { body?: unknown; idempotencyKey?: string | undefined },
  token: string | undefined,
): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  if (input.idempotencyKey !== undefined) headers.set('idempotency-key', input.idempotencyKey)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  return headers
}

/** The one place that fetches: a route's value in, its answer out, an ApiProblem otherwise. */
export async function request<R extends Route>(
  route: R,
  input: CallInput<R>,
  options: RequestOptions = {},
): Promise<AnswerOf<R>> {
  const url = new URL(pathOf(route, input.params) + queryText(input.query ?? {}), location.origin)
  const late = AbortSignal.timeout(patience)
  let response: Response
  try {
    response = await fetch(url, {
      method: route.method,
      headers: headersOf(input, options.token),
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      signal: options.signal === undefined ? late : AbortSignal.any([options.signal, late]),
      keepalive: options.keepalive ?? false,
    })
  } catch (error) {
    if (options.signal?.aborted === true) throw error
    throw new ApiProblem(0, 'no-connection', {
      detail: 'There is no connection right now. Please try again.',
    })
  }
  if (!response.ok) throw await problemOf(response)
  if (route.answer === undefined || response.status === 204) return undefined as AnswerOf<R>
  return (await response.json()) as AnswerOf<R>
}
