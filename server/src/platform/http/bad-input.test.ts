import { problemBody } from '@aureole/contract/problems'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestHttp } from '../../testing/http.ts'
import { asPerson, goodNote, id, json, problemOf, startNotes } from '../../testing/notes.ts'

let server: TestHttp

beforeAll(async () => {
  server = await startNotes()
})
afterAll(() => server.stop())

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
