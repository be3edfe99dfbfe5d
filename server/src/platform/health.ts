import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { notFound } from './errors.ts'
import { bearerToken } from './http/enter.ts'
import type { Http } from './http/index.ts'

/** Resolves when the part works, rejects when it does not. */
export type Check = () => Promise<unknown>

export interface HealthParts {
  readonly config: Pick<Config, 'nodeEnv' | 'metricsToken'>
  readonly checks: Readonly<Record<string, Check>>
  /** How long a part may think before it counts as broken. */
  readonly patienceMs?: number
}

export interface Health {
  /** Not ready from now on, though alive: balancers look elsewhere while running requests end. */
  drain(): void
}

/** `/healthz`: the process lives. `/readyz`: what it needs works. `/metrics`: what it measured. */
export function serveHealth(http: Http, parts: HealthParts): Health {
  let draining = false

  http.fastify.get('/healthz', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })

  http.fastify.get('/readyz', async (request, reply) => {
    const patienceMs = parts.patienceMs ?? 2000
    const results = await Promise.all(
      Object.entries(parts.checks).map(async ([name, check]) => {
        const failure = await failureOf(check, patienceMs)
        // The reason may name hosts and accounts: it is for the operator's log, not for whoever asks.
        if (failure !== undefined) request.log.warn({ check: name, err: failure }, 'a part is not ready')
        return [name, failure === undefined ? 'ok' : 'failed'] as const
      }),
    )
    const ready = !draining && results.every(([, result]) => result === 'ok')
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503)
    return reply.send({
      status: ready ? 'ok' : draining ? 'draining' : 'failed',
      checks: Object.fromEntries(results),
    })
  })

  http.fastify.get('/metrics', async (request, reply) => {
    if (!mayRead(request, parts.config)) throw notFound()
    const { registry } = http.metrics
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })

  return {
    drain() {
      draining = true
    },
  }
}

async function failureOf(check: Check, patienceMs: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs)
  })
  try {
    await Promise.race([check(), late])
    return undefined
  } catch (error) {
    return error ?? new Error('failed without a reason')
  } finally {
    clearTimeout(timer)
  }
}

/** With a token set, whoever has it. Without one, in production only this machine itself, and not through its proxy. */
function mayRead(request: FastifyRequest, config: HealthParts['config']): boolean {
  if (config.metricsToken !== undefined) {
    const given = bearerToken(request.headers.authorization) ?? ''
    return timingSafeEqual(digest(given), digest(config.metricsToken))
  }
  const direct = request.headers['x-forwarded-for'] === undefined
  const loopback = /^(?:127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '')
  return config.nodeEnv !== 'production' || (direct && loopback)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
