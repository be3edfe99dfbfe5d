import { Agent, request } from 'undici'
import type { Mind, MindRequest } from '../../mind.ts'
import { CompletionError, readCompletion } from './read-completion.ts'
import { renderMessages } from './render-messages.ts'

export interface OpenAiOptions {
  /** With or without its `/v1`. */
  readonly baseUrl: URL
  readonly model: string
  readonly apiKey?: string
}

const patience = { connectMs: 5_000, headersMs: 60_000, betweenWordsMs: 30_000 } as const
const errorLength = 500

/** Any server that speaks `/v1/chat/completions` with streaming. */
export function createOpenAiMind(options: OpenAiOptions): Mind {
  const address = completionsAddress(options.baseUrl)
  const agent = new Agent({
    connect: { timeout: patience.connectMs },
    headersTimeout: patience.headersMs,
    bodyTimeout: patience.betweenWordsMs,
    // A stream has its connection to itself for as long as it lasts.
    pipelining: 1,
  })
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(options.apiKey === undefined ? {} : { authorization: `Bearer ${options.apiKey}` }),
  }
  return {
    name: `${options.model} at ${options.baseUrl.host}`,
    async *answer(asked: MindRequest, signal: AbortSignal) {
      const body = JSON.stringify({ model: options.model, stream: true, messages: renderMessages(asked) })
      const answer = await request(address, { method: 'POST', dispatcher: agent, headers, body, signal })
      if (answer.statusCode !== 200) {
        const words = (await answer.body.text()).slice(0, errorLength)
        throw new CompletionError(`the model server answered ${answer.statusCode}: ${words}`)
      }
      for await (const text of readCompletion(answer.body)) yield { type: 'text', text }
      yield { type: 'end', state: null }
    },
  }
}

export function completionsAddress(base: URL): string {
  const path = base.pathname.replace(/\/+$/, '')
  return `${base.origin}${path === '' ? '/v1' : path}/chat/completions`
}
