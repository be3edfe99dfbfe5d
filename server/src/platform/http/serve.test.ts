import { route } from '@aureole/contract/route'
import { problemBody } from '@aureole/contract/problems'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAt, startTestHttp, type Answer, type TestHttp } from '../../testing/http.ts'
import { problem } from '../errors.ts'

const note = z.object({ id: z.uuid(), text: z.string() })
const id = '0199a000-0000-7000-8000-000000000001'

const readNote = route({
  name: 'notes.read',
  method: 'GET',
  path: '/api/notes/{id}',
  summary: 'One note',
  who: 'all',
  params: z.object({ id: z.uuid() }),
  query: z.object({ lines: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 3) }),
  answer: note,
})
const writeNote = route({
  name: 'notes.write',
  method: 'POST',
  path: '/api/notes',
  summary: 'Write a note',
  who: 'user',
  status: 201,
  idempotent: true,
  body: z.object({
    text: z.string().check(z.trim(), z.minLength(3), z.maxLength(20)),
    mail: z.email(),
    kind: z.enum(['PLAIN', 'LOUD']),
  }),
  answer: note,
})
const dropNote = route({
  name: 'notes.drop',
  method: 'DELETE',
  path: '/api/notes/{id}',
  summary: 'Drop a note',
  who: 'agent',
  status: 204,
  params: z.object({ id: z.uuid() }),
})
const rereadNote = route({ ...readNote, name: 'notes.reread', path: '/api/broken/{id}' })
const nudge = route({
  name: 'notes.nudge',
  method: 'POST',
  path: '/api/nudge',
  summary: 'Nudge',
  who: 'all',
  status: 202,
})

let server: TestHttp

beforeAll(async () => {
  server = await startTestHttp((http) => {
    http.serve(readNote, async ({ params, query }, { principal }) => {
      const extra = {
        id: params.id,
        text: `${query.lines} ${principal?.userId ?? 'guest'}`,
        secret: 'never shown',
      }
      return extra
    })
    http.serve(writeNote, async ({ body, idempotencyKey }) => ({
      id,
      text: `${body.text} ${idempotencyKey}`,
    }))
    http.serve(dropNote, async () => undefined)
    http.serve(rereadNote, async ({ params }) => {
      if (params.id.endsWith('1')) return { id: 'not an id', text: 'x' }
      if (params.id.endsWith('2')) throw problem('conflict', 'Somebody was faster.')
      throw new Error('password=hunter2 leaked from the depths')
    })
    http.serve(nudge, async () => undefined, { limit: { perAddress: { limit: 3, seconds: 60 } } })
  })
})
afterAll(() => server.stop())

const json = { 'content-type': 'application/json' }
const asPerson = { ...json, authorization: 'Bearer person', 'idempotency-key': 'k-1' }
const goodNote = JSON.stringify({ text: '  hello ', mail: 'a@b.test', kind: 'LOUD', more: 1 })

function problemOf(answer: Answer): z.output<typeof problemBody> {
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  const body = problemBody.parse(answer.json())
  expect(body.status).toBe(answer.status)
  expect(body.requestId).toBe(answer.headers['x-request-id'])
  return body
}

describe('a served route', () => {
  it('answers with what the contract names and nothing else', async () => {
    const answer = await server.ask(`/api/notes/${id}?lines=7`)
    expect(answer.status).toBe(200)
    expect(answer.json()).toEqual({ id, text: '7 guest' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('fills in defaults and knows the caller where everyone may call', async () => {
    const answer = await server.ask(`/api/notes/${id}`, { headers: { authorization: 'bearer person' } })
    expect(answer.json()).toEqual({ id, text: `3 ${id}` })
  })

  it('parses a body and passes the idempotency key on', async () => {
    const answer = await server.ask('/api/notes', { method: 'POST', headers: asPerson, body: goodNote })
    expect([answer.status, answer.json()]).toEqual([201, { id, text: 'hello k-1' }])
  })

  it('answers 204 and 202 without a body', async () => {
    const headers = { authorization: 'Bearer agent' }
    const dropped = await server.ask(`/api/notes/${id}`, { method: 'DELETE', headers })
    expect([dropped.status, dropped.text]).toEqual([204, ''])
    const nudged = await server.ask('/api/nudge', { method: 'POST', headers: json })
    expect([nudged.status, nudged.text]).toEqual([202, ''])
  })

  it('turns an answer that does not fit its contract into a logged 500', async () => {
    const answer = await server.ask(`/api/broken/${id}`)
    expect(problemOf(answer).code).toBe('unexpected-error')
    expect(server.lines).toContainEqual(
      expect.objectContaining({ msg: 'an answer does not fit its contract', issues: ['id invalid_format'] }),
    )
  })

  it('shows problems that are thrown on purpose and hides all others', async () => {
    const conflict = problemOf(await server.ask(`/api/broken/${id.slice(0, -1)}2`))
    expect([conflict.status, conflict.detail]).toEqual([409, 'Somebody was faster.'])
    const broken = await server.ask(`/api/broken/${id.slice(0, -1)}3`)
    expect(problemOf(broken).status).toBe(500)
    expect(broken.text).not.toContain('hunter2')
  })
})

describe('who may call', () => {
  it.each([
    ['no token', undefined],
    ['an unknown token', 'Bearer nobody'],
    ['another scheme', 'Basic person'],
    ['two tokens', 'Bearer person person'],
    ['no token after the scheme', 'Bearer '],
    ['control characters', 'Bearer per\tson'],
  ])('refuses %s with 401', async (_, authorization) => {
    const headers = { ...json, ...(authorization === undefined ? {} : { authorization }) }
    const answer = await server.ask('/api/notes', { method: 'POST', headers, body: goodNote })
    expect(problemOf(answer).code).toBe('not-authenticated')
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  it('refuses before it reads the body', async () => {
    const answer = await server.ask('/api/notes', { method: 'POST', headers: json, body: '{' })
    expect(answer.status).toBe(401)
  })

  it('hides what is for agents from everyone else', async () => {
    const headers = { authorization: 'Bearer person' }
    const answer = await server.ask(`/api/notes/${id}`, { method: 'DELETE', headers })
    expect(problemOf(answer).code).toBe('not-found')
  })
})

describe('bad input', () => {
  const post = (body: string | Buffer, headers: Record<string, string> = asPerson) =>
    server.ask('/api/notes', { method: 'POST', headers, body })

  it.each([
    ['malformed JSON', '{"text": ', 400, 'malformed-request'],
    ['an empty body', '', 400, 'malformed-request'],
    ['null', 'null', 400, 'malformed-request'],
    ['a list', '[]', 422, 'invalid-fields'],
    ['a word', '"text"', 422, 'invalid-fields'],
    ['a prototype', '{"__proto__": {"isAgent": true}}', 400, 'malformed-request'],
    ['a constructor', '{"constructor": {"prototype": {"x": 1}}}', 400, 'malformed-request'],
    ['a NUL', JSON.stringify({ text: 'he\0llo', mail: 'a@b.test', kind: 'LOUD' }), 400, 'malformed-request'],
    ['nothing but brackets', '['.repeat(30_000) + ']'.repeat(30_000), 422, 'invalid-fields'],
    ['more than 64 kB', JSON.stringify({ text: 'x'.repeat(70_000) }), 413, 'body-too-large'],
  ])('answers %s', async (_, body, status, code) => {
    const answer = await post(body)
    expect([answer.status, problemOf(answer).code]).toEqual([status, code])
  })

  it('names each wrong field in words', async () => {
    const answer = problemOf(await post(JSON.stringify({ text: 'x', mail: 7, kind: 'QUIET' })))
    expect(answer.fields).toEqual([
      { path: 'text', message: 'Please use at least 3 characters' },
      { path: 'mail', message: 'This has to be text' },
      { path: 'kind', message: 'This has to be one of PLAIN, LOUD' },
    ])
    const empty = problemOf(await post('{}'))
    expect(empty.fields?.map((field) => field.message)).toEqual(Array(3).fill('This is needed'))
  })

  it('refuses other formats, and a body without one', async () => {
    const { 'content-type': _, ...untyped } = asPerson
    for (const headers of [{ ...asPerson, 'content-type': 'text/plain' }, untyped]) {
      expect(problemOf(await post(goodNote, headers)).code).toBe('unsupported-media-type')
    }
  })

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['too long', 'k'.repeat(201)],
    ['with a space', 'a b'],
  ])('wants an idempotency key: %s', async (_, key) => {
    const { 'idempotency-key': __, ...without } = asPerson
    const answer = problemOf(
      await post(goodNote, key === undefined ? without : { ...without, 'idempotency-key': key }),
    )
    expect(answer.code).toBe('malformed-request')
    expect(answer.detail).toContain('Idempotency-Key')
  })

  it('answers an id that cannot be one like an unknown one', async () => {
    expect(problemOf(await server.ask('/api/notes/42')).code).toBe('not-found')
    expect(problemOf(await server.ask(`/api/notes/${'x'.repeat(400)}`)).code).toBe('not-found')
  })

  it('names a query that cannot be read', async () => {
    const answer = problemOf(await server.ask(`/api/notes/${id}?lines=many`))
    expect([answer.status, answer.fields?.[0]?.path]).toEqual([400, 'lines'])
  })

  it('answers unknown addresses, wrong methods and broken addresses with problems', async () => {
    expect(problemOf(await server.ask('/api/nothing')).code).toBe('not-found')
    expect(
      problemOf(await server.ask('/api/nothing', { method: 'POST', headers: json, body: '{' })).code,
    ).toBe('not-found')
    const wrong = await server.ask(`/api/notes/${id}`, { method: 'PUT', headers: json, body: '{}' })
    expect(problemOf(wrong).code).toBe('method-not-allowed')
    expect(wrong.headers.allow?.split(', ').toSorted()).toEqual(['DELETE', 'GET', 'HEAD'])
    expect(problemOf(await server.ask('/api/notes/%E0%A4%A')).code).toBe('malformed-request')
  })

  it('does not take a caller that goes away in the middle for a mistake of its own', async () => {
    const { connect } = await import('node:net')
    const before = server.lines.length
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    const headers = { ...asPerson, host: 'localhost', 'content-length': '100', expect: '100-continue' }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST /api/notes HTTP/1.1\r\n${head.join('')}\r\n`)
    await new Promise((resolve) => socket.once('data', resolve))
    socket.resetAndDestroy()
    await server.ask('/api/nothing')
    expect(server.lines.slice(before).map((line) => line['msg'])).not.toContain('a request failed')
  })

  it('has a last word for what is no HTTP', async () => {
    const { connect } = await import('node:net')
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write('this is not HTTP\r\n\r\n')
    const text = await new Promise<string>((resolve) => {
      let all = ''
      socket.on('data', (chunk) => (all += chunk.toString()))
      socket.on('close', () => resolve(all))
    })
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(problemBody.parse(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).code).toBe('malformed-request')
  })
})

describe('limits', () => {
  it('answers 429 with the time to wait', async () => {
    const nudgeOnce = () => server.ask('/api/nudge', { method: 'POST' })
    let answer = await nudgeOnce()
    for (let n = 0; n < 4 && answer.status !== 429; n++) answer = await nudgeOnce()
    const body = problemOf(answer)
    expect([body.code, body.retryAfter, answer.headers['retry-after']]).toEqual([
      'too-many-requests',
      60,
      '60',
    ])
  })

  it('counts each address for itself behind a proxy that is trusted, and scales', async () => {
    const own = await startTestHttp(
      (http) =>
        http.serve(nudge, async () => undefined, { limit: { perAddress: { limit: 1, seconds: 60 } } }),
      {
        config: {
          nodeEnv: 'test',
          publicUrl: new URL('http://localhost'),
          addressLimitScale: 2,
          trustProxy: true,
        },
      },
    )
    const from = async (address: string) =>
      (await own.ask('/api/nudge', { method: 'POST', headers: { 'x-forwarded-for': address } })).status
    expect([await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1')]).toEqual([202, 202, 429])
    expect(await from('10.0.0.2')).toBe(202)
    // The proxy writes the last one; whoever asks may have written the others.
    expect(await from('10.9.9.9, 10.0.0.1')).toBe(429)
    await own.stop()
  })
})

describe('the log', () => {
  it('has one line for each request, without its address, query or body', async () => {
    const before = server.lines.length
    const answer = await server.ask(`/api/notes/${id}?lines=4711`, {
      headers: { authorization: 'Bearer person' },
    })
    await expect.poll(() => server.lines.length).toBe(before + 1)
    const line = server.lines[before]
    expect(line).toMatchObject({
      msg: 'request',
      method: 'GET',
      route: '/api/notes/:id',
      status: 200,
      userId: id,
      requestId: answer.headers['x-request-id'],
    })
    expect(JSON.stringify(line)).not.toMatch(/4711|Bearer/)
  })

  it('takes a request id from nobody but a trusted proxy', async () => {
    const headers = { 'x-request-id': 'from-outside' }
    expect((await server.ask('/api/nothing', { headers })).headers['x-request-id']).not.toBe('from-outside')
  })

  it('measures by pattern and status', async () => {
    const port = Number(new URL(server.url).port)
    await askAt(port, `/api/notes/${id}`)
    const measured = await server.http.metrics.registry.metrics()
    expect(measured).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/notes\/:id",status="200"\} \d/,
    )
  })
})
