import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { certificate } from '../testing/certificate.ts'
import { mindRequest } from '../testing/mind-request.ts'
import { hear, mindOn, type TestMind } from '../testing/model-minds.ts'
import { delta, startModelServer, streams, type ScriptedModelServer } from '../testing/model-server.ts'
import { listenTo } from './index.ts'

let server: ScriptedModelServer
let mind: TestMind

beforeEach(async () => {
  server = await startModelServer()
  mind = mindOn([server.url], { parallel: 100 })
})
afterEach(async () => {
  await mind.close()
  await server.close()
})

const tokens = Array.from({ length: 60 }, (_, i) => ` ${i}-ö`)
const whole = tokens.join('').trim()

/** Says one token after the other, some milliseconds apart. */
const slowly = (ms: number, count = tokens.length) =>
  streams(async ({ say, done }) => {
    for (const token of tokens.slice(0, count)) {
      say(token)
      await pause(ms)
    }
    done()
  })

interface Listener {
  readonly pieces: string[]
  readonly leave: AbortController
  readonly end: ReturnType<typeof listenTo>
}

function listen(isShown: boolean): Listener {
  const pieces: string[] = []
  const leave = new AbortController()
  const say = (words: string): boolean => {
    pieces.push(words)
    return isShown
  }
  return { pieces, leave, end: listenTo(mind, mindRequest(), say, leave.signal) }
}

describe('many replies at once', () => {
  it('M24: words of many replies come together, each once and in order', async () => {
    server.script(slowly(5))
    const listeners = Array.from({ length: 40 }, () => listen(true))
    const ends = await Promise.all(listeners.map(({ end }) => end))
    expect(ends.every((end) => end?.type === 'end')).toBe(true)
    for (const { pieces } of listeners) {
      expect(pieces.join('').trim()).toBe(whole)
      expect(pieces.length).toBeLessThan(tokens.length / 2)
    }
  })

  it('M24: nobody waits for words before a first one is shown', async () => {
    server.script(slowly(5))
    const others = Array.from({ length: 40 }, () => listen(true))
    const hidden = listen(false)
    await hidden.end
    expect(hidden.pieces.join('').trim()).toBe(whole)
    // A busy machine may bring two together now and then, though nobody asked for it.
    expect(hidden.pieces.length).toBeGreaterThan(tokens.length / 3)
    await Promise.all(others.map(({ end }) => end))
  })

  it('M8, M24: whoever leaves between two readings has the connection closed at once', async () => {
    server.script(streams(({ say, hungUp }) => (say('One', ' two'), hungUp)))
    const listeners = Array.from({ length: 40 }, () => listen(true))
    await expect.poll(() => listeners.every(({ pieces }) => pieces.length > 0)).toBe(true)
    for (const { leave } of listeners) leave.abort()
    expect(await Promise.all(listeners.map(({ end }) => end))).toEqual(Array(40).fill(undefined))
    await expect.poll(server.open, { timeout: 500, interval: 5 }).toBe(0)
  })

  it('M5, M24: who is not read is not taken for silent, and who is silent still is', async () => {
    const hasty = mindOn([server.url], {
      parallel: 200,
      timeouts: { connect: 3000, firstWord: 5000, betweenWords: 80, whole: 20_000 },
    })
    const ask = (): Promise<unknown> =>
      listenTo(hasty, mindRequest(), () => true, new AbortController().signal).then(
        () => 'whole',
        (error: { reason?: string }) => error.reason,
      )
    server.script(slowly(10, 15))
    // So many wait for a hundred milliseconds each time.
    const spoken = await Promise.all(Array.from({ length: 110 }, ask))
    expect(spoken.filter((one) => one === 'whole').length).toBeGreaterThan(100)
    server.script(streams(({ say, hungUp }) => (say('One'), hungUp)))
    expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array(20).fill('stalled'))
    await hasty.close()
  })

  it('M3, M24: a connection that breaks between two readings is noticed, behind all that came before', async () => {
    server.script(
      streams(async ({ say, reset }) => {
        say('One')
        await pause(30)
        say(' two')
        await pause(5)
        reset()
      }),
    )
    const listeners = Array.from({ length: 40 }, () => listen(true))
    const failures = await Promise.all(listeners.map(({ end }) => end.catch((error: unknown) => error)))
    for (const failure of failures) expect(failure).toMatchObject({ kind: 'broke-off', reason: 'reset' })
  })
})

describe('a server behind TLS', () => {
  it('is asked again on connections that it knows, and only when it proves who it is', async () => {
    const ports = new Set<number | undefined>()
    const safe = createServer(certificate, (request, response) => {
      ports.add(request.socket.remotePort)
      request.resume()
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const word of ['Grüße', ' 星']) response.write(`data: ${JSON.stringify(delta(word))}\n\n`)
      response.end('data: [DONE]\n\n')
    })
    await new Promise<void>((resolve) => safe.listen(0, '127.0.0.1', resolve))
    const { port } = safe.address() as AddressInfo
    const known = getCACertificates('default')
    const safeMind = mindOn([new URL(`https://localhost:${port}`)])
    try {
      expect((await hear(safeMind)).error).toMatchObject({ kind: 'unreachable', reason: 'connect' })
      expect(ports.size).toBe(0)
      setDefaultCACertificates([...known, certificate.cert])
      for (let i = 0; i < 5; i++) expect((await hear(safeMind)).text).toBe('Grüße 星')
      expect(ports.size).toBeLessThanOrEqual(2)
    } finally {
      setDefaultCACertificates(known)
      await safeMind.close()
      safe.closeAllConnections()
      await new Promise((resolve) => safe.close(resolve))
    }
  })
})
