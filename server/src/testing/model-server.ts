import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What one answer does; it may take its time, and need not be good. */
export type Habit = (answer: Answer) => void | Promise<void>

export interface Answer {
  readonly response: ServerResponse
  readonly asked: AskedOfModel
  /** Resolves when whoever asked has hung up. */
  readonly hungUp: Promise<void>
  /** Begins a stream. */
  readonly begin: () => void
  /** One event of the stream; the delta of a choice where it is not the whole thing. */
  readonly event: (data: unknown) => void
  readonly say: (...words: string[]) => void
  readonly done: () => void
  /** Breaks the connection as a dying process does. */
  readonly reset: () => void
}

export interface AskedOfModel {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: {
    readonly [field: string]: unknown
    readonly messages: readonly { role: string; content: string }[]
  }
}

export interface ScriptedModelServer {
  readonly url: URL
  /** Completions that were asked for, oldest first. */
  readonly asked: readonly AskedOfModel[]
  /** How many answers are under way, and the most that ever were together. */
  readonly open: () => number
  readonly mostOpen: () => number
  /** For the answers to come, one each; the last one stays. */
  readonly script: (...habits: Habit[]) => void
  readonly close: () => Promise<void>
}

export const delta = (content: string): unknown => ({ choices: [{ index: 0, delta: { content } }] })
const finish = (reason: string): unknown => ({ choices: [{ index: 0, delta: {}, finish_reason: reason }] })

/** As a good server does it, word by word. */
export function says(...words: string[]): Habit {
  return ({ begin, say, event, done }) => {
    begin()
    event({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] })
    say(...words)
    event(finish('stop'))
    event({ choices: [], usage: { prompt_tokens: 120, completion_tokens: words.length } })
    done()
  }
}

/** A stream that goes as the test writes it. */
export function streams(write: (answer: Answer) => void | Promise<void>): Habit {
  return async (answer) => {
    answer.begin()
    await write(answer)
  }
}

/** Without a stream, as it is asked for in the background. */
export function answersWith(content: string): Habit {
  return ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] }),
    )
  }
}

export function refuses(status: number, message: string, headers: Record<string, string> = {}): Habit {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message } }))
  }
}

/** A model server on loopback that speaks the real protocol, with whatever habits a test wants. */
export async function startModelServer(
  models: readonly Record<string, unknown>[] = [{ id: 'muse' }],
): Promise<ScriptedModelServer> {
  let habits: Habit[] = [says('Look', ' up', '.')]
  const asked: AskedOfModel[] = []
  let open = 0
  let mostOpen = 0

  function answer(response: ServerResponse, one: AskedOfModel): void {
    asked.push(one)
    mostOpen = Math.max(mostOpen, ++open)
    const hungUp = new Promise<void>((resolve) => response.once('close', () => resolve()))
    response.once('close', () => open--)
    const event = (data: unknown): void => void response.write(`data: ${JSON.stringify(data)}\n\n`)
    const habit = habits.length > 1 ? habits.shift() : habits[0]
    void habit?.({
      response,
      asked: one,
      hungUp,
      begin: () => void response.writeHead(200, { 'content-type': 'text/event-stream' }),
      event,
      say: (...words) => words.forEach((word) => event(delta(word))),
      done: () => void response.end('data: [DONE]\n\n'),
      reset: () => void response.socket?.resetAndDestroy(),
    })
  }

  const server = createServer((incoming, response) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => {
      if (incoming.method === 'GET') {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ object: 'list', data: models }))
        return
      }
      const body = JSON.parse(Buffer.concat(pieces).toString()) as AskedOfModel['body']
      answer(response, { path: incoming.url ?? '', headers: incoming.headers, body })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    asked,
    open: () => open,
    mostOpen: () => mostOpen,
    script: (...next) => {
      habits = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
