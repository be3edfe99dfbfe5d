import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp } from './testing/app.ts'
import type { TestApp } from './testing/app.ts'
import { redisAnswers, redisUrl } from './testing/buses.ts'
import { createPostgresqlDatabase } from './testing/databases.ts'
import { postgresqlUrl } from './testing/postgresql.ts'

/* Two nodes of one deployment: the same PostgreSQL, the same Redis. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const server = postgresqlUrl()
const isPossible = server !== undefined && (await redisAnswers())

describe.skipIf(!isPossible)('two nodes', () => {
  let nodes: TestApp[]
  let drop: () => Promise<void>

  beforeAll(async () => {
    const database = await createPostgresqlDatabase(server!)
    drop = database.drop
    const env = { DATABASE_URL: database.url, REDIS_URL: redisUrl, AUTH_SECRET: 'x'.repeat(40) }
    nodes = await Promise.all(['a', 'b'].map((name) => startTestApp({ env: { ...env, NODE_ID: name } })))
  })
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()))
    await drop()
  })

  it('are ready together, with their Redis', async () => {
    for (const node of nodes) {
      expect(await call(node, '/readyz')).toMatchObject({
        checks: { database: 'ok', jobs: 'ok', redis: 'ok' },
      })
    }
  })

  it('are one app: logged in on one, listening on the other, the reply arrives', async () => {
    const [here, there] = nodes as [TestApp, TestApp]
    const person = { email: 'user@aureole.test', password: 'angels-demo' }
    const { accessToken } = await call<{ accessToken: string }>(here, '/api/auth/login', undefined, person)
    const { items } = await call<{ items: { chatHash: string }[] }>(there, '/api/chats', accessToken)
    const chatHash = items[0]!.chatHash

    const heard = new AbortController()
    const live = await fetch(`${there.url}/api/live`, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: heard.signal,
    })
    const reader = live.body!.pipeThrough(new TextDecoderStream()).getReader()
    await reader.read()
    await call(here, `/api/chats/${chatHash}/messages`, accessToken, { text: 'Hello from the other side' })

    let text = ''
    while (!text.includes('event: reply.done')) {
      const { value, done } = await reader.read()
      if (done) break
      text += value
    }
    heard.abort()
    expect(text).toContain('event: reply.delta')
    expect(text).toContain('event: reply.done')
  })
})

async function call<T>(node: TestApp, path: string, token?: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${node.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
