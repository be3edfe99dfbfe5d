import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAt, startTestHttp, type TestHttp } from '../../testing/http.ts'
import { asPerson, goodNote, id, json, nudge, problemOf, startNotes } from '../../testing/notes.ts'

let server: TestHttp

beforeAll(async () => {
  server = await startNotes()
})
afterAll(() => server.stop())

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
