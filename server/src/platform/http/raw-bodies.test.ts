import { route } from '@aureole/contract/route'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHttp, type TestHttp } from '../../testing/http.ts'

const hear = route({
  name: 'notes.hear',
  method: 'POST',
  path: '/api/notes/heard',
  summary: 'Hear a signed note',
  who: 'all',
  status: 200,
  raw: { maxBytes: 2000 },
  body: z.record(z.string(), z.unknown()),
  answer: z.object({ hex: z.string(), signature: z.nullable(z.string()) }),
})
const plain = route({ ...hear, name: 'notes.say', path: '/api/notes/said', raw: undefined as never })

let server: TestHttp
beforeAll(async () => {
  server = await startTestHttp((http) => {
    http.serve(
      hear,
      async ({ raw }, { header }) => ({ hex: raw.toString('hex'), signature: header('x-signature') ?? null }),
      { limit: { uncounted: true, perAddress: { limit: 700, seconds: 60 } } },
    )
    const { raw: _, ...json } = plain
    http.serve(json, async ({ body }) => ({ hex: JSON.stringify(body), signature: null }))
  })
})
afterAll(() => server.stop())

const send = (body: string | Buffer, headers: Record<string, string> = {}) =>
  server.ask('/api/notes/heard', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

it('gets the very bytes, whether or not they are JSON', async () => {
  for (const body of ['{ "a" : 1.0 }\n', '{"a":', '\u{FEFF}{}', '{"__proto__":1}']) {
    const answer = await send(body, { 'x-signature': 'v1' })
    expect(answer.json()).toEqual({ hex: Buffer.from(body).toString('hex'), signature: 'v1' })
  }
  expect((await send('{}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
})

it('refuses other types, nothing at all and too much', async () => {
  expect((await send('{}', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await send('')).status).toBe(400)
  expect((await send('x'.repeat(2001))).status).toBe(413)
})

it('leaves other calls as they are', async () => {
  const answer = await server.ask('/api/notes/said', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{ "a" : 1.0 }',
  })
  expect(answer.json()).toEqual({ hex: '{"a":1}', signature: null })
})

it('is not turned away for the other calls of its address', async () => {
  const others = await Promise.all(
    Array.from({ length: 640 }, () => server.ask('/api/notes/said', { method: 'POST' })),
  )
  expect(others.some((answer) => answer.status === 429)).toBe(true)
  expect((await send('{}')).status).toBe(200)
})
