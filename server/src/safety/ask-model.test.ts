import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createAskModel } from './ask-model.ts'
import { createSafety } from './index.ts'
import { createModerationServer } from './providers/moderation-server.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

type Answer = (response: ServerResponse, body: { input: string }, request: IncomingMessage) => void

async function serve(answer: Answer) {
  let asked = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked++
      answer(response, JSON.parse(Buffer.concat(chunks).toString()) as { input: string }, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    baseUrl: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    asked: () => asked,
  }
}

const flags =
  (...names: string[]): Answer =>
  (response) => {
    const categories = Object.fromEntries(
      ['sexual', 'hate', ...names].map((name) => [name, names.includes(name)]),
    )
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ id: 'm', results: [{ flagged: names.length > 0, categories }] }))
  }

async function screenWith(answer: Answer, options: { explicit?: 'allowed' } = {}) {
  const { baseUrl, asked } = await serve(answer)
  const safety = createSafety({ moderation: { baseUrl, apiKey: 'secret' } })
  closing.push(safety.close)
  return { verdict: await safety.screen('a quiet text', { surface: 'message', ...options }), asked }
}

describe('the moderation server (S15)', () => {
  it.each([
    ['sexual/minors', 'block'],
    ['self-harm', 'crisis'],
    ['self-harm/intent', 'crisis'],
    ['harassment', 'flag'],
    ['harassment/threatening', 'flag'],
    ['hate', 'flag'],
    ['hate/threatening', 'block'],
    ['illicit', 'flag'],
    ['sexual', 'block'],
    ['violence', 'allow'],
    ['something/new', 'allow'],
  ])('%s means %s', async (name, kind) => {
    expect((await screenWith(flags(name))).verdict.kind).toBe(kind)
  })

  it('is asked with the text and the key, at its address with or without /v1', async () => {
    const seen: string[] = []
    const { baseUrl } = await serve((response, { input }, { url, headers }) => {
      seen.push(`${url} ${headers.authorization} ${input}`)
      flags()(response, { input }, undefined as never)
    })
    for (const path of ['/', '/v1', '/v1/']) {
      const server = createModerationServer({ baseUrl: new URL(path, baseUrl), apiKey: 'secret' })
      closing.push(server.close)
      await server.ask('hello')
    }
    expect(new Set(seen)).toEqual(new Set(['/v1/moderations Bearer secret hello']))
  })

  it('leaves to the brand what adults may say', async () => {
    expect((await screenWith(flags('sexual'), { explicit: 'allowed' })).verdict.kind).toBe('allow')
  })

  it.each<[string, Answer]>([
    ['errors', (response) => response.writeHead(500).end('oh')],
    ['talks nonsense', (response) => response.end('<html>')],
    ['answers in another form', (response) => response.end('{"results":[]}')],
    ['hangs up', (response) => response.destroy()],
    ['never ends', (response) => void response.write(' '.repeat(300_000))],
  ])('is left behind when it %s', async (_, answer) => {
    expect((await screenWith(answer)).verdict).toEqual({ kind: 'allow' })
  })

  it('is left behind when it is late', async () => {
    const { baseUrl } = await serve(() => undefined)
    const server = createModerationServer({ baseUrl }, 50)
    closing.push(server.close)
    expect(await createAskModel(server, {})('hello', { explicit: true })).toEqual([])
  })

  it('is left alone for a while when it keeps failing', async () => {
    const { baseUrl, asked } = await serve((response) => response.writeHead(503).end())
    const server = createModerationServer({ baseUrl })
    closing.push(server.close)
    const outcomes: string[] = []
    const ask = createAskModel(server, { onAnswer: (outcome) => outcomes.push(outcome) })
    for (let i = 0; i < 8; i++) await ask('hello', { explicit: true })
    expect(asked()).toBe(5)
    expect(outcomes.slice(-3)).toEqual(['rested', 'rested', 'rested'])
  })

  it('is not asked about replies, which are shown while they are written', async () => {
    const { baseUrl, asked } = await serve(flags('hate'))
    const safety = createSafety({ moderation: { baseUrl } })
    closing.push(safety.close)
    expect(await safety.screen('hello', { surface: 'reply' })).toEqual({ kind: 'allow' })
    expect(asked()).toBe(0)
  })
})
