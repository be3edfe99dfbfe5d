import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hear, mindOn, type TestMind } from '../testing/model-minds.ts'
import {
  refuses,
  says,
  startModelServer,
  type Habit,
  type ScriptedModelServer,
} from '../testing/model-server.ts'

let first: ScriptedModelServer
let second: ScriptedModelServer
const minds: TestMind[] = []

beforeEach(async () => {
  first = await startModelServer()
  second = await startModelServer()
  second.script(says('Second.'))
})
afterEach(async () => {
  for (const mind of minds.splice(0)) await mind.close()
  await first.close()
  await second.close()
})

function mindsOn(...[urls, change]: Parameters<typeof mindOn>): TestMind {
  const mind = mindOn(urls, change)
  minds.push(mind)
  return mind
}

const wrongKey = refuses(401, 'no such key')
const waits: Habit = ({ begin, hungUp }) => (begin(), hungUp)

describe('several servers', () => {
  it('M12: the first is asked, and the second only where the first cannot', async () => {
    const mind = mindsOn([first.url, second.url])
    expect((await hear(mind)).text).toBe('Look up.')
    first.script(wrongKey)
    expect((await hear(mind)).text).toBe('Second.')
    expect(second.asked).toHaveLength(1)
    expect(mind.name).toMatch(/^muse at 127\.0\.0\.1:\d+, else muse1 at/)
  })

  it('M12: once the first has said a word there is no second', async () => {
    const mind = mindsOn([first.url, second.url])
    first.script(async ({ begin, say, reset }) => {
      begin()
      say('Half')
      await new Promise((resolve) => setTimeout(resolve, 30))
      reset()
    })
    expect(await hear(mind)).toMatchObject({ text: 'Half', error: { kind: 'broke-off' } })
    expect(second.asked).toHaveLength(0)
  })

  it('M12: the built-in mind comes last, where it is switched on', async () => {
    first.script(wrongKey)
    second.script(wrongKey)
    expect((await hear(mindsOn([first.url, second.url]))).error).toMatchObject({ kind: 'unreachable' })
    const mind = mindsOn([first.url, second.url], { builtinFallback: true })
    const heard = await hear(mind)
    expect(heard.error).toBeUndefined()
    expect(heard.text.length).toBeGreaterThan(10)
    expect(heard.end).toMatchObject({ type: 'end' })
    expect(await mind.figure('mind_builtin_fallbacks_total')).toBe(1)
  })

  it('M18: of several failures the most telling counts', async () => {
    const mind = mindsOn([first.url, second.url])
    first.script(refuses(400, 'I will not'))
    second.script(wrongKey)
    expect((await hear(mind)).error).toMatchObject({ kind: 'refused' })
    first.script(wrongKey)
    second.script(refuses(429, 'slow down', { 'retry-after': '99' }))
    expect((await hear(mind)).error).toMatchObject({ kind: 'busy' })
  })

  it('M13: a server that keeps failing is not asked any more, and people do not wait for it', async () => {
    const mind = mindsOn([first.url, second.url])
    first.script(wrongKey)
    for (let i = 0; i < 8; i++) expect((await hear(mind)).text).toBe('Second.')
    expect(first.asked).toHaveLength(5)
    expect(await mind.figure('mind_breaker_open', 'server="muse at')).toBe(1)
    expect(await mind.figure('mind_breaker_open', 'server="muse1 at')).toBe(0)
  })

  it('M13: refusals of requests do not count against a server', async () => {
    const mind = mindsOn([first.url])
    first.script(refuses(400, 'I will not'))
    for (let i = 0; i < 8; i++) await hear(mind)
    first.script(says('Here.'))
    expect((await hear(mind)).text).toBe('Here.')
  })
})

describe('many people at once', () => {
  it('M15: a server is asked for so many replies at once, and all of them come', async () => {
    const mind = mindsOn([first.url], { parallel: 3 })
    first.script(async (answer) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      await says('Look up.')(answer)
    })
    const people = Array.from({ length: 12 }, (_, i) => hear(mind, { askedBy: `person ${i}` }))
    expect((await Promise.all(people)).map(({ text }) => text)).toEqual(Array<string>(12).fill('Look up.'))
    expect(first.mostOpen()).toBe(3)
  })

  it('M16: a full line is busy at once, and a long wait is busy in time', async () => {
    const mind = mindsOn([first.url], { parallel: 1, queue: 1, queueMs: 100 })
    first.script(waits)
    const abort = new AbortController()
    const served = hear(mind, { askedBy: 'a' }, abort.signal)
    await expect.poll(first.open).toBe(1)
    const waiting = hear(mind, { askedBy: 'b' })
    expect((await hear(mind, { askedBy: 'c' })).error).toMatchObject({
      kind: 'busy',
      detail: expect.stringContaining('try again') as string,
    })
    expect(await mind.figure('mind_queue_length')).toBe(1)
    expect((await waiting).error).toMatchObject({ kind: 'busy' })
    abort.abort()
    await served
    first.script(says('Free.'))
    expect((await hear(mind)).text).toBe('Free.')
  })

  it('M8: a reply that is stopped while it waits is never asked for', async () => {
    const mind = mindsOn([first.url], { parallel: 1 })
    first.script(waits)
    const running = new AbortController()
    const served = hear(mind, { askedBy: 'a' }, running.signal)
    await expect.poll(first.open).toBe(1)
    const stopped = new AbortController()
    const waiting = hear(mind, { askedBy: 'b' }, stopped.signal)
    stopped.abort()
    expect(await waiting).toMatchObject({ text: '', error: undefined })
    running.abort()
    await served
    expect(first.asked).toHaveLength(1)
  })

  it('M17: a summary waits until people have been answered', async () => {
    const mind = mindsOn([first.url], { parallel: 1 })
    const order: string[] = []
    first.script((answer) => {
      order.push(answer.asked.body['stream'] === true ? 'reply' : 'summary')
      return says('Fine.')(answer)
    })
    const digest = { persona: { name: 'Noor' }, person: { name: null }, turns: [], summary: null }
    const replies = [hear(mind, { askedBy: 'a' }), hear(mind, { askedBy: 'b' })]
    const summary = mind.summarise(digest, new AbortController().signal)
    replies.push(hear(mind, { askedBy: 'c' }))
    await Promise.all(replies)
    expect(await summary).toBe('Fine.')
    expect(order).toEqual(['reply', 'reply', 'reply', 'summary'])
  })
})
