import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { MindRequest } from '../../mind.ts'
import { completionsAddress, createOpenAiMind } from './openai.ts'
import { renderMessages } from './render-messages.ts'

const asked: MindRequest = {
  persona: {
    name: 'Noor',
    age: 29,
    occupation: 'Night-shift astronomer',
    biography: 'Works while the town sleeps.',
    speakingStyle: 'Short sentences.',
    traits: ['Dry'],
    hobbies: ['Crosswords'],
  },
  person: { name: 'Robin', about: null },
  memories: [],
  summary: null,
  turns: [{ from: 'person', text: 'Hello' }],
  goOn: false,
  version: 1,
  care: false,
  state: null,
}

let close: (() => Promise<void>) | undefined
afterEach(async () => {
  await close?.()
  close = undefined
})

/** A model server on loopback; what it got is kept. */
async function serve(answer: (response: ServerResponse) => void | Promise<void>) {
  const got: { url?: string | undefined; authorization?: string | undefined; body: string }[] = []
  let closed = 0
  const server = createServer((incoming, response) => {
    let body = ''
    response.on('close', () => closed++)
    incoming.on('data', (piece: Buffer) => (body += piece.toString()))
    incoming.on('end', () => {
      got.push({ url: incoming.url, authorization: incoming.headers.authorization, body })
      void answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  const { port } = server.address() as AddressInfo
  const mind = createOpenAiMind({ baseUrl: new URL(`http://127.0.0.1:${port}`), model: 'muse', apiKey: 'k' })
  return { mind, got, closed: () => closed }
}

const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

async function words(mind: ReturnType<typeof createOpenAiMind>, signal = new AbortController().signal) {
  const heard: string[] = []
  let ended = false
  for await (const one of mind.answer(asked, signal)) {
    if (one.type === 'text') heard.push(one.text)
    else ended = true
  }
  return { text: heard.join(''), ended }
}

describe('a mind on a model server', () => {
  it('asks for a stream and gives its words', async () => {
    const { mind, got } = await serve((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(`${event('Look')}${event(' up.')}data: [DONE]\n\n`)
    })
    expect(await words(mind)).toEqual({ text: 'Look up.', ended: true })
    expect(got).toMatchObject([{ url: '/v1/chat/completions', authorization: 'Bearer k' }])
    expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({ model: 'muse', stream: true })
  })

  it('reads characters and events that were cut anywhere', async () => {
    const whole = Buffer.from(`${event('Grüße, ')}${event('星 🌌')}data: [DONE]\n\n`)
    const { mind } = await serve(async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const byte of whole) {
        await new Promise<void>((resolve) => response.write(Uint8Array.of(byte), () => resolve()))
      }
      response.end()
    })
    expect(await words(mind)).toEqual({ text: 'Grüße, 星 🌌', ended: true })
  })

  it.each([
    ['a status', (response: ServerResponse) => response.writeHead(500).end('out of memory'), 'out of memory'],
    [
      'an error in the stream',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.end(`data: ${JSON.stringify({ error: { message: 'model is loading' } })}\n\n`)
      },
      'model is loading',
    ],
  ])('fails with the server’s own words: %s', async (_, answer, message) => {
    const { mind } = await serve((response) => answer(response))
    await expect(words(mind)).rejects.toThrow(message)
  })

  it('closes the request when it is not wanted any more', async () => {
    const abort = new AbortController()
    const { mind, closed } = await serve((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(event('One'))
    })
    const heard: string[] = []
    const reading = (async () => {
      for await (const one of mind.answer(asked, abort.signal)) {
        if (one.type === 'text') heard.push(one.text)
        abort.abort()
      }
    })()
    await expect(reading).rejects.toThrow()
    expect(heard).toEqual(['One'])
    await expect.poll(closed).toBe(1)
  })

  it.each([
    ['http://a:1', 'http://a:1/v1/chat/completions'],
    ['http://a:1/v1/', 'http://a:1/v1/chat/completions'],
    ['https://a/api/v1', 'https://a/api/v1/chat/completions'],
  ])('finds the address under %s', (base, address) => {
    expect(completionsAddress(new URL(base))).toBe(address)
  })
})

describe('the messages for the model', () => {
  it('never have two turns of one role in a row, and name the others of a group', () => {
    const messages = renderMessages({
      ...asked,
      turns: [
        { from: 'person', text: 'Cake?' },
        { from: 'other', name: 'Tomáš', text: 'With caraway.' },
        { from: 'self', text: 'Without.' },
        { from: 'person', text: 'Go on' },
      ],
    })
    expect(messages.slice(1)).toEqual([
      { role: 'user', content: 'Cake?\n\nTomáš: With caraway.' },
      { role: 'assistant', content: 'Without.' },
      { role: 'user', content: 'Go on' },
    ])
    expect(messages[0]?.content).toContain('Also here: Tomáš.')
  })

  it('say that it is an AI, with whom it talks, and when care is needed', () => {
    const system = (care: boolean) => renderMessages({ ...asked, care })[0]?.content
    expect(system(false)).toContain('You are Noor, 29')
    expect(system(false)).toContain('say so plainly when asked')
    expect(system(false)).toContain('Robin')
    expect(system(true)).toContain('never with any method of harm')
    expect(system(false)).not.toContain('method of harm')
  })
})
