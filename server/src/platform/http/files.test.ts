import { Readable } from 'node:stream'
import { route } from '@aureole/contract/route'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHttp, type TestHttp } from '../../testing/http.ts'
import { problemOf } from '../../testing/notes.ts'

const id = '0199a000-0000-7000-8000-000000000001'

const keepPicture = route({
  name: 'notes.keepPicture',
  method: 'POST',
  path: '/api/notes/{id}/picture',
  summary: 'Add a picture',
  who: 'user',
  params: z.object({ id: z.uuid() }),
  upload: { maxBytes: 300_000, types: ['image/png', 'application/json'] },
  answer: z.object({ bytes: z.int(), type: z.string(), name: z.optional(z.string()), first: z.int() }),
})
const readPicture = route({
  name: 'notes.readPicture',
  method: 'GET',
  path: '/api/notes/{id}/picture',
  summary: 'A picture to keep',
  who: 'all',
  params: z.object({ id: z.uuid() }),
  query: z.object({ name: z.string(), type: z._default(z.string(), 'image/png') }),
  download: { types: ['image/png', 'text/plain'] },
})
const writeNote = route({
  name: 'notes.write',
  method: 'POST',
  path: '/api/notes',
  summary: 'Write a note',
  who: 'user',
  status: 204,
  body: z.object({ text: z.string() }),
})

let server: TestHttp
beforeAll(async () => {
  server = await startTestHttp((http) => {
    http.serve(keepPicture, async ({ file }) => ({
      bytes: file.bytes.length,
      type: file.type,
      first: file.bytes[0] ?? -1,
      ...(file.name === undefined ? {} : { name: file.name }),
    }))
    http.serve(readPicture, async ({ query: { name, type } }) =>
      type === 'text/plain'
        ? {
            type: 'text/plain; charset=utf-8',
            name,
            stream: Readable.from([Buffer.from('a'), Buffer.from('b')]),
          }
        : { type, name, bytes: Buffer.from([1, 2, 3]) },
    )
    http.serve(writeNote, async () => undefined)
  })
})
afterAll(() => server.stop())

describe('a file that is sent', () => {
  const path = `/api/notes/${id}/picture`
  const send = (body: Buffer, type: string | undefined, more: Record<string, string> = {}) => {
    const headers = {
      authorization: 'Bearer person',
      ...(type === undefined ? {} : { 'content-type': type }),
    }
    return server.ask(path, { method: 'POST', headers: { ...headers, ...more }, body })
  }
  const picture = Buffer.alloc(300_000, 7)

  function form(parts: { name: string; filename?: string; type?: string; content: Buffer | string }[]) {
    const pieces = parts.flatMap(({ name, filename, type, content }) => [
      Buffer.from(
        `--line\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
          `${type === undefined ? '' : `content-type: ${type}\r\n`}\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
    return Buffer.concat([...pieces, Buffer.from('--line--\r\n')])
  }
  const formType = 'multipart/form-data; boundary=line'
  const file = { name: 'file', filename: 'Zoë.png', type: 'image/png', content: picture }
  const small = { ...file, content: 'x' }

  it('arrives whole as the plain body, of any type that the route names', async () => {
    const answer = await send(picture, 'image/png')
    expect(answer.json()).toEqual({ bytes: 300_000, type: 'image/png', first: 7 })
    const notParsed = await send(Buffer.from('{"__proto__": 1'), 'application/json; charset=utf-8')
    expect(notParsed.json()).toEqual({ bytes: 15, type: 'application/json', first: 123 })
  })

  it('arrives as the part of a form, with its name, other fields being ignored', async () => {
    const answer = await send(form([{ name: 'note', content: 'x' }, file]), formType)
    expect(answer.json()).toEqual({ bytes: 300_000, type: 'image/png', first: 7, name: 'Zoë.png' })
  })

  it.each([
    ['one byte too many', () => send(Buffer.alloc(300_001), 'image/png'), 413, 'body-too-large'],
    ['much too much', () => send(Buffer.alloc(5_000_000), 'image/png'), 413, 'body-too-large'],
    [
      'one byte too many without a length',
      () => send(Buffer.alloc(300_001), 'image/png', { 'transfer-encoding': 'chunked' }),
      413,
      'body-too-large',
    ],
    [
      'one byte too many in a form',
      () => send(form([{ ...file, content: Buffer.alloc(300_001) }]), formType),
      413,
      'body-too-large',
    ],
    [
      'much too much in a form without a length',
      () =>
        send(form([{ ...file, content: Buffer.alloc(900_000) }]), formType, {
          'transfer-encoding': 'chunked',
        }),
      413,
      'body-too-large',
    ],
    ['another type', () => send(picture, 'image/gif'), 415, 'unsupported-media-type'],
    ['no type', () => send(picture, undefined), 415, 'unsupported-media-type'],
    [
      'another type in a form',
      () => send(form([{ ...file, type: 'image/gif' }]), formType),
      415,
      'unsupported-media-type',
    ],
    ['nothing', () => send(Buffer.alloc(0), 'image/png'), 400, 'malformed-request'],
    [
      'a form without a file',
      () => send(form([{ name: 'file', content: 'x' }]), formType),
      400,
      'malformed-request',
    ],
    [
      'a file under another name',
      () => send(form([{ ...file, name: 'x' }]), formType),
      400,
      'malformed-request',
    ],
    ['two files', () => send(form([small, small]), formType), 400, 'malformed-request'],
    ['a form that breaks off', () => send(form([file]).subarray(0, -9), formType), 400, 'malformed-request'],
    ['a form without a border', () => send(form([file]), 'multipart/form-data'), 400, 'malformed-request'],
    [
      'a form with a hundred fields',
      () => send(form([...Array.from({ length: 100 }, () => ({ name: 'a', content: 'x' })), file]), formType),
      400,
      'malformed-request',
    ],
    [
      'a form with a prototype',
      () => send(form([{ ...file, name: '__proto__' }]), formType),
      400,
      'malformed-request',
    ],
  ])('is refused: %s', async (_, ask, status, code) => {
    const answer = await ask()
    expect([answer.status, problemOf(answer).code]).toEqual([status, code])
  })

  it('is not read from strangers, nor by any other route', async () => {
    const answer = await send(picture, 'image/png', { authorization: 'Bearer nobody' })
    expect(answer.status).toBe(401)
    for (const type of ['image/png', formType]) {
      const elsewhere = await server.ask('/api/notes', {
        method: 'POST',
        headers: { authorization: 'Bearer person', 'content-type': type },
        body: form([file]).subarray(0, 1000),
      })
      expect(problemOf(elsewhere).code).toBe('unsupported-media-type')
    }
  })

  it('that never ends is refused as soon as it is too large', async () => {
    const { connect } = await import('node:net')
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer person\r\n` +
        `content-type: ${formType}\r\ntransfer-encoding: chunked\r\n\r\n`,
    )
    const chunk = (bytes: Buffer) =>
      socket.write(
        Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
      )
    chunk(form([{ ...file, content: '' }]).subarray(0, -12))
    const more = setInterval(() => chunk(Buffer.alloc(50_000, 65)), 5)
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString()))
    })
    clearInterval(more)
    socket.destroy()
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('a file that is given', () => {
  const path = `/api/notes/${id}/picture`

  it('comes with its name and type, to be kept by nobody on the way', async () => {
    const answer = await server.ask(`${path}?name=noor.png`)
    expect([answer.status, [...answer.bytes]]).toEqual([200, [1, 2, 3]])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="noor.png"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  it('may flow', async () => {
    const answer = await server.ask(`${path}?name=a.txt&type=text/plain`)
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([
      200,
      'ab',
      'text/plain; charset=utf-8',
    ])
  })

  it.each([
    ['Zoë.png', `attachment; filename="Zoe.png"; filename*=UTF-8''Zo%C3%AB.png`],
    [
      '月 (2)’s.png',
      `attachment; filename="_ (2)_s.png"; filename*=UTF-8''%E6%9C%88%20%282%29%E2%80%99s.png`,
    ],
    ['../../etc/"x"\r\nset-cookie: a.png', 'attachment; filename="etc x set-cookie a.png"'],
    ['', 'attachment; filename="file"'],
  ])('has a name that any program can read: %s', async (name, header) => {
    const answer = await server.ask(`${path}?name=${encodeURIComponent(name)}`)
    expect(answer.headers['content-disposition']).toBe(header)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('of a type that the contract does not name is our own mistake', async () => {
    expect((await server.ask(`${path}?name=a&type=text/html`)).status).toBe(500)
  })
})
