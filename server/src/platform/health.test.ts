import { afterEach, expect, it } from 'vitest'
import { startTestHttp, type TestHttp } from '../testing/http.ts'
import { serveHealth, type Health, type HealthParts } from './health.ts'

let server: TestHttp | undefined
afterEach(() => server?.stop())

async function start(parts: Partial<HealthParts>): Promise<Health> {
  let health: Health | undefined
  server = await startTestHttp((http) => {
    health = serveHealth(http, { config: { nodeEnv: 'test' }, checks: {}, ...parts })
  })
  if (health === undefined) throw new Error('not built')
  return health
}

it('is ready when every part is', async () => {
  await start({ checks: { database: async () => undefined, jobs: async () => 1 } })
  const answer = await server?.ask('/readyz')
  expect([answer?.status, answer?.json()]).toEqual([
    200,
    { status: 'ok', checks: { database: 'ok', jobs: 'ok' } },
  ])
})

it('names the part that fails or hangs, without its reasons', async () => {
  await start({
    patienceMs: 30,
    checks: {
      database: async () => Promise.reject(new Error('password authentication failed for dbuser')),
      jobs: async () => undefined,
      redis: () => new Promise(() => undefined),
    },
  })
  const answer = await server?.ask('/readyz')
  expect(answer?.status).toBe(503)
  expect(answer?.json()).toEqual({
    status: 'failed',
    checks: { database: 'failed', jobs: 'ok', redis: 'failed' },
  })
  expect(answer?.text).not.toContain('dbuser')
  expect((await server?.ask('/healthz'))?.status).toBe(200)
})

it('is alive but not ready while it drains', async () => {
  const health = await start({ checks: { database: async () => undefined } })
  health.drain()
  expect((await server?.ask('/readyz'))?.status).toBe(503)
  expect((await server?.ask('/healthz'))?.status).toBe(200)
})

it('shows the metrics to whoever has the token, and in production without one to this machine alone', async () => {
  await start({ config: { nodeEnv: 'production', metricsToken: 'secret-token' } })
  expect((await server?.ask('/metrics'))?.status).toBe(404)
  expect((await server?.ask('/metrics', { headers: { authorization: 'Bearer wrong' } }))?.status).toBe(404)
  const shown = await server?.ask('/metrics', { headers: { authorization: 'Bearer secret-token' } })
  expect([shown?.status, shown?.text]).toEqual([200, expect.stringContaining('nodejs_eventloop_lag_seconds')])
  await server?.stop()

  await start({ config: { nodeEnv: 'production' } })
  expect((await server?.ask('/metrics'))?.status).toBe(200)
  expect((await server?.ask('/metrics', { headers: { 'x-forwarded-for': '1.2.3.4' } }))?.status).toBe(404)
})
