import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'

export interface Labels {
  route(request: FastifyRequest, label: string): void
  problem(request: FastifyRequest, code: string): void
  person(request: FastifyRequest, userId: string): void
}

interface Known {
  route?: string
  problem?: string
  userId?: string
}

/** Asked by machines every few seconds, or by the dozen with each page. */
const quiet = /^\/(?:healthz|readyz|metrics|assets|icons|portraits)\b/

/**
 * One line and one measurement for each request. The route's pattern stands for the address, since an address may hold the
 * token of a mailed link; neither bodies nor queries are written down.
 */
export function recordRequests(fastify: FastifyInstance, parts: { log: Log; metrics: Metrics }): Labels {
  const known = new WeakMap<FastifyRequest, Known>()
  const note = (request: FastifyRequest, more: Known): void => {
    known.set(request, { ...known.get(request), ...more })
  }

  fastify.addHook('onResponse', async (request, reply) => {
    const { route = routeOf(request), problem, userId } = known.get(request) ?? {}
    parts.metrics.httpDuration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      requestId: request.id,
      ...(userId === undefined ? {} : { userId }),
      ...(problem === undefined ? {} : { problem }),
    }
    parts.log[levelOf(route, reply)](line, 'request')
  })

  return {
    route: (request, route) => note(request, { route }),
    problem: (request, problem) => note(request, { problem }),
    person: (request, userId) => note(request, { userId }),
  }
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(unknown)'
}

function levelOf(route: string, reply: FastifyReply): 'debug' | 'info' | 'error' {
  if (reply.statusCode >= 500 && !quiet.test(route)) return 'error'
  return quiet.test(route) ? 'debug' : 'info'
}
