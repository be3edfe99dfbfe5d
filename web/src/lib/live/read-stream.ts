import { livePath } from '@aureole/contract/live'
import { createParser } from 'eventsource-parser'
import { StreamRefused, type ReadStream } from './link.ts'

export interface StreamAccess {
  accessToken(): Promise<string | undefined>
  refresh(rejected: string): Promise<string>
}

/** `fetch` instead of EventSource, which cannot send the token in a header. */
export function streamReader(access: StreamAccess): ReadStream {
  return async (lastId, signal, sink) => {
    const response = await ask(access, lastId, signal)
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      const seconds = Number(response.headers.get('retry-after'))
      throw new StreamRefused(seconds > 0 ? seconds * 1000 : undefined)
    }
    const parser = createParser({
      onEvent: (event) => sink.event(event.event ?? 'message', event.data, event.id),
      onRetry: (ms) => sink.retry(ms),
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      sink.alive()
      parser.feed(value)
    }
  }
}

async function ask(access: StreamAccess, lastId: string | undefined, signal: AbortSignal): Promise<Response> {
  const token = await access.accessToken()
  if (token === undefined) throw new StreamRefused()
  const response = await connect(token, lastId, signal)
  if (response.status !== 401) return response
  await response.body?.cancel()
  return connect(await access.refresh(token), lastId, signal)
}

function connect(token: string, lastId: string | undefined, signal: AbortSignal): Promise<Response> {
  const headers = new Headers({ accept: 'text/event-stream', authorization: `Bearer ${token}` })
  if (lastId !== undefined) headers.set('last-event-id', lastId)
  return fetch(new URL(livePath, location.origin), { headers, signal, cache: 'no-store' })
}
