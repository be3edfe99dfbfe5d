import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hear, mindOn, type TestMind } from '../testing/model-minds.ts'
import {
  delta,
  refuses,
  says,
  startModelServer,
  streams,
  type Answer,
  type ScriptedModelServer,
} from '../testing/model-server.ts'
import { event, sendPieces } from '../testing/model-stream.ts'

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
