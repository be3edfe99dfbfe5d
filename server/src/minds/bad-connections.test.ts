import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hear, mindOn, type TestMind } from '../testing/model-minds.ts'
import {
  refuses,
  says,
  startModelServer,
  streams,
  type Habit,
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
