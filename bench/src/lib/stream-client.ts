import { Agent, request } from 'node:http'

/** One agent for all: as many connections as there are people. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

export interface Heard {
  /** Milliseconds from asking to the first word, and to the last. */
  first: number
  whole: number
}

interface Asked {
  port: number
  path: string
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** Asks, and hands on each piece of the answer as it comes. Answers how to stop. */
export function listen(
  asked: Asked,
  onPiece: (piece: string) => void,
  onEnd: (error?: Error) => void,
): () => void {
  const { port, path, method, headers = {}, body } = asked
  const outgoing = request({ host: '127.0.0.1', port, path, method, agent, headers }, (answer) => {
    if (answer.statusCode !== 200) onEnd(new Error(`${path}: ${answer.statusCode}`))
    answer.setEncoding('utf8')
    answer.on('data', onPiece)
    answer.on('end', () => onEnd())
  })
  outgoing.on('error', (error) => onEnd(error))
  outgoing.end(body)
  return () => outgoing.destroy()
}

/** A completion straight from a model server, or through a pipe. */
export function completion(port: number): Promise<Heard> {
  const began = performance.now()
  let first = 0
  return new Promise((done, failed) => {
    listen(
      {
        port,
        path: '/v1/chat/completions',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"model":"muse","stream":true,"messages":[{"role":"user","content":"Hello"}]}',
      },
      () => (first ||= performance.now() - began),
      (error) => (error ? failed(error) : done({ first, whole: performance.now() - began })),
    )
  })
}

/** A call of the app, its answer read. */
export function call<T>(
  port: number,
  path: string,
  options: { token?: string; key?: string; body?: object } = {},
): Promise<T> {
  const { token, key, body } = options
  const headers = {
    host: 'localhost',
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  return new Promise((done, failed) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', agent, headers },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (piece: string) => (text += piece))
        answer.on('end', () => {
          if ((answer.statusCode ?? 500) < 300) done((text === '' ? undefined : JSON.parse(text)) as T)
          else failed(new Error(`${path}: ${answer.statusCode} ${text}`))
        })
      },
    )
    outgoing.on('error', failed)
    outgoing.end(body && JSON.stringify(body))
  })
}
