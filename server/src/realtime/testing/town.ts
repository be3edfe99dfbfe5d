import { randomUUID } from 'node:crypto'
import { afterEach } from 'vitest'
import type { Principal } from '../../platform/http/index.ts'
import { createMetrics } from '../../platform/metrics.ts'
import type { BusWorld } from '../../testing/buses.ts'
import { startTestHttp, type TestHttp } from '../../testing/http.ts'
import { openLive, type LiveClient } from '../../testing/live-client.ts'
import { serveLive, type LiveLimits } from '../index.ts'

/** People with their nodes, and whoever listens to them; all of them leave after each test. */
export function townsOn(world: BusWorld) {
  const nodes: TestHttp[] = []
  const clients: LiveClient[] = []
  afterEach(async () => {
    for (const client of clients.splice(0)) client.leave()
    await Promise.all(nodes.splice(0).map((node) => node.stop()))
  })

  async function connect(
    node: { url: string },
    options?: Parameters<typeof openLive>[1],
  ): Promise<LiveClient> {
    const client = await openLive(node.url, options)
    clients.push(client)
    return client
  }

  function town() {
    const person: Principal = {
      userId: randomUUID(),
      sessionId: randomUUID(),
      groups: ['USER'],
      brandId: 'aureole',
    }
    const agent: Principal = {
      ...person,
      userId: randomUUID(),
      sessionId: randomUUID(),
      groups: ['USER', 'AGENT'],
    }
    const ended = new Set<string>()
    return {
      person,
      agent,
      ended,
      topic: `user:${person.userId}`,
      ...nodesOf(world, { person, agent }, ended, nodes),
    }
  }

  return { connect, town }
}

export function balances(client: LiveClient): number[] {
  const changes = client.events.filter((event) => event.name === 'wallet.changed')
  return changes.map((event) => (event.data as { balance: number }).balance)
}

/** Nodes of one deployment: the same bus, the same sessions, each with an HTTP server of its own. */
function nodesOf(
  world: BusWorld,
  people: Record<'person' | 'agent', Principal>,
  ended: Set<string>,
  started: TestHttp[],
) {
  return {
    node: async (limits: Partial<LiveLimits> = {}) => {
      const bus = world.node()
      const metrics = createMetrics()
      let expired = false
      let broken = false
      let checks = 0
      const http = await startTestHttp(
        (served) =>
          serveLive(served, {
            bus,
            metrics,
            limits,
            topicsFor: ({ userId, sessionId, groups }) => [
              `user:${userId}`,
              `session:${sessionId}`,
              ...(groups.includes('AGENT') ? ['agents'] : []),
            ],
            watchClosely: ({ groups }) => groups.includes('AGENT'),
            sessionAlive: async (sessionId) => {
              checks += 1
              if (broken) throw new Error('the database is away')
              return !ended.has(sessionId)
            },
          }),
        { metrics, authenticate: async (token) => (expired ? undefined : people[token as 'person']) },
      )
      started.push(http)
      return {
        ...http,
        bus,
        expireTokens: () => {
          expired = true
        },
        breakSessionChecks: () => {
          broken = true
        },
        sessionChecks: () => checks,
        async metric(line: string): Promise<number | undefined> {
          const text = await metrics.registry.metrics()
          const found = text.split('\n').find((one) => one.startsWith(`${line} `))
          return found === undefined ? undefined : Number(found.split(' ').at(-1))
        },
      }
    },
  }
}
