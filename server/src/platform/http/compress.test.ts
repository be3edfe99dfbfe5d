import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHttp, type TestHttp } from '../../testing/http.ts'
import { encodingFor } from './compress.ts'

const long = JSON.stringify({ text: 'good company '.repeat(200) })

let server: TestHttp
beforeAll(async () => {
  server = await startTestHttp(({ fastify }) => {
    fastify.get('/api/long', async (_request, reply) =>
      reply.header('etag', '"x"').type('application/json').send(long),
    )
    fastify.get('/api/short', async (_request, reply) => reply.type('application/json').send('{}'))
    fastify.get('/api/auth/long', async (_request, reply) => reply.type('application/json').send(long))
    fastify.get('/picture', async (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)))
    fastify.get('/stream', async (_request, reply) =>
      reply.type('text/event-stream').send(Readable.from([long])),
    )
  })
})
afterAll(() => server.stop())

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', undefined],
  ['*', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('takes the best of what %s allows: %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

it('compresses long answers in the way that the caller takes', async () => {
  const br = await server.ask('/api/long', { headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(br.bytes).toString()).toBe(long)
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', etag: 'W/"x"' })
  expect(Number(br.headers['content-length'])).toBe(br.bytes.length)
  const gzip = await server.ask('/api/long', { headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(gzip.bytes).toString()).toBe(long)
  const plain = await server.ask('/api/long')
  expect([plain.text, plain.headers['content-encoding'], plain.headers.vary]).toEqual([
    long,
    undefined,
    'accept-encoding',
  ])
})

it('leaves alone what gains nothing, must not tell its length, or flows', async () => {
  for (const path of ['/api/short', '/api/auth/long', '/picture', '/stream']) {
    const answer = await server.ask(path, { headers: { 'accept-encoding': 'br, gzip' } })
    expect([path, answer.status, answer.headers['content-encoding']]).toEqual([path, 200, undefined])
  }
})
