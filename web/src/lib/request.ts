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
/** A file takes its time on a slow line. */
const patienceWithFiles = 180_000

/** What a call takes beside what the contract's schemas say: the file of a route with `upload`. */
export type RequestInput<R extends Route> = CallInput<R> &
  (R extends { upload: object } ? { file: Blob } : { file?: undefined })

/** A file to keep, with the name that the server gives it. */
export interface ReceivedFile {
  blob: Blob
  name: string
}

export type RequestAnswer<R extends Route> = R extends { download: object } ? ReceivedFile : AnswerOf<R>

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
  route: Route,
  input: { body?: unknown; file?: Blob | undefined; idempotencyKey?: string | undefined },
  token: string | undefined,
): Headers {
  const headers = new Headers({ accept: ['application/json', ...(route.download?.types ?? [])].join(', ') })
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  if (input.file !== undefined) headers.set('content-type', typeOf(input.file, route))
  if (input.idempotencyKey !== undefined) headers.set('idempotency-key', input.idempotencyKey)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  return headers
}

/** Systems disagree about what a file is called, or do not know it at all; the server looks into it anyway. */
function typeOf(file: Blob, route: Route): string {
  const type = file.type.split(';', 1)[0] ?? ''
  return route.upload?.types.includes(type) === true ? type : 'application/octet-stream'
}

/** Told before it is sent: a server that refuses in the middle of a file looks like a lost connection. */
function refuseTooLarge(file: Blob, route: Route): void {
  const most = route.upload?.maxBytes ?? Infinity
  if (file.size <= most) return
  const detail = `This file is larger than ${Math.floor(most / 1024 / 1024)} MB.`
  throw new ApiProblem(413, 'body-too-large', { detail })
}

async function received(response: Response): Promise<ReceivedFile> {
  const header = response.headers.get('content-disposition') ?? ''
  const full = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  const plain = /filename="([^"]*)"/i.exec(header)?.[1]
  return {
    blob: await response.blob(),
    name: full === undefined ? (plain ?? 'file') : decodeURIComponent(full),
  }
}

/** The one place that fetches: a route's value in, its answer out, an ApiProblem otherwise. */
export async function request<R extends Route>(
  route: R,
  input: RequestInput<R>,
  options: RequestOptions = {},
): Promise<RequestAnswer<R>> {
  const { file } = input
  if (file !== undefined) refuseTooLarge(file, route)
  const body = file ?? (input.body === undefined ? undefined : JSON.stringify(input.body))
  const url = new URL(pathOf(route, input.params) + queryText(input.query ?? {}), location.origin)
  const late = AbortSignal.timeout((route.upload ?? route.download) ? patienceWithFiles : patience)
  let response: Response
  try {
    response = await fetch(url, {
      method: route.method,
      headers: headersOf(route, input, options.token),
      ...(body === undefined ? {} : { body }),
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
  if (route.download !== undefined) return (await received(response)) as RequestAnswer<R>
  if (route.answer === undefined || response.status === 204) return undefined as RequestAnswer<R>
  return (await response.json()) as RequestAnswer<R>
}
