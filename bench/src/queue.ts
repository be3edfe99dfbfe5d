import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createPostgresqlDatabase } from '@aureole/tools/lab/postgresql'
import { startServer } from '@aureole/tools/lab/start-server'
import { Client } from 'pg'
import { fillQueue, makeAgents } from './lib/desk.ts'
import { makePeople } from './lib/people.ts'
import { quantile, report } from './lib/report.ts'
import { call, listen } from './lib/stream-client.ts'

/**
 * Fifty thousand open cases and twenty agents at work: how long a page of the queue takes while they all read, take and decide, and how
 * soon they hear of a new case.
 */

const cases = 50_000
const agentCount = 20
const auditEntries = 200_000
const seconds = 15
/** Between two looks at the queue: each agent works like several. */
const pauseMs = 500

/** What agents did in some years; one entry in all of them says something that no other does. */
async function fillAudit(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query(
    `insert into audit_entries (id, at, agent_id, agent_name, action, reason)
     select gen_random_uuid(), now() - n * interval '1 minute', gen_random_uuid(), (array['Maya', 'Ben', 'Joost'])[1 + n % 3],
       (array['chat.opened', 'case.claimed', 'case.released'])[1 + n % 3],
       case when n = 150000 then 'Asked by mail, ticket 4711' when n % 5 = 0 then 'False flag: harmless in context.' end
     from generate_series(1, $1) as n`,
    [auditEntries],
  )
  await client.query('vacuum analyze audit_entries')
  await client.end()
}

const database = await createPostgresqlDatabase()
const server = await startServer({ env: { DATABASE_URL: database.url, ADDRESS_LIMIT_SCALE: '1000000' } })
try {
  const { port } = server
  await fillQueue(database.url, cases)
  const agents = await makeAgents(database.url, port, agentCount)
  const people = await makePeople(database.url, port, 12)

  const times: Record<string, number[]> = {}
  async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const done = await work()
    ;(times[what] ??= []).push(performance.now() - began)
    return done
  }

  const heard: number[][] = agents.map(() => [])
  const stops = agents.map((token, i) => {
    let rest = ''
    const headers = { host: 'localhost', authorization: `Bearer ${token}` }
    return listen(
      { port, path: '/api/live', method: 'GET', headers },
      (piece) => {
        const blocks = (rest + piece).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          if (block.includes('event: queue.changed')) heard[i]?.push(performance.now())
        }
      },
      () => undefined,
    )
  })

  const views = ['', '', '', '?minSeverity=3', '?source=CALL', '?brandId=celeste', '?view=all', '?page=3']
  let working = true
  let claiming = true
  async function work(token: string, number: number): Promise<void> {
    for (let turn = number; working; turn++) {
      const view = views[turn % views.length] ?? ''
      await timed('page', () => call(port, `/api/admin/queue${view}`, { token }))
      if (claiming && turn % 4 === 0) {
        const taken = await timed('next', () =>
          call<{ case: { id: string } }>(port, '/api/admin/queue/next', { token, body: {} }),
        )
        await call(port, `/api/admin/cases/${taken.case.id}/watch`, { token, body: {} })
        await timed('release', () =>
          call(port, `/api/admin/cases/${taken.case.id}/release`, { token, body: {} }),
        )
      }
      await pause(pauseMs)
    }
  }
  const workers = agents.map(work)

  await pause(seconds * 1000)
  const pages = times['page']?.length ?? 0
  claiming = false
  await pause(1000)

  /** From the press of the person to the word of it at each agent, while all of them read: nothing else changes then. */
  const delays: number[] = []
  for (const person of [...people, ...people, ...people]) {
    const seen = heard.map((events) => events.length)
    const began = performance.now()
    const { token, chatHash } = person
    await call(port, `/api/chats/${chatHash}/call-agent`, { token, key: randomUUID(), body: {} })
    const isHeard = () => heard.every((events, i) => events.length > (seen[i] ?? 0))
    while (!isHeard() && performance.now() - began < 5000) await pause(20)
    await pause(300)
    for (const [i, events] of heard.entries()) {
      const [first] = events.slice(seen[i])
      delays.push(first === undefined ? Infinity : first - began)
    }
  }
  working = false
  await Promise.all(workers)

  /** When nobody else works: the first page, and one deep in the queue. */
  for (let round = 0; round < 30; round++) {
    await timed('alone', () => call(port, '/api/admin/queue', { token: agents[0] ?? '' }))
    await timed('deep', () => call(port, '/api/admin/queue?page=4000', { token: agents[0] ?? '' }))
  }
  await fillAudit(database.url)
  for (let round = 0; round < 30; round++) {
    for (const q of ['ticket', 'harmless claimed', 'nobody wrote this']) {
      await timed('audit', () =>
        call(port, `/api/admin/audit?q=${encodeURIComponent(q)}`, { token: agents[0] ?? '' }),
      )
    }
  }
  for (const stop of stops) stop()

  const of = (what: string) => times[what] ?? []
  process.exitCode = report(
    'bench/queue',
    [
      {
        what: `pages of the queue a second, ${agentCount} agents`,
        value: pages / seconds,
        unit: '',
      },
      { what: 'a page of the queue, p50', value: quantile(of('page'), 0.5), unit: 'ms' },
      { what: 'a page of the queue, p95', value: quantile(of('page'), 0.95), unit: 'ms', atMost: 100 },
      { what: 'a page when nobody else works, p50', value: quantile(of('alone'), 0.5), unit: 'ms' },
      { what: 'page 4,000, p95', value: quantile(of('deep'), 0.95), unit: 'ms', atMost: 250 },
      { what: 'a search of the audit log, p95', value: quantile(of('audit'), 0.95), unit: 'ms', atMost: 100 },
      { what: 'take the next one, p95', value: quantile(of('next'), 0.95), unit: 'ms', atMost: 150 },
      { what: 'an agent hears of a change, p50', value: quantile(delays, 0.5), unit: 'ms' },
      { what: 'an agent hears of a change, p95', value: quantile(delays, 0.95), unit: 'ms', atMost: 500 },
    ],
    { cases, agents: agentCount, auditEntries },
  )
    ? 0
    : 1
} finally {
  await server.stop()
  await database.drop()
}
