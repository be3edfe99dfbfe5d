import { request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { livePath } from '@aureole/contract/live'
import { vi } from 'vitest'

export interface SeenEvent {
  id: string | undefined
  name: string
  data: unknown
}

/** The other end of a live connection: reads the raw stream as a browser would. */
export interface LiveClient {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly events: SeenEvent[]
  readonly comments: number
  readonly retry: number | undefined
  readonly lastId: string | undefined
  readonly closed: boolean
  /** Stops taking bytes, as a reader on a bad line would. */
  pause(): void
  leave(): void
  /** Waits until so many events of this name were seen. */
  until(name: string, count?: number): Promise<SeenEvent>
}

export async function openLive(
  url: string,
  options: { token?: string; lastEventId?: string; headers?: Record<string, string> } = {},
): Promise<LiveClient> {
  const { token = 'person', lastEventId } = options
  const sent: ClientRequest = request(url + livePath, {
    agent: false,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      ...options.headers,
    },
  })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject).end()
  })
  const events: SeenEvent[] = []
  let buffer = ''
  let comments = 0
  let retry: number | undefined
  let lastId: string | undefined
  let closed = false
  answer.setEncoding('utf8')
  answer.on('data', (chunk: string) => {
    buffer += chunk
    const blocks = buffer.split('\n\n')
    buffer = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map<string, string>()
      for (const line of block.split('\n')) {
        const colon = line.indexOf(':')
        if (colon === 0) comments += 1
        else fields.set(line.slice(0, colon), line.slice(colon + 2))
      }
      if (fields.has('retry')) retry = Number(fields.get('retry'))
      if (fields.has('id')) lastId = fields.get('id')
      const data = fields.get('data')
      if (data !== undefined)
        events.push({ id: fields.get('id'), name: fields.get('event') ?? '', data: JSON.parse(data) })
    }
  })
  const close = () => {
    closed = true
  }
  answer.on('close', close).on('error', close)
  sent.on('error', close)

  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    events,
    get comments() {
      return comments
    },
    get retry() {
      return retry
    },
    get lastId() {
      return lastId
    },
    get closed() {
      return closed
    },
    pause: () => void answer.pause(),
    leave: () => void sent.destroy(),
    until(name, count = 1) {
      return vi.waitFor(
        () => {
          const found = events.filter((event) => event.name === name)
          const last = found[count - 1]
          if (!last)
            throw new Error(`waited for ${count} ${name}, saw ${events.map((event) => event.name).join()}`)
          return last
        },
        { timeout: 5000, interval: 5 },
      )
    },
  }
}
