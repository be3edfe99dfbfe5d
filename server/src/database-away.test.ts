import type { AuthTokens } from '@aureole/contract/accounts'
import type { Chat } from '@aureole/contract/chats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from './platform/ids.ts'
import { startTestApp, type TestApp } from './testing/app.ts'
import { angelId } from './testing/chat-world.ts'
import { createPostgresqlDatabase } from './testing/databases.ts'
import { postgresqlUrl } from './testing/postgresql.ts'
import { tcpProxy, type TcpProxy } from './testing/tcp-proxy.ts'

const server = postgresqlUrl()

describe.skipIf(server === undefined)('while the database is away', () => {
  let own: Awaited<ReturnType<typeof createPostgresqlDatabase>>
  let cable: TcpProxy
  let app: TestApp
  let token: string | undefined

  beforeAll(async () => {
    own = await createPostgresqlDatabase(server!)
    const url = new URL(own.url)
    cable = await tcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
    url.host = `127.0.0.1:${cable.port}`
    app = await startTestApp({ env: { DATABASE_URL: url.href, DEMO_DATA: 'on', LOG_LEVEL: 'fatal' } })
    const login = { email: 'user@aureole.test', password: 'angels-demo' }
    token = ((await (await ask('POST', '/api/auth/login', login)).json()) as AuthTokens).accessToken
  }, 60_000)
  afterAll(async () => {
    cable.mend()
    await app.stop()
    await cable.close()
    await own.drop()
  })

  function ask(method: string, path: string, body?: object, key?: string): Promise<Response> {
    return fetch(new URL(path, app.url), {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  it('requests are told to come back, and what is tried again happens once', async () => {
    const direct = { type: 'DIRECT', avatarIds: [angelId('noor')] }
    const { chatHash } = (await (await ask('POST', '/api/chats', direct)).json()) as Chat
    const path = `/api/chats/${chatHash}/messages`
    const key = newId()

    cable.cut()
    const away = await ask('POST', path, { text: 'Are you there?' }, key)
    expect(away.status).toBe(503)
    expect(away.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(away.headers.get('content-type')).toContain('application/problem+json')
    const problem = (await away.json()) as { code: string; detail: string }
    expect(problem.code).toBe('not-ready')
    expect(problem.detail).not.toMatch(/ECONN|postgres|127\.0/i)
    expect((await ask('GET', '/api/avatars')).status).toBe(503)
    expect((await ask('GET', '/healthz')).status).toBe(200)

    cable.mend()
    await expect
      .poll(async () => (await ask('POST', path, { text: 'Are you there?' }, key)).status, {
        timeout: 20_000,
      })
      .toBe(201)
    expect((await ask('POST', path, { text: 'Are you there?' }, key)).status).toBe(201)
    const { items } = (await (await ask('GET', path)).json()) as { items: { text: string }[] }
    expect(items.filter(({ text }) => text === 'Are you there?')).toHaveLength(1)
    await expect.poll(async () => (await ask('GET', '/readyz')).status, { timeout: 20_000 }).toBe(200)
  })
})
