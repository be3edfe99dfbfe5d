import { request as send, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { tooManyRequests } from '../platform/errors.ts'
import { createHttp, type Http, type HttpParts, type Principal } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits.ts'
import { createMetrics } from '../platform/metrics.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
  json: () => unknown
}

export interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface TestHttp {
  http: Http
  /** Each line of the log, parsed. */
  lines: Record<string, unknown>[]
  ask(path: string, options?: Ask): Promise<Answer>
  url: string
  stop(): Promise<void>
}

export const person: Principal = {
  userId: '0199a000-0000-7000-8000-000000000001',
  sessionId: '0199a000-0000-7000-8000-0000000000aa',
  groups: ['USER'],
  brandId: 'aureole',
}
export const agent: Principal = { ...person, groups: ['USER', 'AGENT'] }

/** A bare HTTP server on loopback, without database or features. `Bearer person` and `Bearer agent` are let in. */
export async function startTestHttp(
  build: (http: Http) => void,
  parts: Partial<HttpParts> = {},
): Promise<TestHttp> {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const metrics = createMetrics()
  const http = createHttp({
    config: {
      nodeEnv: 'test',
      publicUrl: new URL('http://localhost'),
      addressLimitScale: 1,
      trustProxy: false,
    },
    log,
    limits: countingLimits(),
    authenticate: async (token) => ({ person, agent })[token],
    brandOf: () => ({ brandId: 'aureole', origin: 'http://localhost' }),
    metrics,
    ...parts,
  })
  build(http)
  await http.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.fastify.server.address() as AddressInfo
  return {
    http,
    lines,
    url: `http://127.0.0.1:${port}`,
    ask: (path, options) => askAt(port, path, options),
    async stop() {
      await http.fastify.close()
      metrics.close()
    },
  }
}

/** Counts and never forgets: enough to see that a limit is asked for. */
export function countingLimits(): Limits {
  const taken = new Map<string, number>()
  return {
    async take(key, rule) {
      const count = (taken.get(key) ?? 0) + 1
      taken.set(key, count)
      if (count > rule.limit) throw tooManyRequests(rule.seconds)
    },
    async giveBack(key) {
      taken.set(key, (taken.get(key) ?? 0) - 1)
    },
  }
}

/** Plain `node:http`, which sends what it is told: any `Host`, any path, and takes the answer as it comes. */
export async function askAt(port: number, path: string, options: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = send(
      {
        port,
        host: '127.0.0.1',
        path,
        method: options.method ?? 'GET',
        headers: options.headers ?? {},
        agent: false,
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString('utf8')
          const { statusCode: status = 0, headers } = answer
          resolve({ status, headers, bytes, text, json: () => JSON.parse(text) as unknown })
        })
      },
    )
    sent.on('error', reject)
    sent.end(options.body)
  })
}
