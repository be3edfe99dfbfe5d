import { livePath } from '@aureole/contract/live'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { Bus } from '../platform/bus/index.ts'
import { problem } from '../platform/errors.ts'
import type { Http, PersonContext, Principal } from '../platform/http/index.ts'
import { followTopics } from './follow-topics.ts'
import { createLiveMetrics } from './live-metrics.ts'
import { openStream } from './live-stream.ts'
import type { LiveStream } from './live-stream.ts'
import { openConnections } from './open-connections.ts'

export interface LiveLimits {
  readonly bufferedBytes: number
  readonly heartbeatMs: number
  readonly sessionCheckMs: number
  readonly closeCheckMs: number
  readonly perSession: number
  readonly perPerson: number
}

export interface LiveParts {
  readonly bus: Bus
  /** What this person may listen to. */
  readonly topicsFor: (principal: Principal) => readonly string[]
  readonly sessionAlive: (sessionId: string) => Promise<boolean>
  /** Whose log-in is looked at every second, since they hear of other people. */
  readonly watchClosely: (principal: Principal) => boolean
  readonly metrics: { readonly registry: Registry }
  readonly limits?: Partial<LiveLimits>
}

const usualLimits: LiveLimits = {
  bufferedBytes: 1024 * 1024,
  heartbeatMs: 15_000,
  sessionCheckMs: 30_000,
  closeCheckMs: 1000,
  perSession: 6,
  perPerson: 30,
}

/** A client that was closed to make room comes back late, so that two of them do not chase each other. */
const crowdedRetryMs = 30_000

/** `GET /api/live`. The rules are in SPEC.md. */
export function serveLive(http: Http, parts: LiveParts): void {
  const limits = { ...usualLimits, ...parts.limits }
  const metrics = createLiveMetrics(parts.metrics.registry)
  const open = openConnections(limits)
  const streams = new Set<LiveStream>()
  let stopping = false

  http.fastify.route({
    method: 'GET',
    url: livePath,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const limit = { perUser: { limit: 120, seconds: 60 } }
      const context = await http.enter(request, reply, { who: 'user', name: 'live', limit })
      if (stopping) throw problem('not-ready', 'This server is stopping. Try again in a moment.')
      reply.hijack()
      if (reply.raw.destroyed) return
      await connect(request, reply, context)
    },
  })

  http.fastify.addHook('preClose', async () => {
    stopping = true
    // Spread out, so that the other nodes do not get everyone in the same moment.
    for (const stream of streams) stream.end('shutdown', 200 + Math.random() * 3000)
  })

  async function connect(
    request: FastifyRequest,
    reply: FastifyReply,
    context: PersonContext,
  ): Promise<void> {
    const { principal } = context
    const lastEventId = lastEventIdOf(request)
    const leave = open.enter(principal, () => stream.end('too-many', crowdedRetryMs))
    let stop: (() => void) | undefined
    const checkMs = parts.watchClosely(principal) ? limits.closeCheckMs : limits.sessionCheckMs
    const checking = setInterval(() => void checkSession(), checkMs)
    metrics.opened(lastEventId !== undefined)
    const stream = openStream(reply.raw, reply.getHeaders(), limits, (reason) => {
      clearInterval(checking)
      leave()
      streams.delete(stream)
      stop?.()
      metrics.closed(reason)
    })
    streams.add(stream)

    async function checkSession(): Promise<void> {
      // Not knowing is no reason to throw someone out.
      const alive = await parts.sessionAlive(principal.sessionId).catch(() => true)
      if (alive || stream.ended) return
      stream.send({ name: 'session.ended', json: '{}' })
      stream.end('session-ended')
    }

    try {
      const topics = parts.topicsFor(principal)
      const replayBytes = limits.bufferedBytes / 2
      stop = await followTopics(
        { bus: parts.bus, topics, lastEventId, replayBytes },
        {
          event(event) {
            if (stream.ended) return
            stream.send(event)
            metrics.event()
            if (event.name === 'resync') metrics.resync()
            if (event.name === 'session.ended') stream.end('session-ended')
          },
        },
      )
      if (stream.ended) return stop()
      // It may have ended between the handshake and the moment from which its end would be heard.
      await checkSession()
    } catch (error) {
      context.log.error({ err: error }, 'a live connection broke')
      stream.end('left')
    }
  }
}

function lastEventIdOf(request: FastifyRequest): string | undefined {
  const header = request.headers['last-event-id']
  return Array.isArray(header) ? header.join() : header
}
