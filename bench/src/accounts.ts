import { cpus, loadavg } from 'node:os'
import { startServer } from '@aureole/tools/lab/start-server'
import { quantile, report } from './lib/report.ts'

/**
 * Log-ins are dear on purpose (argon2id). This bench tells how many a second there are, and whether everyone else
 * notices: the slowest percent of `GET /api/vars` while 20 people log in at once, against the same in peace.
 */

const person = { email: 'user@aureole.test', password: 'angels-demo' }
const parallelLogIns = 20
const seconds = 8
/** Below this nobody notices, however fast the idle server is. */
const leastMs = 15
const json = { 'content-type': 'application/json' }

interface Tokens {
  accessToken: string
  refreshToken: string
}

const server = await startServer({ env: { ADDRESS_LIMIT_SCALE: '1000000' } })
try {
  const post = (path: string, body: object) =>
    fetch(`${server.url}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })

  async function logIn(): Promise<Tokens> {
    const answer = await post('/api/auth/login', person)
    if (!answer.ok) throw new Error(`log-in: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Tokens
  }

  async function readVars(): Promise<void> {
    const answer = await fetch(`${server.url}/api/vars`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`vars: ${answer.status}`)
  }

  /** One reader, a request every few milliseconds: a person's view of the server, not another load on it. */
  async function timesOfVars(until: () => boolean): Promise<number[]> {
    const times: number[] = []
    while (!until()) {
      const began = performance.now()
      await readVars()
      times.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 4))
    }
    return times
  }

  const during = (length: number) => {
    const end = performance.now() + length * 1000
    return () => performance.now() >= end
  }

  /** How often it was done a second by so many at once. */
  async function rate(workers: number, isOver: () => boolean, work: (worker: number) => Promise<void>) {
    const began = performance.now()
    let done = 0
    await Promise.all(
      Array.from({ length: workers }, async (_, worker) => {
        while (!isOver()) {
          await work(worker)
          done += 1
        }
      }),
    )
    return done / ((performance.now() - began) / 1000)
  }

  await timesOfVars(during(1.5))
  await logIn()
  const idle = await timesOfVars(during(seconds))

  const over = during(seconds)
  const [logIns, busy] = await Promise.all([
    rate(parallelLogIns, over, async () => void (await logIn())),
    timesOfVars(over),
  ])

  // A family may refresh once a second, so there are enough of them to keep the server busy; made by turns, since log-ins
  // of one account that are under way count as attempts.
  const families: Tokens[] = []
  await rate(
    10,
    () => families.length >= 200,
    async () => void families.push(await logIn()),
  )
  let next = 0
  const refreshes = await rate(8, during(seconds / 2), async () => {
    const turn = next++ % families.length
    const family = families[turn]
    if (family === undefined) return
    const answer = await post('/api/auth/token/refresh', { refreshToken: family.refreshToken })
    if (answer.status === 429) return
    if (!answer.ok) throw new Error(`refresh: ${answer.status} ${await answer.text()}`)
    families[turn] = (await answer.json()) as Tokens
  })

  const idleP99 = quantile(idle, 0.99)
  const kept = report(
    'bench/accounts',
    [
      { what: 'log-ins', value: logIns, unit: '/s' },
      { what: 'GET /api/vars, idle, p99', value: idleP99, unit: 'ms' },
      {
        what: `GET /api/vars during ${parallelLogIns} parallel log-ins, p99`,
        value: quantile(busy, 0.99),
        unit: 'ms',
        atMost: Math.round(Math.max(3 * idleP99, leastMs) * 10) / 10,
      },
      { what: 'refreshes', value: refreshes, unit: '/s' },
    ],
    {
      requests: { idle: idle.length, busy: busy.length },
      medians: { idle: quantile(idle, 0.5), busy: quantile(busy, 0.5) },
      machine: { cores: cpus().length, load: loadavg() },
    },
  )
  process.exitCode = kept ? 0 : 1
} finally {
  await server.stop()
}
