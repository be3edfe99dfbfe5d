import type { FastifyInstance, FastifyRequest } from 'fastify'
import { malformedRequest } from '../errors.ts'

/** JSON as it came, unread: a signature is over bytes, and the same object written anew has others. */
export function acceptRaw(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })
}

export function readRaw(request: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(request.body) || request.body.length === 0)
    throw malformedRequest('This call needs a JSON body.')
  return request.body
}
