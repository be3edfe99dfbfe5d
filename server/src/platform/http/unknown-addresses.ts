import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, problem } from '../errors.ts'

/** Answers what no route took. */
export type Elsewhere = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export interface UnknownAddresses {
  elsewhere(handler: Elsewhere): void
  /** For an address that the router could not even read; throws where no page is to be shown. */
  unreadable(error: Error, request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/** Nothing there, or something there that is asked for in another way: 404, or 405 with what is possible. */
export function answerUnknownAddresses(fastify: FastifyInstance): UnknownAddresses {
  let elsewhere: Elsewhere | undefined
  const known: { pattern: RegExp; method: string }[] = []
  fastify.addHook('onRoute', ({ url, method }) => {
    const escaped = url.replace(/[.+?^$()[\]{}|]/g, '\\$&')
    const pattern = new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`)
    for (const one of [method].flat()) known.push({ pattern, method: one })
  })

  // Before the body is read: what is wrong with it does not matter where nobody reads it.
  fastify.addHook('onRequest', async (request) => {
    if (request.is404 && !isPage(request)) throw refusal(pathOf(request))
  })
  fastify.setNotFoundHandler(async (request, reply) => {
    if (elsewhere === undefined) throw refusal(pathOf(request))
    return elsewhere(request, reply)
  })

  function isPage(request: FastifyRequest): boolean {
    const path = pathOf(request)
    if (elsewhere === undefined || path === '/api' || path.startsWith('/api/')) return false
    return request.method === 'GET' || request.method === 'HEAD'
  }

  function refusal(path: string): Problem {
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    const allowed = [...new Set(methods)].join(', ')
    if (allowed === '') return problem('not-found', 'There is nothing at this address.')
    return new Problem('method-not-allowed', `This address takes ${allowed} only.`, {
      headers: { allow: allowed },
    })
  }

  return {
    elsewhere(handler) {
      elsewhere = handler
    },
    async unreadable(error, request, reply) {
      if (elsewhere === undefined || !isPage(request)) throw error
      return elsewhere(request, reply)
    },
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}
