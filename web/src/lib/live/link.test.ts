import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { Connection } from './connection.ts'
import { keepLink, usualPace, type LinkEnd, type Pace } from './link.ts'
import { streamReader } from './read-stream.ts'

const stops: (() => void)[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const stop of stops.splice(0)) stop()
})

/** A real server; each request is answered by the next of the given ways. */
async function serve(...ways: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    const way = ways[Math.min(requests.length, ways.length) - 1]
    way?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  return requests
}

const ready = 'id: p0\nevent: ready\ndata: {}\n\n'
const stream = (response: ServerResponse, text: string) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(text)

function follow(
  pace: Partial<Pace> = {},
  access = { accessToken: async () => 'token', refresh: async () => 'fresh' },
) {
  const events: [string, string, string | undefined][] = []
  const states: Connection[] = []
  const ended = vi.fn()
  const link: LinkEnd = keepLink(streamReader(access), { ...usualPace, pause: () => 5, ...pace })({
    lastId: undefined,
    state: (state) => states.push(state),
    event: (...event) => events.push(event),
    beat: () => undefined,
    ended,
  })
  stops.push(() => link.close())
  return { link, events, states, ended }
}

test('it goes on from the last id after each loss', async () => {
  const requests = await serve(
    (_, response) => {
      stream(response, `${ready}id: p1\nevent: a\ndata: 1\n\n`)
      setTimeout(() => response.destroy(), 20)
    },
    (_, response) => stream(response, `id: p1\nevent: ready\ndata: {}\n\nid: p2\nevent: a\ndata: 2\n\n`),
  )
  const { events, states } = follow()
  await vi.waitFor(() => expect(events.at(-1)).toEqual(['a', '2', 'p2']))
  expect(requests.map((request) => request.headers['last-event-id'])).toEqual([undefined, 'p1'])
  expect(states.map((state) => state.status)).toEqual(['connecting', 'connected', 'connecting', 'connected'])
})

test('a token that is no longer taken is traded, and the same try goes on', async () => {
  const requests = await serve(
    (_, response) => response.writeHead(401).end(),
    (_, response) => stream(response, ready),
  )
  const { states } = follow()
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe('connected'))
  expect(requests.map((request) => request.headers.authorization)).toEqual(['Bearer token', 'Bearer fresh'])
})

test('the first loss is not shown, the next ones say when it tries again, and now means now', async () => {
  await serve((_, response) => response.destroy())
  const { link, states } = follow({ pause: (attempt) => (attempt === 0 ? 1 : 60_000) })
  await vi.waitFor(() => expect(states.at(-1)?.retryAt).toBeGreaterThan(Date.now() + 50_000))
  expect(states.map((state) => state.status)).toEqual(['connecting', 'connecting', 'lost'])
  await serve((_, response) => stream(response, ready))
  link.tryNow()
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe('connected'))
})

test('it waits as long as the server asks for', async () => {
  await serve((_, response) => void response.writeHead(503, { 'retry-after': '20' }).end())
  const { states } = follow({ pause: (attempt) => (attempt === 0 ? 0 : 1) })
  await vi.waitFor(() => expect(states).toHaveLength(2))
  const { link, states: others } = follow()
  link.tryNow()
  await vi.waitFor(() => {
    link.tryNow()
    expect(others.at(-1)?.retryAt).toBeGreaterThan(Date.now() + 15_000)
  })
})

test('a line without a sign of life is given up', async () => {
  const requests = await serve((_, response) => stream(response, ready))
  follow({ silenceMs: 60 })
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(2), { timeout: 3000 })
})

test('after the end of the session it does not come back', async () => {
  const requests = await serve((_, response) => {
    stream(response, `${ready}event: session.ended\ndata: {}\n\n`)
    response.end()
  })
  const { ended, events } = follow()
  await vi.waitFor(() => expect(ended).toHaveBeenCalled())
  expect(events.at(-1)?.[0]).toBe('session.ended')
  expect(requests).toHaveLength(1)
})

test('pauses grow to half a minute and differ', () => {
  const pauses = Array.from({ length: 100 }, () => usualPace.pause(20))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(30_000)
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(18_000)
  expect(new Set(pauses).size).toBeGreaterThan(90)
  expect(usualPace.pause(0)).toBeLessThanOrEqual(500)
})
