import { route } from '@aureole/contract/route'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { request } from './request.ts'

const keepCard = route({
  name: 'cards.keep',
  method: 'POST',
  path: '/api/cards',
  summary: 'Keep a card',
  who: 'all',
  upload: { maxBytes: 1024 * 1024, types: ['image/png', 'application/octet-stream'] },
  answer: z.object({ ok: z.boolean() }),
})
const readCard = route({
  name: 'cards.read',
  method: 'GET',
  path: '/api/cards/{id}',
  summary: 'A card',
  who: 'all',
  params: z.object({ id: z.string() }),
  download: { types: ['image/png'] },
  problems: ['not-found'],
})

interface Asked {
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** Takes files as they are, unlike the origin that reads JSON alone. */
async function serveFiles(give: (response: ServerResponse) => void): Promise<Asked[]> {
  const asked: Asked[] = []
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      asked.push({ headers: incoming.headers, bytes: Buffer.concat(chunks) })
      give(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return asked
}

describe('a file to send', () => {
  const done = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')

  it('goes out as it is, under its own type', async () => {
    const asked = await serveFiles(done)
    const file = new Blob([new Uint8Array([137, 80, 0, 255])], { type: 'image/png' })
    expect(await request(keepCard, { file })).toEqual({ ok: true })
    expect(asked[0]?.headers['content-type']).toBe('image/png')
    expect([...(asked[0]?.bytes ?? [])]).toEqual([137, 80, 0, 255])
  })

  it.each(['', 'application/x-zip-compressed'])(
    'goes out as mere bytes where its type is “%s”',
    async (type) => {
      const asked = await serveFiles(done)
      await request(keepCard, { file: new Blob(['x'], { type }) })
      expect(asked[0]?.headers['content-type']).toBe('application/octet-stream')
    },
  )

  it('is refused before it is sent when it is too large', async () => {
    const asked = await serveFiles(done)
    const file = new Blob([new Uint8Array(1024 * 1024 + 1)], { type: 'image/png' })
    await expect(request(keepCard, { file })).rejects.toMatchObject({
      code: 'body-too-large',
      message: 'This file is larger than 1 MB.',
    })
    expect(asked).toEqual([])
  })
})

describe('a file to keep', () => {
  it.each([
    [`attachment; filename="Zoe.png"; filename*=UTF-8''Zo%C3%AB%20%28V3%29.png`, 'Zoë (V3).png'],
    ['attachment; filename="noor.png"', 'noor.png'],
  ])('comes with its name: %s', async (header, name) => {
    await serveFiles((response) =>
      response
        .writeHead(200, { 'content-type': 'image/png', 'content-disposition': header })
        .end(Buffer.from([1, 2])),
    )
    const file = await request(readCard, { params: { id: 'a' } })
    expect([file.name, file.blob.type, file.blob.size]).toEqual([name, 'image/png', 2])
  })

  it('that is not there is a problem like any other', async () => {
    await serveFiles((response) =>
      response
        .writeHead(404, { 'content-type': 'application/problem+json' })
        .end('{"code":"not-found","detail":"This angel does not exist."}'),
    )
    await expect(request(readCard, { params: { id: 'a' } })).rejects.toMatchObject({
      code: 'not-found',
      message: 'This angel does not exist.',
    })
  })
})
