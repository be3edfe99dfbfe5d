import type { Route, ServedInput } from '@aureole/contract/route'
import type { FastifyRequest } from 'fastify'
import { invalidFields, malformedRequest, notFound } from '../errors.ts'
import { fieldProblems } from './field-words.ts'

/** The request's parts as the route's schemas read them. */
export function readInput<R extends Route>(route: R, request: FastifyRequest): ServedInput<R> {
  const input: Record<keyof ServedInput<Route>, unknown> = {
    params: readParams(route, request.params),
    query: readQuery(route, request.query),
    body: route.raw === undefined ? readBody(route, request.body) : undefined,
    idempotencyKey: readIdempotencyKey(route, request.headers['idempotency-key']),
  }
  return input as ServedInput<R>
}

/** An id that cannot be one leads nowhere, like an id that is nobody's. */
function readParams(route: Route, params: unknown): unknown {
  if (route.params === undefined) return undefined
  const read = route.params.safeParse(params)
  if (!read.success) throw notFound()
  return read.data
}

function readQuery(route: Route, query: unknown): unknown {
  if (route.query === undefined) return undefined
  refuseNul(query)
  const read = route.query.safeParse({ ...(query as object) })
  if (!read.success) {
    throw malformedRequest(
      'The address has a parameter that cannot be read.',
      fieldProblems(read.error, query),
    )
  }
  return read.data
}

function readBody(route: Route, body: unknown): unknown {
  if (route.body === undefined) return undefined
  if (body === undefined || body === null) throw malformedRequest('This call needs a JSON body.')
  refuseNul(body)
  const read = route.body.safeParse(body)
  if (!read.success) throw invalidFields(fieldProblems(read.error, body))
  return read.data
}

function readIdempotencyKey(route: Route, header: string | string[] | undefined): string | undefined {
  if (route.idempotent === undefined) return undefined
  if (header === undefined || header === '') {
    if (route.idempotent === 'where-given') return undefined
    throw malformedRequest(
      'This call needs an Idempotency-Key header: a fresh random text for each new request, the same one for a repeat.',
    )
  }
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw malformedRequest(
      'The Idempotency-Key header has to be 1 to 200 printable characters without spaces.',
    )
  }
  return header
}

/** PostgreSQL stores every character but this one, and would answer with an error from the middle of a transaction. */
function refuseNul(value: unknown): void {
  const open: unknown[] = [value]
  while (open.length > 0) {
    const part = open.pop()
    if (typeof part === 'string' && part.includes('\0')) {
      throw malformedRequest('A text holds the character NUL, which cannot be stored.')
    }
    // Not recursive, so that a body of nothing but brackets cannot exhaust the stack.
    if (typeof part === 'object' && part !== null) for (const item of Object.entries(part)) open.push(...item)
  }
}
