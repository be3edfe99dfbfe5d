import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Less than this grows or gains nothing. */
const leastBytes = 1024
const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.+-]*json|xml|javascript|manifest\+json)|image\/svg\+xml)/

export type Encoding = 'br' | 'gzip'

/** The best encoding that the caller takes; `q=0` refuses one. */
export function encodingFor(header: string | string[] | undefined): Encoding | undefined {
  const taken = new Set<string>()
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) taken.add(name)
  }
  if (taken.has('br')) return 'br'
  return taken.has('gzip') || taken.has('*') ? 'gzip' : undefined
}

export async function compress(body: string | Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: 6 })
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    },
  })
}

/** Answers that are made on the fly; files come compressed from the build, and streams stay as they are. */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (!compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload
    if (reply.hasHeader('content-encoding')) return payload
    reply.header('vary', vary(reply.getHeader('vary'), 'accept-encoding'))
    // The length of a compressed answer tells about what is in it, so answers with tokens in them are left alone.
    if (request.url.startsWith('/api/auth/') || Buffer.byteLength(payload) < leastBytes) return payload
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === undefined) return payload
    const compressed = await compress(payload, encoding)
    const etag = reply.getHeader('etag')
    // A strong tag promises the same bytes, which these no longer are.
    if (typeof etag === 'string' && etag.startsWith('"')) reply.header('etag', `W/${etag}`)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return compressed
  })
}

function vary(before: number | string | string[] | undefined, name: string): string {
  const names = String(before ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  return names.some((one) => one.toLowerCase() === name) ? names.join(', ') : [...names, name].join(', ')
}
