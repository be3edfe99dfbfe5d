import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  isProblem,
  isUnreachable,
  malformedRequest,
  notReady,
  presentProblem,
  problem,
  unexpectedError,
  type Problem,
} from '../errors.ts'
import type { Log } from '../log.ts'

export function sendProblem(value: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(value.status).headers(value.headers)
  reply.header('cache-control', 'no-store').header('x-request-id', request.id)
  reply.type('application/problem+json; charset=utf-8')
  return reply.send(JSON.stringify(presentProblem(value, request.id)))
}

/** Seconds: as long as a database takes to come back from a restart, more or less. */
const retryAfter = 3

/** Whatever was thrown, as a problem; only what we wrote ourselves is shown, the rest is logged. */
export function problemFrom(error: unknown, log: Log, requestId: string): Problem {
  const known = isProblem(error) ? error : frameworkProblem(error)
  if (known === undefined && isUnreachable(error)) {
    log.warn({ err: error, requestId }, 'a request could not be served')
    return notReady(retryAfter, error)
  }
  const result = known ?? unexpectedError(error)
  if (result.status >= 500 && result.code !== 'not-ready') {
    log.error({ err: result.cause ?? result, requestId }, 'a request failed')
  }
  return result
}

function frameworkProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, statusCode } = error as Error & { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return problem('body-too-large', 'This is more than we can take at once.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return problem('unsupported-media-type', 'Please send JSON, with the content type application/json.')
  }
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return problem('not-found', 'There is nothing at this address.')
  if (code === 'FST_ERR_BAD_URL')
    return malformedRequest('The address is not written as an address should be.')
  if (error instanceof SyntaxError && statusCode === 400)
    return malformedRequest('The body is not valid JSON.')
  // Of all broken connections, the framework gives this status to the caller's alone.
  const isCutOff = code === 'ECONNRESET' && statusCode === 400
  if (isCutOff || (code?.startsWith('FST_ERR_CTP_') && statusCode === 400))
    return malformedRequest('The body could not be read.')
  return undefined
}
