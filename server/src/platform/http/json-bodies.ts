import type { FastifyInstance } from 'fastify'

/** JSON is the one format that is read; `__proto__` and `constructor.prototype` in it are refused. */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients name the type on every call; a call without a body may come with none.
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
