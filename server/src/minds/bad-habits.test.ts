import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hear, mindOn, type TestMind } from '../testing/model-minds.ts'
import {
  delta,
  refuses,
  says,
  startModelServer,
  streams,
  type Answer,
  type Habit,
  type ScriptedModelServer,
} from '../testing/model-server.ts'

let server: ScriptedModelServer
let mind: TestMind

beforeEach(async () => {
  server = await startModelServer()
  mind = mindOn([server.url])
})
afterEach(async () => {
  await mind.close()
  await server.close()
})

/** In so many pieces of the network, each sent before the next. */
async function sendPieces({ response }: Answer, bytes: Buffer, length: number): Promise<void> {
  for (let at = 0; at < bytes.length; at += length) {
    await new Promise<void>((resolve) => {
      response.write(bytes.subarray(at, at + length), () => setImmediate(resolve))
    })
  }
}

const event = (text: string): string => `data: ${JSON.stringify(delta(text))}\n\n`

describe('a good server', () => {
  it('is asked for a stream with key, model, limits and names to stop at, and is heard', async () => {
    const heard = await hear(mind, { state: { mood: 'kept' }, present: ['Kofi'] })
    expect(heard).toMatchObject({ text: 'Look up.', error: undefined })
    // M10
    expect(heard.end).toEqual({
      type: 'end',
      state: { mood: 'kept' },
      usage: { promptTokens: 120, completionTokens: 3 },
    })
    expect(server.asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer k' },
      body: { model: 'muse', stream: true, max_tokens: 300, stop: ['\nRobin:', '\nKofi:'] },
    })
    expect(await mind.figure('mind_tokens_total', 'kind="completion",counted="server"')).toBe(3)
    expect(await mind.figure('mind_first_word_seconds_count')).toBe(1)
  })

  it('is asked again on connections that it knows', async () => {
    const ports = new Set<number | undefined>()
    server.script((answer) => {
      ports.add(answer.response.socket?.remotePort)
      return says('Yes.')(answer)
    })
    for (let i = 0; i < 8; i++) expect((await hear(mind)).text).toBe('Yes.')
    // The next may be asked while the last one’s farewell is still on its way.
    expect(ports.size).toBeLessThanOrEqual(2)
  })
})

describe('bad habits of a stream', () => {
  it.each([1, 2, 3, 7, 100_000])('M1: pieces of %i bytes, through characters and events', async (length) => {
    const text = `${event('Grüße, ')}${event('星 🌌')}: a comment\n\nevent: x\nid: 1\n${event(' “ja”')}data: [DONE]\n\n`
    server.script(
      streams(async (answer) => {
        await sendPieces(answer, Buffer.from(text), length)
        answer.response.end()
      }),
    )
    expect(await hear(mind)).toMatchObject({ text: 'Grüße, 星 🌌 “ja”', error: undefined })
  })

  it('M1: several events in one piece are one piece of text', async () => {
    server.script(
      streams(({ response }) => void response.end(`${event('a')}${event('b')}${event('c')}data: [DONE]\n\n`)),
    )
    expect(await hear(mind)).toMatchObject({ text: 'abc', events: 2 })
  })

  it('M1: carriage returns, no space behind the colon, data over several lines', async () => {
    const lines = [
      `data:${JSON.stringify(delta('One'))}`,
      '',
      'data: {"choices":',
      'data: [{"delta":{"content":" two"}}]}',
      '',
      'data: [DONE]',
      '',
      '',
    ]
    server.script(streams(({ response }) => void response.end(lines.join('\r\n'))))
    expect((await hear(mind)).text).toBe('One two')
  })

  it('M2: no [DONE], at the end of the answer', async () => {
    server.script(streams(({ say, response }) => (say('Good', ' night.'), void response.end())))
    expect(await hear(mind)).toMatchObject({ text: 'Good night.', error: undefined })
  })

  it('M2: no [DONE], and the connection stays open behind the last word', async () => {
    server.script(
      streams(({ say, event: send }) => {
        say('Good night.')
        send({ choices: [{ delta: {}, finish_reason: 'stop' }] })
      }),
    )
    expect(await hear(mind)).toMatchObject({ text: 'Good night.', error: undefined })
    await expect.poll(server.open).toBe(0)
  })

  it('M2: the connection stays open behind [DONE]', async () => {
    server.script(streams(({ say, response }) => (say('Done.'), void response.write('data: [DONE]\n\n'))))
    expect((await hear(mind)).text).toBe('Done.')
    await expect.poll(server.open, { timeout: 4000 }).toBe(0)
  })

  it('role-only deltas, empty choices, null content, no usage', async () => {
    server.script(
      streams(({ event: send, say, done }) => {
        send({ choices: [{ delta: { role: 'assistant' } }] })
        send({ choices: [] })
        send({ choices: [{ delta: { content: null } }] })
        send({ choices: [{ delta: null, finish_reason: null }] })
        send({ object: 'something' })
        say('Here', ' I am.')
        done()
      }),
    )
    expect(await hear(mind)).toMatchObject({ text: 'Here I am.', end: { usage: { completionTokens: 2 } } })
    expect(await mind.figure('mind_tokens_total', 'kind="completion",counted="guessed"')).toBe(2)
  })

  it('M4: one piece of JSON instead of a stream', async () => {
    server.script(({ response }) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ choices: [{ message: { content: 'All at once.' } }] }))
    })
    expect(await hear(mind)).toMatchObject({ text: 'All at once.', error: undefined })
  })

  it.each([
    [
      'JSON with status 200',
      ({ response }: Answer) => void response.writeHead(200).end('{"error":{"message":"out of memory"}}'),
    ],
    [
      'an event of the stream',
      streams(
        ({ event: send, response }) => (send({ error: { message: 'out of memory' } }), void response.end()),
      ),
    ],
    [
      'an error without a form',
      streams(({ event: send, response }) => (send({ error: 'out of memory' }), void response.end())),
    ],
    ['status 500', refuses(500, 'out of memory')],
    [
      'status 500 in plain words',
      ({ response }: Answer) => void response.writeHead(500).end('<h1>out of  memory</h1>'),
    ],
  ])('M3: an error as %s fails with the server’s own words', async (_, habit) => {
    server.script(habit)
    const { text, error } = await hear(mind)
    expect(text).toBe('')
    expect(error?.message).toContain('out of memory')
    expect(error?.kind).toMatch(/^(unreachable|broke-off)$/)
    // M11
    expect(server.asked).toHaveLength(2)
  })

  it.each([
    ['nothing at all', streams(({ done }) => done())],
    ['an empty answer', ({ response }: Answer) => void response.writeHead(200).end()],
    ['blanks', streams(({ say, done }) => (say(' ', '\n\n'), done()))],
    ['something that is no JSON', streams(({ response }) => void response.end('data: oops\n\n'))],
  ])('M3: %s is no answer', async (_, habit) => {
    server.script(habit)
    expect((await hear(mind)).error).toMatchObject({
      kind: 'broke-off',
      detail: 'The reply broke off. Please try again.',
    })
  })

  it('M3: an error after the first word breaks the reply off, and nothing is said twice', async () => {
    server.script(
      streams(
        ({ say, event: send, response }) => (
          say('Well'),
          send({ error: { message: 'gone' } }),
          void response.end()
        ),
      ),
    )
    expect(await hear(mind)).toMatchObject({ text: 'Well', error: { kind: 'broke-off' } })
    expect(server.asked).toHaveLength(1)
  })

  it('M3: a filter that lets nothing through is a refusal', async () => {
    server.script(
      streams(
        ({ event: send, done }) => (
          send({ choices: [{ delta: {}, finish_reason: 'content_filter' }] }),
          done()
        ),
      ),
    )
    expect((await hear(mind)).error).toMatchObject({ kind: 'refused' })
  })

  it('M6: a model that never ends is cut off, and the reply stands', async () => {
    let isOpen = true
    server.script(
      streams(async ({ response, hungUp }) => {
        void hungUp.then(() => (isOpen = false))
        for (let i = 0; isOpen && i < 100_000; i++) {
          await new Promise<void>((resolve) => {
            response.write(event(`and then ${i} `), () => setImmediate(resolve))
          })
        }
      }),
    )
    const { text, error } = await hear(mind)
    expect(error).toBeUndefined()
    expect(text.length).toBeGreaterThanOrEqual(2400)
    expect(text.length).toBeLessThan(100_000)
    await expect.poll(() => isOpen).toBe(false)
  })
})

describe('bad habits of a connection', () => {
  it('M11: a reset before the first word is tried again', async () => {
    server.script(({ reset }) => reset(), says('Here.'))
    expect(await hear(mind)).toMatchObject({ text: 'Here.', error: undefined })
    expect(await mind.figure('mind_failures_total', 'reason="reset"')).toBe(1)
  })

  it('M11: a reset in the stream, before the first word, is tried again', async () => {
    server.script(
      streams(async ({ event: send, reset }) => {
        send({ choices: [{ delta: { role: 'assistant' } }] })
        await new Promise((resolve) => setTimeout(resolve, 20))
        reset()
      }),
      says('Here.'),
    )
    expect((await hear(mind)).text).toBe('Here.')
  })

  it('M11: a reset after the first word is not', async () => {
    server.script(
      streams(async (answer) => {
        await sendPieces(answer, Buffer.from(event('Half')), 1000)
        await new Promise((resolve) => setTimeout(resolve, 30))
        answer.reset()
      }),
    )
    expect(await hear(mind)).toMatchObject({ text: 'Half', error: { kind: 'broke-off' } })
    expect(server.asked).toHaveLength(1)
  })

  it('M11: a 500 is tried again, and a second one is the end', async () => {
    server.script(refuses(500, 'oops'), says('Here.'))
    expect((await hear(mind)).text).toBe('Here.')
    server.script(refuses(500, 'oops'))
    expect((await hear(mind)).error).toMatchObject({ kind: 'unreachable' })
    expect(server.asked).toHaveLength(4)
  })

  it('M11: 429 waits as long as it is told, within reason', async () => {
    server.script(refuses(429, 'slow down', { 'retry-after': '0.3' }), says('Here.'))
    const began = performance.now()
    expect((await hear(mind)).text).toBe('Here.')
    expect(performance.now() - began).toBeGreaterThan(290)
  })

  it('M14: 429 with a long wait is busy at once, and the server is left alone', async () => {
    server.script(refuses(429, 'quota', { 'retry-after': '3600' }))
    expect((await hear(mind)).error).toMatchObject({ kind: 'busy' })
    expect((await hear(mind)).error).toMatchObject({ kind: 'unreachable' })
    expect(server.asked).toHaveLength(1)
    expect(await mind.figure('mind_breaker_open')).toBe(1)
  })

  it('a refused connection is nobody there', async () => {
    await server.close()
    expect((await hear(mind)).error).toMatchObject({ kind: 'unreachable' })
    expect(await mind.figure('mind_failures_total', 'reason="connect"')).toBe(2)
    server = await startModelServer()
  })

  it('M11: a wrong key is the operator’s matter, and not tried again', async () => {
    server.script(refuses(401, 'no such key'))
    expect((await hear(mind)).error).toMatchObject({ kind: 'unreachable' })
    expect(server.asked).toHaveLength(1)
  })
})

describe('time', () => {
  const patience = { connect: 1000, firstWord: 150, betweenWords: 100, whole: 400 }

  async function hearWithin(habit: Habit) {
    const hasty = mindOn([server.url], { timeouts: patience })
    server.script(habit)
    const began = performance.now()
    const heard = await hear(hasty)
    await hasty.close()
    await expect.poll(server.open).toBe(0)
    return { ...heard, ms: performance.now() - began }
  }

  it('M5: a slow first word', async () => {
    const { error, ms } = await hearWithin(streams(({ hungUp }) => hungUp))
    expect(error).toMatchObject({ kind: 'unreachable', reason: 'slow-first-word' })
    expect(ms).toBeGreaterThan(140)
    expect(server.asked).toHaveLength(1)
  })

  it('M5: a server that accepts and says nothing, not even a status', async () => {
    expect((await hearWithin(({ hungUp }) => hungUp)).error).toMatchObject({ reason: 'slow-first-word' })
  })

  it('M5: comments are no words', async () => {
    const heard = await hearWithin(
      streams(async ({ response, hungUp }) => {
        const beat = setInterval(() => response.write(': still here\n\n'), 20)
        await hungUp
        clearInterval(beat)
      }),
    )
    expect(heard.error).toMatchObject({ reason: 'slow-first-word' })
  })

  it('M5: a stall in the middle', async () => {
    const heard = await hearWithin(streams(({ say, hungUp }) => (say('Well,'), hungUp)))
    expect(heard).toMatchObject({ text: 'Well,', error: { kind: 'broke-off', reason: 'stalled' } })
  })

  it('M5: thoughts are a sign of life, and the whole is bounded', async () => {
    const heard = await hearWithin(
      streams(async ({ event: send, hungUp }) => {
        const beat = setInterval(() => send({ choices: [{ delta: { reasoning_content: 'hm' } }] }), 30)
        await hungUp
        clearInterval(beat)
      }),
    )
    expect(heard).toMatchObject({ text: '', error: { reason: 'too-long' } })
    expect(heard.ms).toBeGreaterThan(390)
  })
})
