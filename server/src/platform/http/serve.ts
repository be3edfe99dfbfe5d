import type { AnswerOf, Route, ServedInput } from '@aureole/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Log } from '../log.ts'
import { unexpectedError } from '../errors.ts'
import type { ContextFor } from './context.ts'
import { sendFile, type FileAnswer } from './downloads.ts'
import { enter, type Gate, type RouteLimit } from './enter.ts'
import { acceptRaw, readRaw } from './raw-bodies.ts'
import { readInput } from './read-input.ts'
import { acceptUploads, readUpload, type UploadedFile } from './uploads.ts'

export interface ServeOptions {
  readonly limit?: RouteLimit
  /** Bytes of the body; 64 kB unless said otherwise. */
  readonly bodyLimit?: number
  /** `cache-control` of a good answer; `no-store` unless said otherwise. */
  readonly caching?: string
  /** The headers of the request on which a cached answer depends. */
  readonly vary?: string
}

type HandlerInput<R extends Route> = ServedInput<R> &
  (R extends { upload: object } ? { file: UploadedFile } : { file?: undefined }) &
  (R extends { raw: object } ? { raw: Buffer } : { raw?: undefined })

export type Handler<R extends Route> = (
  input: HandlerInput<R>,
  context: ContextFor<R>,
) => Promise<R extends { download: object } ? FileAnswer : AnswerOf<R>>

/** One call of the API, as a sentence: limit, authenticate, validate, act, present. */
export function serve<R extends Route>(
  fastify: FastifyInstance,
  gate: Gate,
  route: R,
  handler: Handler<R>,
  options: ServeOptions,
): void {
  // Kept beside the request: the way in comes before the body is read, so that strangers cannot make us parse theirs.
  const contexts = new WeakMap<FastifyRequest, ContextFor<R>>()
  const { upload, raw } = route
  const bodyLimit = upload?.maxBytes ?? raw?.maxBytes ?? options.bodyLimit
  const served: RouteOptions = {
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    onRequest: async (request, reply) => {
      const asked = { who: route.who as R['who'], name: route.name, ...limitOf(options) }
      contexts.set(request, await enter(gate, request, reply, asked))
    },
    handler: async (request, reply) => {
      const context = contexts.get(request)
      if (context === undefined) throw new Error(`${route.name} was reached without its way in`)
      const input: object = {
        ...readInput(route, request),
        ...(upload === undefined ? {} : { file: await readUpload(request, upload) }),
        ...(raw === undefined ? {} : { raw: readRaw(request) }),
      }
      const answer = await handler(input as HandlerInput<R>, context)
      return present(route, answer, reply, options, gate.log)
    },
  }
  if (upload === undefined && raw === undefined) fastify.route(served)
  // In a scope of its own, so that no other route begins to read files.
  else
    void fastify.register(async (scope) => {
      if (upload !== undefined) await acceptUploads(scope, upload)
      else acceptRaw(scope)
      scope.route(served)
    })
}

function limitOf(options: ServeOptions): { limit?: RouteLimit } {
  return options.limit === undefined ? {} : { limit: options.limit }
}

/** Only what the contract names leaves the house; what does not fit it is our own mistake. */
function present(
  route: Route,
  answer: unknown,
  reply: FastifyReply,
  options: ServeOptions,
  log: Log,
): FastifyReply {
  reply.header('cache-control', options.caching ?? 'no-store')
  if (options.vary !== undefined) reply.header('vary', options.vary)
  if (route.download !== undefined) return sendFile(route, answer as FileAnswer, reply)
  if (route.answer === undefined) return reply.code(route.status ?? 204).send()
  const read = route.answer.safeParse(answer)
  if (!read.success) {
    const issues = read.error.issues.map((issue) => `${issue.path.map(String).join('.')} ${issue.code}`)
    log.error(
      { route: route.name, requestId: reply.request.id, issues },
      'an answer does not fit its contract',
    )
    throw unexpectedError(
      new Error(`the answer of ${route.name} does not fit its contract: ${issues.join('; ')}`),
    )
  }
  return reply
    .code(route.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(read.data))
}
