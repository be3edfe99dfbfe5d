import { randomUUID } from 'node:crypto'
import type { Audience, Route } from '@aureole/contract/route'
import createFastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Limits } from '../limits.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { answerBrokenConnection } from './broken-connection.ts'
import { compressAnswers } from './compress.ts'
import type { Authenticate, BrandOf, ContextWhen } from './context.ts'
import { enter, type Gate, type RouteLimit } from './enter.ts'
import { readJsonBodies } from './json-bodies.ts'
import { recordRequests } from './record-requests.ts'
import { answerUnknownAddresses, type Elsewhere } from './unknown-addresses.ts'
import { problemFrom, sendProblem } from './send-problem.ts'
import { securityHeaders } from './security-headers.ts'
import { serve, type Handler, type ServeOptions } from './serve.ts'

export interface HttpParts {
  readonly config: Pick<Config, 'nodeEnv' | 'publicUrl' | 'addressLimitScale' | 'trustProxy'>
  readonly log: Log
  readonly limits: Limits
  readonly authenticate: Authenticate
  readonly brandOf: BrandOf
  readonly metrics: Metrics
}

export interface Http {
  readonly fastify: FastifyInstance
  readonly metrics: Metrics
  /** The routes that have a handler. */
  readonly served: readonly Route[]
  serve<R extends Route>(route: R, handler: Handler<R>, options?: ServeOptions): void
  /** For what is no plain call, such as the live connection: the same way in, as the route's first step. */
  enter<W extends Audience>(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: { who: W; name: string; limit?: RouteLimit },
  ): Promise<ContextWhen<W>>
  /** Who answers a GET outside /api that no route takes: the pages. */
  elsewhere(handler: Elsewhere): void
  /** Names a request in the log and the metrics where its route is a wildcard; never with a token in it. */
  label(request: FastifyRequest, label: string): void
}

const bodyLimit = 64 * 1024

export function createHttp(parts: HttpParts): Http {
  const { config, log } = parts
  const headers = securityHeaders(config)
  // What the framework says by itself at ease (where it listens, say) is told elsewhere and better.
  const ownLines: FastifyBaseLogger = log.child({}, { level: quieter(log.level) })
  const fastify: FastifyInstance = createFastify({
    loggerInstance: ownLines,
    logController: new LogController({ disableRequestLogging: true }),
    // One for each request would cost more than its way through the router; our own lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy === true ? isPeer : config.trustProxy,
    bodyLimit,
    // A slow sender may not hold a connection open for ever, but a file of twenty megabytes may come by a slow line;
    // longer kept alive than the usual balancer in front.
    requestTimeout: 120_000,
    keepAliveTimeout: 75_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    genReqId: (request) => requestId(request.headers['x-request-id'], config.trustProxy !== false),
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, 'x-request-id': request.id })
      unknown.unreadable(error, request, reply).catch((reason: unknown) => {
        void sendProblem(problemFrom(reason, log, request.id), request, reply)
      })
    },
    clientErrorHandler: answerBrokenConnection,
    // What comes and goes is checked by the contract; the framework's own checkers would be a hundred files to load for nothing.
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
  })

  const labels = recordRequests(fastify, parts)
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
  })
  readJsonBodies(fastify)
  compressAnswers(fastify)
  fastify.setErrorHandler((error, request, reply) => {
    const problem = problemFrom(error, log, request.id)
    labels.problem(request, problem.code)
    return sendProblem(problem, request, reply)
  })
  const unknown = answerUnknownAddresses(fastify)

  const gate: Gate = {
    ...parts,
    addressLimitScale: config.addressLimitScale,
    recognised: (request, principal) => labels.person(request, principal.userId),
  }
  const served: Route[] = []
  return {
    fastify,
    metrics: parts.metrics,
    served,
    serve(route, handler, options = {}) {
      serve(fastify, gate, route, handler, options)
      served.push(route)
    },
    async enter(request, reply, asked) {
      const context = await enter(gate, request, reply, asked)
      return context
    },
    elsewhere: (handler) => unknown.elsewhere(handler),
    label: (request, label) => labels.route(request, label),
  }
}

function noSchema(): never {
  throw new Error('Routes say what they take and answer in the contract, not by a JSON schema.')
}

/**
 * Of the addresses that a request came by, only its last one is written by the proxy in front of us. Those before it may be
 * the caller's invention, and would buy anyone a fresh limit for each request.
 */
function isPeer(_address: string, hop: number): boolean {
  return hop === 0
}

function quieter(level: string): string {
  return ['trace', 'debug', 'info'].includes(level) ? 'warn' : level
}

/** Our own id, or the one that a proxy in front of us gave, so that its log and ours can be read together. */
function requestId(given: string | string[] | undefined, behindProxy: boolean): string {
  if (behindProxy && typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given
  return randomUUID()
}
